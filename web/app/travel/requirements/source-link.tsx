import { dayText } from "#format/dates.ts";
import type { SourceNote } from "#reference/readiness/requirement-text.ts";

/** A day, a month where no more is known, or what else a source says of its age. */
function checkedText(checked: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(checked)) return `Last checked ${dayText(checked)}`;
  if (!/^\d{4}-\d\d$/.test(checked)) return `(${checked})`;
  return `Last checked ${dayText(checked, "shortMonth")}`;
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
