/**
 * Whether the receiving server vouches for the domain of a sender. `results` is the topmost `Authentication-Results`
 * (RFC 8601): it must name that server, and say that DMARC passed; where the domain has none, that DKIM or SPF passed for
 * the domain itself. A missing header or an unknown result vouches for nothing.
 */
export function isAuthentic(
  results: string | undefined,
  { server, domain }: { server: string; domain: string },
): boolean {
  const [head = "", ...methods] = withoutComments(results ?? "").split(";");
  if (head.trim().split(/\s+/)[0]?.toLowerCase() !== server.toLowerCase()) return false;
  const parsed = methods.map((method) => propertiesOf(method));
  const dmarc = parsed.filter(({ method }) => method === "dmarc");
  if (dmarc.some(({ result }) => result === "pass")) {
    return dmarc.every(({ result }) => result === "pass");
  }
  if (dmarc.some(({ result }) => result !== "none")) return false;
  return parsed.some(({ method, result, properties }) => {
    if (result !== "pass") return false;
    const names =
      method === "dkim"
        ? [properties.get("header.d"), properties.get("header.i")]
        : method === "spf"
          ? [properties.get("smtp.mailfrom"), properties.get("smtp.envelope-from")]
          : [];
    return names.some((name) => name?.replace(/^.*@/, "") === domain);
  });
}

/** Comments in parentheses say nothing to a program. */
function withoutComments(text: string): string {
  let depth = 0;
  let rest = "";
  for (const sign of text.slice(0, 10_000)) {
    if (sign === "(") depth += 1;
    if (depth === 0) rest += sign;
    if (sign === ")") depth = Math.max(0, depth - 1);
  }
  return rest;
}

function propertiesOf(text: string) {
  const pairs = [
    ...text.toLowerCase().matchAll(/([a-z.-]{1,40})\s{0,5}=\s{0,5}"?([^\s";]{1,320})/g),
  ];
  const [, method = "", result = ""] = pairs[0] ?? [];
  return {
    method,
    result,
    properties: new Map(pairs.slice(1).map(([, key = "", value = ""]) => [key, value])),
  };
}
