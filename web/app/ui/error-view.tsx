import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Button, LinkButton } from "./button.tsx";
import { Poster } from "./poster.tsx";
import styles from "./error-view.module.css";

type ErrorViewProps = {
  error: unknown;
  /** What stands at an address that has expired, where that is more than a failure. */
  notFound?: ReactNode;
};

/** What the error boundary of every route shows. */
export function ErrorView({ error, notFound }: ErrorViewProps) {
  const status = statusOf(error);
  if (status === 404) return <NotFound />;
  if (status === 410 && notFound) return notFound;
  return <WentWrong status={status} />;
}

// Both what a loader throws and what a call throws carry the status of the answer.
function statusOf(error: unknown): number {
  const { status } = Object(error) as { status?: unknown };
  if (typeof status === "number") return status;
  return isNetworkFailure(error) ? 503 : 500;
}

// What fetch throws has no status; each browser has its own message.
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

function NotFound() {
  return (
    <ErrorPicture place="A field" caption="Nowhere in particular">
      <title>Page not found · Wagabond</title>
      <p className="meta">Error 404</p>
      <h1>This page doesn't exist</h1>
      <p className="lede">
        It may have moved, or the link may be wrong. The dog doesn't mind the detour.
      </p>
      <div className="row">
        <LinkButton variant="go" to="/">
          Go to the home page
        </LinkButton>
        <LinkButton to="/posts">Read hoots</LinkButton>
      </div>
    </ErrorPicture>
  );
}

const reasons: Record<number, { title: string; sentence: string }> = {
  429: {
    title: "Too many requests",
    sentence: "We got too many requests from your network. Wait a minute, then try again.",
  },
  503: {
    title: "Can't reach Wagabond",
    sentence: "Check your connection and try again in a minute. Your drafts are saved.",
  },
};

const unknownReason = {
  title: "Something went wrong",
  sentence: "This one's on us, and we've logged it. Try again, or come back in a few minutes.",
};

function WentWrong({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const { title, sentence } = reasons[status] ?? unknownReason;
  return (
    <ErrorPicture place="Back soon" caption="Back soon">
      <title>{`${title} · Wagabond`}</title>
      <p className="meta">Error {status}</p>
      <h1>{title}</h1>
      <p className="lede">{sentence}</p>
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

/** Words on the left, a poster of a quiet place on the right. */
export function ErrorPicture({ place, caption, children }: ErrorPictureProps) {
  return (
    <section className="tint-sky">
      <div className={`wrap ${styles.split}`}>
        <div className={`stack ${styles.words}`}>{children}</div>
        <div className={styles.poster}>
          <Poster place={place} pet={walker} tilted eager>
            {caption}
          </Poster>
        </div>
      </div>
    </section>
  );
}
