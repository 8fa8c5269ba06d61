import { Flag, Hourglass, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { ReportedContent } from "#contracts/community/moderation.ts";
import { capitalized } from "#format/words.ts";
import { counted } from "#format/plurals.ts";
import { momentText } from "#format/dates.ts";
import { AuthorFace, AuthorLink } from "../../accounts/viewer/index.ts";
import { kindLabels, reasonLabels } from "../../community/reports/index.ts";
import { Chip } from "../../ui/tag.tsx";
import { When } from "../../ui/when.tsx";
import { decisionLabels } from "../decision-labels.ts";
import { DecisionForm } from "./decision-form.tsx";
import { useOwnPicture } from "../../ui/use-own-picture.ts";
import styles from "./reports.module.css";

type CaseProps = { thing: ReportedContent; onNext: () => void };

/** One reported thing: its reports, its context, its author, and the decision. */
export const Case = ({ thing, onNext }: CaseProps) => (
  <>
    <Reports thing={thing} />
    <div className={styles.two}>
      <Context thing={thing} />
      <History thing={thing} />
    </div>
    <DecisionForm thing={thing} onNext={onNext} />
  </>
);

const visibilityTexts = {
  shown: "",
  held: "Waiting for review",
  hidden: "Hidden now",
  removed: "Removed",
  gone: "Deleted by its author",
} as const;

function Reports({ thing }: { thing: ReportedContent }) {
  const { kind, count, firstAt, title, reports, visibility, appeal, decided } = thing;
  return (
    <section className={`card pad ${styles.reports}`} aria-label="Reports">
      <p className="row">
        {visibility === "held" ? (
          <Chip tone="due" sign={Hourglass}>
            First link from a new account
          </Chip>
        ) : (
          <Chip tone="due" sign={Flag}>
            {counted(count, "report")}
          </Chip>
        )}
        <span className="meta">
          {capitalized(kindLabels[kind])} · {visibility === "held" ? "posted" : "first reported"}{" "}
          <When moment={firstAt} />
          {visibility !== "shown" && ` · ${visibilityTexts[visibility]}`}
        </span>
      </p>
      <h2>{title}</h2>
      <ul>
        {reports.map(({ _id, reason, text, reporter, createdAt }) => (
          <li key={_id}>
            <b>{reasonLabels[reason]}</b>{" "}
            <span className="meta">
              {reporter ? reporter.username : "Name not shown"} · <When moment={createdAt} />
            </span>
            {text && <p>“{text}”</p>}
          </li>
        ))}
      </ul>
      {decided && (
        <p className="meta">
          Last decision: {decisionLabels[decided.decision].label} ·{" "}
          <When moment={decided.createdAt} />
          {decided.note && ` · ${decided.note}`}
        </p>
      )}
      {appeal && (
        <div className={styles.appeal}>
          <b>The author asked for another look</b>
          <p>“{appeal.text}”</p>
        </div>
      )}
    </section>
  );
}

function Context({ thing }: { thing: ReportedContent }) {
  const { author, title, text, image, path, context, kind } = thing;
  return (
    <section className={`card ${styles.context}`} aria-label="In context">
      <p className={styles.bar}>
        <span>In context</span>
        {path && <Link to={path}>Open page</Link>}
      </p>
      {kind !== "comment" && (
        <article className={styles.post}>
          {author && (
            <p className="row">
              <AuthorFace author={author} />
              <b>{author.username}</b>
            </p>
          )}
          <h3>{title}</h3>
          {text !== title && <p className={styles.text}>{text}</p>}
          {image && <ReportedImage url={image} />}
        </article>
      )}
      {context.length > 0 && (
        <ol className={styles.thread}>
          {context.map((item) => (
            <li key={item._id} className={item.reported ? styles.marked : undefined}>
              <b>{item.author?.username ?? "Deleted account"}</b>{" "}
              <span className="meta">
                <When moment={item.createdAt} />
              </span>
              {item.reported && (
                <Chip tone="due">{thing.visibility === "held" ? "Held" : "Reported"}</Chip>
              )}
              <p className={styles.text}>{item.text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function History({ thing: { author, history } }: { thing: ReportedContent }) {
  if (!author || !history) {
    return <aside className="card pad meta">The author's account no longer exists.</aside>;
  }
  const { joinedAt, hoots, comments, cases, upheld, warnings, suspendedUntil } = history;
  const facts = [
    ["Joined", momentText(joinedAt, "shortMonth")],
    ["Hoots", hoots],
    ["Comments", comments],
    ["Reports upheld", `${upheld} of ${cases}`],
  ] as const;
  return (
    <aside className={`card pad ${styles.author}`} aria-label="Author">
      <p className="row">
        <AuthorFace author={author} />
        <b>
          <AuthorLink author={author} />
        </b>
      </p>
      <dl className="num">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {suspendedUntil !== null && (
        <p>
          <b>
            {suspendedUntil === "infinity"
              ? "Suspended unless an appeal succeeds"
              : `Suspended until ${momentText(suspendedUntil, "medium")}`}
          </b>
        </p>
      )}
      {warnings.length > 0 && (
        <>
          <h3>Earlier warnings</h3>
          <ul className={styles.warnings}>
            {warnings.map(({ decision, note, createdAt }) => (
              <li key={createdAt}>
                <TriangleAlert size={16} aria-hidden />
                <span>
                  {note || (decision === "warn" ? "Warning" : "Suspension")}
                  <br />
                  <span className="meta">{momentText(createdAt, "medium")}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

function ReportedImage({ url }: { url: string }) {
  const own = useOwnPicture(url);
  if (own.isBroken) return <p className="meta">This photo couldn't load.</p>;
  return (
    <img
      src={own.url ?? url}
      alt=""
      loading="lazy"
      className={styles.image}
      onError={own.onError}
    />
  );
}
