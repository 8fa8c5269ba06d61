import type { CodePicture } from "#contracts/kernel/code-picture.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import {
  dossierLabels,
  dossierPaperLabels,
  type DossierLabel,
  type DossierLabelName,
} from "#contracts/travel/dossier-labels.ts";
import { legParts, type Dossier, type DossierPaperRow } from "#contracts/travel/dossiers.ts";
import { counted } from "#format/plurals.ts";
import { dayText } from "#format/dates.ts";
import { contentWidth, faint, margin, pageHeight, type Page } from "./page.ts";

/** What a sheet shows besides the dossier. */
type Shown = { photo: Buffer | undefined; qr: CodePicture | undefined; siteName: string };

/** "Mar 12, 2027 (2027-03-12)": for readers of English and of anything else. */
const bothDays = (day: string): string => `${dayText(day)} (${day})`;

/** A label in the language of the destination; '' where the sheet is in English only. */
const localOf = ({ language }: Dossier, label: DossierLabel): string =>
  language && label[language] !== label.en ? label[language] : "";

const both = (dossier: Dossier, name: DossierLabelName): string =>
  [dossierLabels[name].en, localOf(dossier, dossierLabels[name])].filter(Boolean).join(" / ");

const labeled = (dossier: Dossier, name: DossierLabelName, value: string): string =>
  value && `${both(dossier, name)}: ${value}`;

/** All texts of a sheet, for the choice of fonts. */
export const textsOf = (dossier: Dossier): string[] => {
  const { language } = dossier;
  const labels = [...Object.values(dossierLabels), ...Object.values(dossierPaperLabels)];
  return [
    JSON.stringify(dossier),
    ...labels.map(({ en }) => en),
    ...(language ? labels.map((label) => label[language]) : []),
  ];
};

/** Draws a sheet on one page: pet, microchip, rabies, titer, documents, airline. */
export function drawSheet(page: Page, dossier: Dossier, { photo, qr, siteName }: Shown): void {
  let y = drawHead(page, dossier, qr);
  y = drawPet(page, dossier, photo, y + 10);
  if (dossier.microchip) y = drawMicrochip(page, dossier, y + 12);
  if (dossier.rabies || dossier.titer) y = drawTests(page, dossier, y + 12);
  const foot = pageHeight - margin - 14;
  const rules = airlineLines(page, dossier);
  if (dossier.papers) {
    y = drawPapers(page, dossier, y + 12, foot - heightOf(rules) - (rules.length > 0 ? 20 : 8));
  }
  drawAirline(page, rules, y + 12, foot);
  const text = `Made with ${siteName} on ${bothDays(utcDay())} from the owner's records. Show the original documents at the counter.`;
  page.text(text, { x: margin, y: foot, width: contentWidth, size: 7.5, color: faint });
}

function drawHead(page: Page, dossier: Dossier, qr: CodePicture | undefined): number {
  const width = contentWidth - (qr ? 112 : 0);
  const { leg } = dossier;
  let y = page.text(dossierLabels.title.en, { x: margin, y: margin, width, size: 19, bold: true });
  y = page.text(localOf(dossier, dossierLabels.title), {
    x: margin,
    y,
    width,
    size: 12,
    color: faint,
  });
  if (leg) {
    y = page.text(legParts(leg).join("  "), { x: margin, y: y + 5, width, size: 12, bold: true });
    const day = leg.departureDate ? bothDays(leg.departureDate) : "";
    const time = [day, leg.departureTime ?? ""].filter(Boolean).join(", ");
    const parts = [labeled(dossier, "travelDate", time), leg.how ? both(dossier, leg.how) : ""];
    const line = parts.filter(Boolean).join("  ·  ");
    y = page.text(line, { x: margin, y, width, size: 9.5, lines: 2 });
  }
  if (qr) {
    const size = 92;
    const x = margin + contentWidth - size;
    page.code(qr, { x, y: margin, width: size, height: size });
    const text = "Scan to open this sheet";
    const below = page.text(text, {
      x,
      y: margin + size + 2,
      width: size,
      size: 7.5,
      color: faint,
    });
    y = Math.max(y, below);
  }
  page.line(y + 6);
  return y + 6;
}

