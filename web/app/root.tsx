import "./ui/styles/index.css";
import { Suspense, useContext, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { siteContext } from "./data/server.ts";
import { ErrorView } from "./ui/error-view.tsx";
import { ScriptNonce } from "./shell/script-nonce.ts";
import { Shell } from "./shell/shell.tsx";

export const loader = ({ context }: Route.LoaderArgs) => context.get(siteContext);

// What it loads never changes while the page is open.
export const shouldRevalidate = () => false;

const font = (name: string) =>
  ({
    rel: "preload",
    href: `/fonts/${name}.woff2`,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  }) as const;

export const links: Route.LinksFunction = () => [
  font("figtree"),
  font("fraunces-soft"),
  { rel: "icon", href: "/brand/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/brand/touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  {
    rel: "alternate",
    href: "/feed.atom",
    type: "application/atom+xml",
    title: "Hoots and stories",
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(ScriptNonce);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#091224" />
        {/* oxlint-disable-next-line react/no-danger -- a constant text, known to the page's policy by its hash */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {/* A mismatch in here is mended in here, and leaves the scripts beside it alone. */}
        <Suspense>
          <Shell>{children}</Shell>
        </Suspense>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}

/**
 * Runs before the first paint: sets the chosen theme and whether a member is signed in, for the styles. It is constant,
 * as the content security policy allows it by its hash.
 */
const headScript = `(() => {
  const page = document.documentElement.dataset;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") page.theme = theme;
    const token = localStorage.getItem("token");
    if (token) {
      const payload = atob(token.split(".")[1].replace(/-/g, "+").replace(/_/g, "/"));
      if (JSON.parse(payload).exp * 1000 > Date.now()) page.session = "member";
    }
  } catch {}
})()`;
