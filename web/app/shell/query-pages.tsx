import { Outlet } from "react-router";
import { Queries } from "../data/queries.tsx";

/** Around the pages that ask by queries; the others start without what that takes. */
export default function AskingPages() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  );
}
