import { parseSetCookie } from "cookie";
import type { TestServer } from "./server.ts";

/** A browser with its cookies, which goes to the provider and back. */
export type OidcBrowser = {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Posts JSON; returns the status and the parsed answer. */
  post: (
    path: string,
    body: unknown,
    token?: string,
  ) => Promise<{ status: number; answer: Answer }>;
  /** Opens the address of the provider; returns the path on the site to which it leads. */
  throughProvider: (url: string) => Promise<string>;
  /** From the log-in page to the provider and back; returns the path of the page at the end. */
  goAndComeBack: (next?: string) => Promise<string>;
  /** The same, and exchanges the code. */
  logIn: () => Promise<{ status: number; answer: Answer }>;
};

type Answer = { code?: string; message?: string; ticket?: string; url?: string } | string;

export function newBrowser(server: TestServer): OidcBrowser {
  const jar = new Map<string, string>();
  const send: OidcBrowser["fetch"] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set("cookie", Array.from(jar, (pair) => pair.join("=")).join("; "));
    const response = await server.fetch(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const { name, value = "", maxAge } = parseSetCookie(line);
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const post: OidcBrowser["post"] = async (path, body, token) => {
    const headers = new Headers({ "content-type": "application/json" });
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    const response = await send(path, { method: "POST", headers, body: JSON.stringify(body) });
    const answer: Answer = await response.json();
    return { status: response.status, answer };
  };
  const throughProvider: OidcBrowser["throughProvider"] = async (url) => {
    const answer = await fetch(url, { redirect: "manual" });
    const back = new URL(answer.headers.get("location") ?? "");
    return back.pathname + back.search;
  };
  const goAndComeBack: OidcBrowser["goAndComeBack"] = async (next) => {
    const query = next === undefined ? "" : `?next=${encodeURIComponent(next)}`;
    const started = await send(`/api/auth/oidc/start${query}`);
    const url = started.headers.get("location") ?? "";
    if (url.startsWith("/")) return url;
    return (await send(await throughProvider(url))).headers.get("location") ?? "";
  };
  return {
    fetch: send,
    post,
    throughProvider,
    goAndComeBack,
    async logIn() {
      const path = await goAndComeBack();
      return post("/api/auth/oidc/exchange", { code: codeIn(path) });
    },
  };
}

/** The code in the address of the log-in page. */
export const codeIn = (path: string): string =>
  new URLSearchParams(path.split("?")[1]).get("code") ?? "";
