import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/** A partner's server with good and bad scripts. `asked` contains the requested paths. */
export type Partner = { address: string; requests: string[]; close: () => Promise<void> };

const loads = `
const shown = document.createElement("p");
shown.textContent = "Fares from the partner for " + new URL(document.currentScript.src).searchParams.get("currency");
document.currentScript.after(shown);
`;

/** Tries to access data of the site, and writes down what it got. */
const steals = `
const attempts = {
  token: () => localStorage.getItem("token"),
  tabStorage: () => sessionStorage.length,
  cookies: () => { document.cookie = "left=here"; return document.cookie; },
  database: () => indexedDB.open("x"),
  siteToken: () => parent.localStorage.getItem("token"),
  siteText: () => parent.document.body.innerText,
  siteAddress: () => parent.location.href,
  siteFrame: () => frameElement.outerHTML,
  leadAway: () => { top.location = "https://evil.example/"; return "led away"; },
  comeFrom: () => { if (document.referrer === "") throw new Error("nothing"); return document.referrer; },
  evaluate: () => new Function("return 1")(),
  asSite: async () => (await fetch(SITE + "/api/hoots")).status,
  asSecond: async () => (await fetch(location.origin + "/frames/fly-page")).status,
  elsewhere: async () => (await fetch("https://evil.example/")).status,
  popup: () => { const opened = open("https://evil.example/"); if (!opened) throw new Error("no handle"); return "held"; },
};
(async () => {
  const got = {};
  for (const [name, reach] of Object.entries(attempts)) {
    try { got[name] = String(await reach()); } catch (error) { got[name] = "refused"; }
  }
  const report = document.createElement("pre");
  report.id = "got";
  report.textContent = JSON.stringify(got);
  document.body.append(report);
  alert("from a partner");
})();
`;

/** Sends forged messages to the embedding page repeatedly. */
const lies = `
for (const lie of [
  { token: "mine" }, "widget loaded?", ["widget failed"], { is: "height", height: 1e9 }, 1e9, null,
  "<img src=x onerror=alert(1)>",
]) parent.postMessage(lie, "*");
setInterval(() => parent.postMessage("widget failed", "*"), 20);
`;

/** Navigates its frame to the site, and to a page of its own. */
const wanders = `
setTimeout(() => { location.href = new URL("/page.html", HERE); }, 50);
`;

/** Starts it. The last part of the path selects a script that loads, fails, hangs, steals, lies or navigates. */
export async function startPartner(site: () => string): Promise<Partner> {
  const requested: string[] = [];
  const server: Server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? "/", "http://partner");
    requested.push(pathname);
    const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const constants = `const SITE = ${JSON.stringify(site())}, HERE = ${JSON.stringify(here)};\n`;
    const scripts: Record<string, string> = {
      "/loads.js": loads,
      "/loads-in-tab.js": loads,
      "/steals.js": steals,
      "/lies.js": lies,
      "/wanders.js": wanders,
    };
    if (pathname === "/hangs.js") return;
    const script = scripts[pathname];
    if (script === undefined) answer.writeHead(404).end("Not found");
    else answer.writeHead(200, { "content-type": "text/javascript" }).end(constants + script);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    requests: requested,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Waits until the page has received so many messages. */
export const received = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (expected) =>
      new Promise((resolve) => {
        let left = expected;
        window.addEventListener("message", () => {
          left -= 1;
          if (left === 0) resolve();
        });
      }),
    count,
  );
