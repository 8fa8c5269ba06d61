import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { statusOf } from "#contracts/kernel/errors.ts";
import { accessTokenPrefix, scopeOf } from "#contracts/kernel/scopes.ts";
import type * as z from "zod/mini";
import { escaped } from "../html.ts";
import { jsonSchema } from "./openapi.ts";

const who: Record<Endpoint["session"], string> = {
  none: "Anyone",
  optional: "Anyone; logged-in users also see their own likes",
  required: "Logged-in users (bearer token)",
  moderator: "Moderators and admins",
  admin: "Admins",
};

function part(title: string, schema: z.ZodMiniType | undefined, io: "input" | "output"): string {
  if (!schema) return "";
  return `<h4>${title}</h4><pre>${escaped(JSON.stringify(jsonSchema(schema, io), null, 2))}</pre>`;
}

function entry(endpoint: Endpoint): string {
  const rates = (endpoint.limits?.rates ?? []).map(
    ({ times, seconds, per }) => `limit: ${times} requests in ${seconds / 60} min per ${per}`,
  );
  const facts = [
    who[endpoint.session],
    ...scopeText(endpoint),
    `returns ${endpoint.status ?? 200}`,
    ...(endpoint.proof ? ["needs a log-in or proof from the last 10 minutes"] : []),
    ...(endpoint.idempotent ? ["supports Idempotency-Key"] : []),
    ...(endpoint.versioned ? ['returns ETag "v&lt;n&gt;"'] : []),
    ...rates,
  ];
  return `<details id="${endpoint.method}-${escaped(endpoint.path)}">
<summary><b>${endpoint.method}</b> <code>${escaped(endpoint.path)}</code></summary>
<p>${escaped(endpoint.summary)}</p><p>${facts.join(" · ")}.</p>
${part("Path parameters", endpoint.params, "input")}${part("Query parameters", endpoint.query, "input")}
${part("Request body", endpoint.body, "input")}${endpoint.event ? part("Event", endpoint.event, "output") : part("Response", endpoint.response, "output")}
</details>`;
}

function scopeText(endpoint: Endpoint): string[] {
  const scope = scopeOf(endpoint);
  if (scope === "any") return [];
  return [scope === "none" ? "no access tokens" : `access tokens: ${scope}`];
}

/** How a program calls with a token, by the first call of each scope that needs nothing else. */
function tokenExamples(endpoints: readonly Endpoint[], publicUrl: string): string {
  const plain = endpoints.filter(({ session, params }) => session === "required" && !params);
  const read = plain.find((endpoint) => scopeOf(endpoint) === "read" && !endpoint.bytes);
  const write = plain.find((endpoint) => scopeOf(endpoint) === "write" && endpoint.example);
  const bearer = '-H "Authorization: Bearer $TOKEN"';
  const lines = [
    `TOKEN=${accessTokenPrefix}…`,
    ...(read ? [`curl -sS ${bearer} ${publicUrl}${read.path}`] : []),
    ...(write
      ? [
          `curl -sS -X ${write.method} ${bearer} -H "Content-Type: application/json" -d '${JSON.stringify(write.example)}' ${publicUrl}${write.path}`,
        ]
      : []),
  ];
  return `<pre id="token-example">${escaped(lines.join("\n"))}</pre>`;
}

/** The API reference page, with endpoints grouped by path. */
export function apiPageHtml(
  endpoints: readonly Endpoint[],
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
): string {
  const name = escaped(siteName);
  const groups = Map.groupBy(endpoints, ({ path }) => path.split("/")[2] ?? "");
  const sections = [...groups].map(
    ([group, members]) =>
      `<section><h2>${escaped(group)}</h2>${members.map(entry).join("\n")}</section>`,
  );
  const codes = Object.entries(statusOf).map(
    ([code, status]) => `<tr><td>${status}</td><td><code>${code}</code></td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Reference for every endpoint of the ${name} API.">
<link rel="stylesheet" href="/api/docs.css"><link rel="icon" href="/brand/favicon.svg"></head><body><main>
<p><a href="/">${name}</a></p><h1>${name} API</h1>
<p>Responses are JSON. Send your token as <code>Authorization: Bearer …</code>. Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<section><h2>Access tokens</h2>
<p>Programs use an access token, which begins with <code>${accessTokenPrefix}</code>. Create one on your account page, with a name, its scopes and the days it lasts. It is shown once, and you can revoke it at any time.</p>
<p>The scope <code>read</code> is for GET requests and for POST requests that only read; <code>write</code> is for all others. Neither includes the other. Without the scope, the answer is 403 <code>SCOPE</code>. No token can call <code>/api/auth/</code> or <code>/api/admin/</code>, and an admin's token has no more rights than a member's.</p>
${tokenExamples(endpoints, publicUrl)}</section>
${sections.join("\n")}
<section><h2>Errors</h2><p>Every error response is <code>{ message, code, fields?, current?, ticket?, requestId }</code>.</p>
<table><tr><th>Status</th><th>Code</th></tr>${codes.join("")}</table></section>
</main></body></html>`;
}
