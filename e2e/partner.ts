import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A partner's host as it may turn out to be. `asked` holds the paths that browsers asked it for. */
export type Partner = { address: string; asked: string[]; close: () => Promise<void> };

const loads = `
const shown = document.createElement("p");
shown.textContent = "Fares from the partner for " + new URL(document.currentScript.src).searchParams.get("currency");
document.currentScript.after(shown);
`;

/** Reaches for everything of ours it can think of, and writes down what it got. */
const steals = `
const wanted = {
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
  popup: () => { const opened = open("https://evil.example/"); if (!opened) throw new Error("no hold on it"); return "held"; },
};
(async () => {
  const got = {};
  for (const [name, reach] of Object.entries(wanted)) {
    try { got[name] = String(await reach()); } catch (error) { got[name] = "refused"; }
  }
  const told = document.createElement("pre");
  told.id = "got";
  told.textContent = JSON.stringify(got);
  document.body.append(told);
  alert("from a partner");
})();
`;

/** Says what it should not to the page around it, again and again. */
const lies = `
for (const lie of [
  { token: "mine" }, "widget loaded?", ["widget failed"], { is: "height", height: 1e9 }, 1e9, null,
  "<img src=x onerror=alert(1)>",
]) parent.postMessage(lie, "*");
setInterval(() => parent.postMessage("widget failed", "*"), 20);
`;

/** Leads its frame to the site itself, and to a page of its own. */
const wanders = `
setTimeout(() => { location.href = new URL("/page.html", HERE); }, 50);
`;

/** Starts it. It answers scripts that load, fail, hang, steal, lie and wander, by the last part of the path. */
export async function startPartner(site: () => string): Promise<Partner> {
  const asked: string[] = [];
  const server: Server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? "/", "http://partner");
    asked.push(pathname);
    const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const known = `const SITE = ${JSON.stringify(site())}, HERE = ${JSON.stringify(here)};\n`;
    const scripts: Record<string, string> = {
      "/loads.js": loads,
      "/steals.js": steals,
      "/lies.js": lies,
      "/wanders.js": wanders,
    };
    if (pathname === "/hangs.js") return;
    const script = scripts[pathname];
    if (script === undefined) answer.writeHead(404).end("Not found");
    else answer.writeHead(200, { "content-type": "text/javascript" }).end(known + script);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
