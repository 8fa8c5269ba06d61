/** True if a URL names this machine: `localhost`, `*.localhost`, 127.0.0.0/8 or `[::1]`. */
export const isLocalUrl = (url: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);

/** True if only this machine can reach the site: its public URL and its listening address are local. */
export const isLocalSite = ({ publicUrl, host }: { publicUrl: string; host: string }): boolean =>
  isLocalUrl(publicUrl) && isLocalUrl(`http://${host.includes(":") ? `[${host}]` : host}`);
