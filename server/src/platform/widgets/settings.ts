import { readFileSync } from "node:fs";
import {
  type CardSlot,
  flightsHeight,
  isCardSlot,
  type SlotCard,
  type SlotWidget,
  widgetKinds,
  type WidgetKind,
  type WidgetSlot,
  type Widgets,
} from "#contracts/kernel/widgets.ts";
import * as z from "zod/mini";
import { type Env, EnvError } from "../env.ts";

/** A widget from the operator's file: the script with its settings, and the hosts it may reach. */
type Widget = SlotWidget & { slot: WidgetSlot; script: string; sources: readonly string[] };

type Card = SlotCard & { slot: CardSlot };

/** Widgets and cards by slot, and the second origin if there are scripts to run on it. */
export type WidgetSettings = {
  origin?: string;
  widgets: readonly Widget[];
  cards: readonly Card[];
};

const heightAtMost = 1_200;
const heights: Record<WidgetKind, { height: number; narrowHeight: number }> = {
  flights: { height: flightsHeight, narrowHeight: 420 },
  activities: { height: 250, narrowHeight: 320 },
  deals: { height: 320, narrowHeight: 320 },
  travel: { height: 280, narrowHeight: 280 },
  card: { height: 200, narrowHeight: 200 },
};

/** Query parameters for the partners' scripts; those in the script's URL take precedence. */
const common = { currency: "usd", locale: "en" };
const flights = {
  ...common,
  stops: "any",
  show_hotels: "true",
  responsive: "true",
  border_radius: "7",
};
const queryOf = (slot: WidgetSlot): Record<string, string> => {
  if (slot === "plan-form-flights") return { ...flights, limit: "5" };
  return widgetKinds[slot] === "flights" ? flights : common;
};

const host = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const isLoopback = (hostname: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Plain http is allowed only on this machine, to try out a widget. */
function isAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

const address = z
  .string("must be an https URL")
  .check(z.maxLength(2_000), z.refine(isAddress, "must be an https URL"));
const height = z
  .int("must be a whole number of pixels")
  .check(z.gte(60, "must be at least 60"), z.lte(heightAtMost, `must be at most ${heightAtMost}`));
const noHost = "must list hosts such as cdn.partner.example or *.partner.example";

const labelError = "must be text of 1 to 80 characters";
const link = z.strictObject(
  {
    to: address,
    words: z.string(labelError).check(z.minLength(1, labelError), z.maxLength(80, labelError)),
  },
  "must be an object with `to` and `words`",
);

const Entry = z.strictObject(
  {
    script: address,
    hosts: z.optional(z.array(z.string(noHost).check(z.regex(host, noHost)), noHost)),
    height: z.optional(height),
    narrowHeight: z.optional(height),
    link: z.optional(link),
  },
  "must be an object with `script`",
);
type Entry = z.output<typeof Entry>;

const text = "must be text of 1 to 160 characters";
const CardEntry = z.strictObject(
  {
    link,
    text: z.optional(z.string(text).check(z.minLength(1, text), z.maxLength(160, text))),
  },
  "must be an object with `link` or `script`",
);

const hasScript = (value: unknown) =>
  typeof value === "object" && value !== null && "script" in value;

const isSlot = (name: string): name is WidgetSlot => Object.hasOwn(widgetKinds, name);

/** Reads WIDGETS_FILE; undefined where none is set. Throws EnvError with a one-line message. */
export function readWidgets(env: Env): WidgetSettings | undefined {
  const { widgetsFile } = env;
  if (widgetsFile === undefined) return undefined;
  const wrong = (message: string) => new EnvError(`WIDGETS_FILE ${widgetsFile} ${message}.`);
  const file = jsonIn(widgetsFile, wrong);
  if (typeof file !== "object" || file === null || Array.isArray(file)) {
    throw wrong("must be a JSON object with one widget per place");
  }
  const widgets: Widget[] = [];
  const cards: Card[] = [];
  for (const [slot, given] of Object.entries(file)) {
    if (!isSlot(slot)) {
      const slots = Object.keys(widgetKinds).join(", ");
      throw wrong(`has an unknown place "${slot}"; valid places are ${slots}`);
    }
    const parsed = <T extends z.core.$ZodType>(schema: T) => {
      const { data, error } = z.safeParse(schema, given);
      if (error) throw wrong(`has an error: ${errorIn(slot, error)}`);
      return data;
    };
    if (isCardSlot(slot) && !hasScript(given)) cards.push(cardOf(slot, parsed(CardEntry)));
    else widgets.push(widgetOf(slot, parsed(Entry)));
  }
  // Links need no second origin.
  if (widgets.length === 0 && env.widgetsUrl === undefined) return { widgets, cards };
  return { origin: secondOrigin(env), widgets, cards };
}

/** The part of the settings that pages receive. */
export function shownWidgets({ origin, widgets, cards }: WidgetSettings): Widgets {
  const placed: Widgets["placed"] = {};
  for (const { slot, height, narrowHeight, link } of widgets) {
    placed[slot] = { height, narrowHeight, ...(link ? { link } : {}) };
  }
  const shown: Widgets = { placed, cards: {} };
  for (const { slot, ...card } of cards) shown.cards[slot] = card;
  return origin === undefined ? shown : { ...shown, origin };
}

const cardOf = (slot: CardSlot, { link, text }: z.output<typeof CardEntry>): Card =>
  text === undefined ? { slot, link } : { slot, link, text };

function widgetOf(slot: WidgetSlot, entry: Entry): Widget {
  const { hosts = [], link } = entry;
  const usual = heights[widgetKinds[slot]];
  const least = widgetKinds[slot] === "flights" ? flightsHeight : 0;
  const script = new URL(entry.script);
  for (const [name, value] of Object.entries(queryOf(slot))) {
    if (!script.searchParams.has(name)) script.searchParams.set(name, value);
  }
  return {
    slot,
    script: script.href,
    sources: [script.origin, ...hosts.map((name) => `https://${name}`)],
    height: Math.max(least, entry.height ?? usual.height),
    narrowHeight: Math.max(least, entry.narrowHeight ?? usual.narrowHeight),
    ...(link ? { link } : {}),
  };
}

function jsonIn(path: string, wrong: (message: string) => EnvError): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw wrong(`can't be read (${reason})`);
  }
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return json;
  } catch {
    throw wrong("isn't valid JSON");
  }
}

function errorIn(slot: WidgetSlot, error: z.core.$ZodError): string {
  const [issue] = error.issues;
  const path = [slot, ...(issue?.path ?? [])].map(String).join(".");
  if (issue?.code !== "unrecognized_keys") return `"${path}" ${issue?.message ?? "isn't valid"}`;
  return `"${path}" has an unknown key "${issue.keys[0]}"`;
}

/** The origin that runs the scripts: reachable by visitors' browsers, on a different host than the site. */
function secondOrigin({ publicUrl, widgetsUrl, port }: Env): string {
  const site = new URL(publicUrl);
  if (widgetsUrl === undefined) {
    if (isLoopback(site.hostname)) return `http://widgets.localhost:${port}`;
    throw new EnvError(
      "WIDGETS_URL is missing. WIDGETS_FILE needs a second host for partner scripts to run on.",
    );
  }
  const second = new URL(widgetsUrl);
  if (second.hostname === site.hostname) {
    throw new EnvError("WIDGETS_URL must use a different host than PUBLIC_URL.");
  }
  if (site.protocol === "https:" && second.protocol !== "https:") {
    throw new EnvError(
      "WIDGETS_URL must use https if PUBLIC_URL does. Browsers block mixed content.",
    );
  }
  return second.origin;
}
