import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The site map. */
export default [
  layout("layout/pages.tsx", [
    index("home/page.tsx"),
    route("error", "errors/error-page.tsx"),
    route("*", "errors/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
