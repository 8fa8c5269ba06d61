import type { Plugin } from "vite";

/** Properties of an endpoint that only servers use. Browsers neither validate requests nor parse responses. */
const serversOnly = new Set([
  "summary",
  "params",
  "query",
  "response",
  "limits",
  "unverified",
  "example",
]);

/** Removes server-only properties of endpoints from the browser build. */
export const shortCalls: Plugin = {
  name: "short-calls",
  enforce: "post",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /contracts\/src\/[\w-]+\/[\w-]+\.ts$/, code: "endpoint({" },
    handler(code) {
      const cuts: [from: number, to: number][] = [];
      for (const statement of this.parse(code).body) {
        if (statement.type !== "ExportNamedDeclaration") continue;
        if (statement.declaration?.type !== "VariableDeclaration") continue;
        const call = statement.declaration.declarations[0]?.init;
        if (call?.type !== "CallExpression" || call.callee.type !== "Identifier") continue;
        const [parts] = call.arguments;
        if (call.callee.name !== "endpoint" || parts?.type !== "ObjectExpression") continue;
        for (const part of parts.properties) {
          if (part.type !== "Property" || part.key.type !== "Identifier") continue;
          if (serversOnly.has(part.key.name)) cuts.push([part.start, part.end]);
        }
      }
      let short = code;
      // From the end backwards, because each removal shifts what follows.
      for (const [from, to] of cuts.toReversed()) {
        short = short.slice(0, from) + short.slice(to).replace(/^\s*,/, "");
      }
      return { code: short, map: null };
    },
  },
};
