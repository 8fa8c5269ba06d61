import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The site map. */
export default [
  layout("layout/pages.tsx", [
    index("home/page.tsx"),
    route("posts", "hoots/posts-page.tsx"),
    layout("layout/asking-pages.tsx", [
      route("posts/new", "hoots/write-page.tsx"),
      route("newhoot", "hoots/new-hoot-page.tsx"),
      route("allposts", "hoots/all-page.tsx"),
      route("hoots/:id", "hoots/hoot-page.tsx"),
      route("blogs", "blogs/blogs-page.tsx"),
      route("blogs/:id", "blogs/blog-page.tsx"),
      route("account", "accounts/account-page.tsx"),
      route("addpet", "pets/add-page.tsx"),
      route("pets/:id", "pets/pet-page.tsx"),
    ]),
    route("profiles", "profiles/own-page.tsx"),
    route("profile", "profiles/own-page.tsx", { id: "profile" }),
    route("profiles/:id", "profiles/profile-page.tsx"),
    route("profiles/:id/photos/:photoId", "gallery/photo-page.tsx"),
    route("write", "blogs/write-page.tsx"),
    route("articles", "articles/articles-page.tsx"),
    route("articles/:id", "articles/article-page.tsx"),
    route("bloga", "articles/bloga-page.tsx"),
    route("signup", "accounts/sign-up-page.tsx"),
    route("login", "accounts/log-in-page.tsx"),
    route("forgot", "accounts/forgot-page.tsx"),
    route("reset", "accounts/reset-page.tsx"),
    route("api/auth/verify", "accounts/verify-page.tsx"),
    route("newsletter", "newsletter/newsletter-page.tsx"),
    route("api/newsletter/confirm", "newsletter/confirm-page.tsx"),
    route("api/newsletter/unsubscribe", "newsletter/unsubscribe-page.tsx"),
    route("error", "errors/error-page.tsx"),
    route("*", "errors/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
