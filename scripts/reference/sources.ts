import { sources as articleSources } from "../../reference/src/articles/sources.ts";
import type { SourceKind } from "../../reference/src/facts/source.ts";
import type { RawReference } from "./raw.ts";

const kinds: Readonly<Record<string, SourceKind>> = {
  official: "official",
  official_quoted: "quoted",
  embassy: "embassy",
  press: "press",
  secondary: "guide",
  code: "collection",
  seed: "listed",
};

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** The date of a source for readers: 2026-08-15 is August 15, 2026. */
const checkedOf = (stored: string): string =>
  stored
    .replace(/^stored copy, undated/, "Undated")
    .replace(/^stored copy (?:c\. )?/, "Copy from about ")
    .replace(/ \((?:fee|mentions) .*\)$/, "")
    .replace(/^compiled .* repo /, "")
    .replaceAll(/\bc\. /g, "about ")
    .replaceAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g, (iso) => day.format(new Date(iso)))
    .replaceAll(/\b(20\d\d)-(0\d|1[0-2])\b/g, (iso) => month.format(new Date(`${iso}-01`)))
    .replaceAll(/\b(20\d\d)-(\d\d)\b/g, "$1–$2");

const plainAddress = (address: string): string | undefined => {
  const whole = address.replace(/ \(.*\)$/, "");
  return URL.canParse(whole) ? whole : undefined;
};

/** The named sources, sorted by kind and ID. If an article names one too, both describe it the same. */
export function sourcesOf(raw: RawReference, named: ReadonlySet<string>) {
  const ofArticles = new Map(Object.entries(articleSources));
  const found = [...named].toSorted().map((id) => {
    const source = raw.sources[id];
    const kind = kinds[source?.kind ?? ""];
    if (!source || !kind) throw new Error(`There is no source ${id}.`);
    const article = ofArticles.get(id);
    const title = article?.title ?? source.title;
    const address = article ? article.address : plainAddress(source.address ?? "");
    const checked = article?.dated ?? checkedOf(source.stored_date);
    if (kind === "listed")
      return { id, kind, title: "Wagabond's original listing", checked: "Undated" };
    return { id, kind, title, address, checked };
  });
  return Map.groupBy(found, ({ kind }) => kind);
}
