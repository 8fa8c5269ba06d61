import { Outlet } from "react-router";
import { Queries } from "../data/queries.tsx";

/** The layout of pages with queries; other pages do not load the query client. */
export default function QueryPages() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  );
}
