import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The site map. */
export default [
  index("home/page.tsx"),
  route("error", "errors/error-page.tsx"),
  route("*", "errors/not-found-page.tsx"),
] satisfies RouteConfig;
