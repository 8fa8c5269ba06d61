import type { SourceNote } from "#reference/readiness/requirement-text.ts";
import { plainDate } from "../../ui/relative-time.ts";

/** A day, a month where no more is known, or what else a source says of its age. */
function checkedText(checked: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(checked)) return `Last checked ${plainDate(checked)}`;
  if (!/^\d{4}-\d\d$/.test(checked)) return `(${checked})`;
  const month = new Date(`${checked}-01T00:00:00Z`);
  const format = new Intl.DateTimeFormat("en-US", {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return `Last checked ${format.format(month)}`;
}

/** A source, with the day on which it was checked. */
export const SourceLink = ({ title, address, checked }: SourceNote) => (
  <>
    {address ? (
      <a href={address} rel="noopener">
        {title}
      </a>
    ) : (
      title
    )}
    {checked && <span className="meta"> {checkedText(checked)}</span>}
  </>
);
