const clock = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

/** The clock of a moment and the place whose clock it is; undefined for a day. */
export function clockText(day: string): string | undefined {
  const [, time, zone] = /T(\d\d:\d\d)[^[]*\[([^\]]+)\]/.exec(day) ?? [];
  if (!time || !zone) return undefined;
  const town = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return `${clock.format(new Date(`2000-01-01T${time}:00Z`))} ${town} time`;
}
