import type { ListedPage } from "./store.ts";

const shownPages = 12;

const styles = `:root{color-scheme:light dark}
@font-face{font-family:Figtree;src:url(/fonts/figtree.woff2);font-weight:300 900}
@font-face{font-family:Fraunces;src:url(/fonts/fraunces-soft.woff2);font-weight:300 900}
*{box-sizing:border-box}
body{margin:0;padding:32px 20px 48px;background:light-dark(#faf6ee,#091224);color:light-dark(#131f45,#f4f0e6);font:1.0625rem/1.5 Figtree,system-ui,sans-serif}
main{width:min(640px,100%);margin:0 auto}
svg{width:64px;height:64px}
h1{margin:16px 0 8px;font:650 2.2rem/1.1 Fraunces,Georgia,serif;text-wrap:balance}
h2{margin:32px 0 8px;font-size:1.1875rem}
a{color:inherit;text-underline-offset:3px}
ul{margin:0;padding:0;list-style:none;border-top:1px solid light-dark(#ddd5c6,#2f3a5c)}
li{border-bottom:1px solid light-dark(#ddd5c6,#2f3a5c)}
li a{display:block;min-height:48px;padding:12px 0}
.retry{display:inline-block;margin-top:16px;padding:12px 24px;border-radius:999px;background:#f0b444;color:#131f45;font-weight:650;text-decoration:none}
a:focus-visible{outline:3px solid light-dark(#2f4fc4,#f6c560);outline-offset:2px}`;

/** Our mark, as `/brand/mark.svg` shows it. */
const mark = `<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="17" fill="#152350"/><g transform="translate(3.2 2.6) scale(.9)"><path d="M4.5 31L59.5 11" fill="none" stroke="#c98a55" stroke-width="4" stroke-linecap="round"/><path d="M31 23C23 14 11 15 9 27c-1.3 8 3 14 8 13 5-1 5-9 14-16zM33 22c6-10 18-12 22-1 2.5 7.5 0 14-5 14s-8-7-17-11z" fill="#d98f25"/><path d="M32 20c15 0 22 11 21.5 21C53 52 44 58 32 58S11 52 10.5 41C10 31 17 20 32 20z" fill="#f6b53c"/><path d="M32 36c7 0 11.5 4.5 11.5 10.5S38 55.5 32 55.5s-11.5-3-11.5-9S25 36 32 36z" fill="#fff4dc"/><circle cx="23" cy="34.5" r="3.2" fill="#131f45"/><circle cx="41" cy="34.5" r="3.2" fill="#131f45"/><path d="M27 40.5q5-2.6 10 0q.6 4-5 5.5q-5.6-1.5-5-5.5z" fill="#131f45"/><path d="M26.5 18.5q5.5-4 11 0q1.5 4-5.5 5q-7-1-5.5-5z" fill="#e2563b"/></g></svg>`;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Titles come from saved HTML, in which they are escaped already.
const row = ({ url, title }: ListedPage): string =>
  `<li><a href="${url.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">${title.replace(/ · [^·]*$/, "")}</a></li>`;

type Text = { title: string; text: string; retry?: boolean };

/** A page of the worker's own, with the saved pages. It needs no script and no other file. */
function ownPage({ title, text, retry }: Text, pages: readonly ListedPage[]): Response {
  const list =
    pages.length === 0
      ? ""
      : `<h2>Pages saved on this device</h2><ul>${pages.slice(0, shownPages).map(row).join("")}</ul>`;
  const button = retry ? `<a class="retry" href="">Try again</a>` : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styles}</style></head><body><main>${mark}<h1>${title}</h1><p role="status">${text}</p>${button}${list}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    },
  });
}

/** In place of a page that isn't saved, without a network. */
export const offlinePage = (pages: readonly ListedPage[]): Response =>
  ownPage(
    {
      title: "You're offline",
      text: "This page isn't saved on this device. Check your connection, then try again.",
      retry: true,
    },
    pages,
  );

/** In place of a page that isn't saved, until it arrives over a slow network. */
export const slowPage = (pages: readonly ListedPage[]): Response =>
  ownPage(
    {
      title: "Slow connection",
      text: "This page isn't saved on this device. It opens here as soon as it arrives.",
    },
    pages,
  );
