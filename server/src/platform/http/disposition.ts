/** A Content-Disposition with a name that every browser can read (RFC 6266). `name` may be in any script. */
export function disposition(how: "attachment" | "inline", name: string): string {
  const plain = name.replace(/[^\w .()-]/g, "_");
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