function drawPet(page: Page, dossier: Dossier, photo: Buffer | undefined, y: number): number {
  const size = 92;
  if (photo) page.picture(photo, { x: margin, y, size });
  const x = photo ? margin + size + 16 : margin;
  const width = contentWidth - (x - margin);
  const { species, sex, birthDate, weight } = dossier;
  const facts = [
    labeled(dossier, "species", species ? both(dossier, species) : ""),
    labeled(dossier, "breed", dossier.breed),
    labeled(dossier, "color", dossier.colour),
    labeled(dossier, "sex", sex ? both(dossier, sex) : ""),
    dossier.neutered ? both(dossier, "neutered") : "",
    labeled(dossier, "born", birthDate ? bothDays(birthDate) : ""),
    labeled(dossier, "weight", weight),
  ].filter(Boolean);
  let below = page.text(dossier.petName, { x, y: y - 4, width, size: 26, bold: true });
  below = page.text(facts.join("  ·  "), { x, y: below, width, size: 10, lines: 4 });
  return Math.max(below, photo ? y + size : below);
}

function drawMicrochip(page: Page, dossier: Dossier, y: number): number {
  const { number, implantedAt, barcode } = dossier.microchip ?? {};
  let below = page.text(both(dossier, "microchipNumber"), {
    x: margin,
    y,
    width: contentWidth,
    size: 9.5,
    color: faint,
  });
  const text = number ? number.replace(/(\d{3})(?=\d)/g, "$1 ") : both(dossier, "notAdded");
  const style = { x: margin, width: contentWidth, bold: true } as const;
  below = page.text(text, { ...style, y: below, size: number ? 25 : 13 });
  if (barcode) {
    page.code(barcode, { x: margin, y: below + 4, width: 330, height: 40 });
    below += 46;
  }
  const implanted = labeled(dossier, "implanted", implantedAt ? bothDays(implantedAt) : "");
  return page.text(implanted, { x: margin, y: below, width: contentWidth, size: 9.5 });
}

function drawTests(page: Page, dossier: Dossier, y: number): number {
  const { rabies, titer } = dossier;
  const day = (value: string | null | undefined) => (value ? bothDays(value) : "");
  const missing = both(dossier, "notAdded");
  const blocks = [
    rabies && {
      name: "rabies" as const,
      label: "validUntil" as const,
      main: day(rabies.validUntil) || missing,
      rest: [
        labeled(dossier, "given", day(rabies.givenAt)),
        labeled(dossier, "validFrom", day(rabies.validFrom)),
        [rabies.product, rabies.batch].filter(Boolean).join(", "),
      ],
    },
    titer && {
      name: "titer" as const,
      label: "sampled" as const,
      main: day(titer.sampledAt) || missing,
      rest: [
        labeled(
          dossier,
          "result",
          titer.valueIuPerMl === null ? "" : `${titer.valueIuPerMl} IU/mL`,
        ),
        labeled(dossier, "laboratory", titer.laboratory),
      ],
    },
  ].filter((block) => block !== null);
  const gap = 12;
  const width = (contentWidth - gap) / 2;
  const inner = width - 20;
  const bottoms = blocks.map(({ name, label, main, rest }, index) => {
    const x = margin + index * (width + gap) + 10;
    let below = page.text(both(dossier, name), {
      x,
      y: y + 8,
      width: inner,
      size: 9,
      color: faint,
      lines: 2,
    });
    below = page.text(both(dossier, label), { x, y: below + 2, width: inner, size: 9 });
    below = page.text(main, { x, y: below, width: inner, size: 13, bold: true });
    for (const line of rest.filter(Boolean)) {
      below = page.text(line, { x, y: below, width: inner, size: 9, lines: 2 });
    }
    return below;
  });
  const bottom = Math.max(...bottoms) + 8;
  for (const index of blocks.keys()) {
    page.box(margin + index * (width + gap), y, width, bottom - y);
  }
  return bottom;
}

