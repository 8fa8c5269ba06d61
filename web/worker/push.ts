/** What a push message of the server holds. */
export type PushPayload = { title: string; body: string; path: string; tag: string };

export type ShownNotification = {
  title: string;
  options: {
    body: string;
    tag: string;
    icon: string;
    badge: string;
    data: { path: string };
  };
};

const icon = "/brand/touch-icon.png";
const fallback: PushPayload = {
  // The worker doesn't know the name of the site.
  title: "New notification",
  body: "Open your notifications to read it.",
  path: "/notifications",
  tag: "wagabond",
};

const textOr = (value: unknown, other: string): string =>
  typeof value === "string" && value !== "" ? value : other;

/** A path of this site, and no address of another. */
const pathOr = (value: unknown, other: string): string =>
  typeof value === "string" && /^\/(?![/\\])/.test(value) ? value : other;

/**
 * The notification for the text of a push message. A browser wants one for each message, so a message that can't be read
 * leads to the list of notifications. A second message about the same thing takes the place of the first.
 */
export function notificationOf(text: string | undefined): ShownNotification {
  const { title, body, path, tag } = payloadIn(text);
  return { title, options: { body, tag, icon, badge: icon, data: { path } } };
}

function payloadIn(text: string | undefined): PushPayload {
  let payload: unknown;
  try {
    payload = JSON.parse(text ?? "");
  } catch {
    return fallback;
  }
  if (typeof payload !== "object" || payload === null) return fallback;
  const values: Partial<Record<keyof PushPayload, unknown>> = payload;
  return {
    title: textOr(values.title, fallback.title),
    body: textOr(values.body, fallback.body),
    path: pathOr(values.path, fallback.path),
    tag: textOr(values.tag, fallback.tag),
  };
}

/** Where a click on a notification leads, by its data. */
export const pathOfClick = (data: unknown): string =>
  typeof data === "object" && data !== null && "path" in data
    ? pathOr(data.path, fallback.path)
    : fallback.path;

type OpenPage = { url: string; focus: () => Promise<unknown> };
type Pages<Page extends OpenPage> = {
  all: readonly Page[];
  navigate: (page: Page, path: string) => Promise<unknown>;
  open: (path: string) => Promise<unknown>;
};

/** Shows a path: in a page that is open there, else in any open page, else in a new one. */
export async function showPath<Page extends OpenPage>(
  path: string,
  { all, navigate, open }: Pages<Page>,
): Promise<void> {
  const isThere = ({ url }: Page) => {
    const { pathname, search, hash } = new URL(url);
    return pathname + search + hash === path;
  };
  const there = all.find(isThere);
  if (there) return void (await there.focus());
  const [any] = all;
  if (!any) return void (await open(path));
  await any.focus();
  await navigate(any, path);
}
