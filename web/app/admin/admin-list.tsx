import { errorCode } from "../data/errors.ts";
import { GrowingList, type GrowingListProps } from "../ui/growing-list.tsx";
import { Forbidden } from "./admin-page.tsx";

/** A growing list for admins. A person who is no longer an admin sees that the page is for admins. */
export const AdminList = <Row,>(props: GrowingListProps<Row>) =>
  errorCode(props.query.error) === "ADMIN_ONLY" ? <Forbidden /> : <GrowingList {...props} />;
