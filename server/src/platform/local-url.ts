/** True where an address names this machine: `localhost`, `*.localhost`, 127.0.0.0/8 or `[::1]`. Nobody else reaches those. */
export const isLocalUrl = (url: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);

/** True where only this machine reaches the site: its public address is local, and it listens to nobody else. */
export const isLocalSite = ({ publicUrl, host }: { publicUrl: string; host: string }): boolean =>
  isLocalUrl(publicUrl) && isLocalUrl(`http://${host.includes(":") ? `[${host}]` : host}`);
