import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useSite, useSiteName } from "../data/site.ts";
import { Button, LinkButton } from "./button.tsx";
import { Poster } from "./poster.tsx";
import styles from "./error-view.module.css";

type ErrorViewProps = {
  error: unknown;
  /** Replaces the message of an expired URL (410). */
  gone?: ReactNode;
  /** A link to what is near a page that doesn't exist (404). */
  near?: ReactNode;
};

/** Shown by the error boundary of every route. */
export function ErrorView({ error, gone, near }: ErrorViewProps) {
  const status = statusOf(error);
  if (status === 404) return <NotFound near={near} />;
  if (status === 410 && gone) return gone;
  return <WentWrong status={status} requestId={requestIdOf(error)} />;
}

// Errors of loaders and of API calls both have the status of the response.
function statusOf(error: unknown): number {
  const { status } = Object(error) as { status?: unknown };
  if (typeof status === "number") return status;
  return isNetworkFailure(error) ? 503 : 500;
}

// Errors of fetch have no status, and each browser has its own message.
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

function NotFound({ near }: Pick<ErrorViewProps, "near">) {
  const siteName = useSiteName();
  return (
    <ErrorPicture place="A field" caption="Nowhere in particular">
      <title>{`Page not found · ${siteName}`}</title>
      <p className="meta">Error 404</p>
      <h1>This page doesn't exist</h1>
      <p className="lede">
        It may have moved, or the link may be wrong. The dog doesn't mind the detour.
      </p>
      <div className="row">
        <LinkButton variant="go" to="/">
          Go to the home page
        </LinkButton>
        {near}
        <LinkButton to="/search">Search {siteName}</LinkButton>
        <LinkButton to="/posts">Read hoots</LinkButton>
      </div>
    </ErrorPicture>
  );
}

const reasons: Record<number, { title: string; sentence: string }> = {
  403: {
    title: "You can't view this page",
    sentence: "It belongs to someone else, or you need to log in.",
  },
  410: {
    title: "This link no longer works",
    sentence: "It expired or its owner turned it off.",
  },
  429: {
    title: "Too many requests",
    sentence: "We got too many requests from your network. Wait a minute, then try again.",
  },
  503: {
    title: "Can't reach the site",
    sentence: "Check your connection and try again in a minute. Your drafts are saved.",
  },
};

const unknownReason = {
  title: "Something went wrong",
  sentence: "This one's on us, and we've logged it. Try again, or come back in a few minutes.",
};

// Only errors of the API name their request.
function requestIdOf(error: unknown): string | undefined {
  const { requestId } = Object(error) as { requestId?: unknown };
  return typeof requestId === "string" ? requestId : undefined;
}

type WentWrongProps = { status: number; requestId: string | undefined };

function WentWrong({ status, requestId }: WentWrongProps) {
  const { pathname, search } = useLocation();
  const { title, sentence } = reasons[status] ?? unknownReason;
  const isOurs = reasons[status] === undefined;
  const contact = useSite()?.operator.email;
  const siteName = useSiteName();
  return (
    <ErrorPicture place="Back soon" caption="Back soon">
      <title>{`${title} · ${siteName}`}</title>
      <p className="meta">Error {status}</p>
      <h1>{title}</h1>
      <p className="lede">{sentence}</p>
      {isOurs && contact !== undefined && (
        <p>
          If it keeps happening, email <a href={`mailto:${contact}`}>{contact}</a>
          {requestId && ` and mention error ${requestId}`}.
        </p>
      )}
      <div className="row">
        <form method="get" action={pathname}>
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button variant="go" type="submit">
            Try again
          </Button>
        </form>
        <LinkButton to="/">Home</LinkButton>
        <LinkButton to="/posts">Read hoots</LinkButton>
      </div>
    </ErrorPicture>
  );
}

const walker = { species: "dog", colour: "black" } as const;

type ErrorPictureProps = { place: string; caption: string; children: ReactNode };

/** Text on the left, a poster on the right. */
export function ErrorPicture({ place, caption, children }: ErrorPictureProps) {
  return (
    <section className="tint-sky">
      <div className={`wrap ${styles.split}`}>
        <div className={`stack ${styles.text}`}>{children}</div>
        <div className={styles.poster}>
          <Poster place={place} pet={walker} tilted eager>
            {caption}
          </Poster>
        </div>
      </div>
    </section>
  );
}
