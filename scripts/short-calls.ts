import type { Plugin } from "vite";

/** What of a call only servers read: browsers send it as it is written, and take the answer as it comes. */
const serversOnly = new Set([
  "summary",
  "params",
  "query",
  "response",
  "limits",
  "unverified",
  "example",
]);

/** Leaves out of the browser's files what only servers read of the calls that contracts declare. */
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
      // From the end on, as what was cut moves what follows it.
      for (const [from, to] of cuts.toReversed()) {
        short = short.slice(0, from) + short.slice(to).replace(/^\s*,/, "");
      }
      return { code: short, map: null };
    },
  },
};