function drawPapers(page: Page, dossier: Dossier, y: number, most: number): number {
  const papers = dossier.papers ?? [];
  const style = { x: margin, width: contentWidth } as const;
  let below = page.text(both(dossier, "documents"), { ...style, y, size: 12, bold: true });
  if (papers.length === 0) {
    return page.text(both(dossier, "notAdded"), { ...style, y: below, size: 9.5 });
  }
  const rowHeight = 27;
  let drawn = 0;
  for (const paper of papers) {
    const hasMore = drawn + 1 < papers.length || dossier.morePapers > 0;
    if (below + rowHeight + (hasMore ? 12 : 0) > most) break;
    const name = [`${drawn + 1}.`, dossierPaperLabels[paper.kind].en].join(" ");
    const local = localOf(dossier, dossierPaperLabels[paper.kind]);
    const title = [name, local].filter(Boolean).join(" / ") + (paper.name && `: ${paper.name}`);
    const top = page.text(title, { ...style, y: below + 1, size: 9.5, bold: true });
    page.text(paperText(dossier, paper), { ...style, y: top, size: 8.5, color: faint });
    below += rowHeight;
    drawn += 1;
  }
  const more = papers.length - drawn + dossier.morePapers;
  if (more === 0) return below;
  const text = counted(more, "more document");
  return page.text(text, { ...style, y: below, size: 8.5, color: faint });
}

/** "Given: Mar 12, 2026 · Valid until: …", of a document. */
function paperText(dossier: Dossier, paper: DossierPaperRow): string {
  const local = (name: DossierLabelName, value: string | null) =>
    value && `${both(dossier, name)}: ${/^\d{4}-/.test(value) ? dayText(value) : value}`;
  return [
    local("issued", paper.issuedAt),
    local("endorsed", paper.endorsedAt),
    local("date", paper.givenAt),
    local("validUntil", paper.validUntil),
    paper.number && `${both(dossier, "number")}: ${paper.number}`,
    paper.issuer,
  ]
    .filter(Boolean)
    .join("  ·  ");
}

const rulesMax = 5;

type Line = {
  text: string;
  style: Parameters<Page["height"]>[1] & { color?: string };
  height: number;
};

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { height }) => sum + height, 0);

/** The airline's rules as lines with their heights, so that documents take the rest of the page. */
function airlineLines(page: Page, dossier: Dossier): Line[] {
  const { airlineRules: rules, leg } = dossier;
  if (!rules) return [];
  const lineOf = (text: string, look: Omit<Line["style"], "width">): Line => {
    const style = { width: contentWidth, ...look };
    return { text, style, height: page.height(text, style) };
  };
  const title = [both(dossier, "airlineRules"), leg?.airline].filter(Boolean).join(": ");
  const head = lineOf(title, { size: 12, bold: true });
  if (rules.length === 0) {
    const text = `We don't have sourced rules for ${leg?.airline || "this airline"} on this leg.`;
    return [head, lineOf(text, { size: 9.5 })];
  }
  const lines = rules.slice(0, rulesMax).flatMap(({ title: name, because, sources }) => {
    const [source] = sources;
    // Some sources have a note in place of the day on which they were checked.
    const label = /^\d{4}-/.test(source?.checked ?? "") ? `${both(dossier, "checked")} ` : "";
    const checked = source?.checked ? `, ${label}${source.checked}` : "";
    const from = source && [source.title, source.address].filter(Boolean).join(", ") + checked;
    return [
      lineOf(`${name}: ${because}`, { size: 9.5, lines: 3 }),
      lineOf(labeled(dossier, "source", from ?? ""), { size: 7.5, color: faint, lines: 2 }),
    ];
  });
  return [head, ...lines];
}

function drawAirline(page: Page, lines: readonly Line[], y: number, most: number): void {
  let below = y;
  for (const { text, style, height } of lines) {
    if (below + height > most) break;
    below = page.text(text, { x: margin, y: below, ...style });
  }
}
