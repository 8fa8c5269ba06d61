import { BookmarkPlus, Plus, Printer, Route } from "lucide-react";
import { Link } from "react-router";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { capitalized } from "#format/words.ts";
import type { TaggedHoots } from "../../community/hoots/index.ts";
import { flightsPath } from "../../links/lookup.ts";
import actions from "../../ui/actions.module.css";
import { ShareButton } from "../../ui/share-button.tsx";
import { noteId, SourceLink } from "../requirements/index.ts";
import styles from "./answer-parts.module.css";
import type { CheckAnswer } from "./check-answer.ts";
import { checkTitle, optionsId } from "./check-text.ts";

type AnswerActionsProps = Pick<CheckAnswer, "addPath"> & {
  /** The page of this answer. */
  path: string;
  title?: string;
  /** The ways that work, where this one isn't known. */
  waysTo?: string | undefined;
  /** The page that saves the question, where another step comes first. */
  saveTo?: string | undefined;
};

/** What can be done with an answer besides saving it. */
export const AnswerActions = ({
  addPath,
  path,
  title = checkTitle,
  waysTo,
  saveTo,
}: AnswerActionsProps) => (
  <>
    {saveTo && (
      <Link className={actions.action} to={saveTo}>
        <BookmarkPlus size={20} aria-hidden />
        Save to a trip
      </Link>
    )}
    {waysTo && (
      <Link className={actions.action} to={waysTo}>
        <Route size={20} aria-hidden />
        Ways that work
      </Link>
    )}
    {addPath && (
      <Link className={actions.action} to={addPath}>
        <Plus size={20} aria-hidden />
        Add another pet
      </Link>
    )}
    <ShareButton title={title} path={path} />
    <button type="button" className={actions.action} onClick={() => window.print()}>
      <Printer size={20} aria-hidden />
      Print
    </button>
  </>
);

/** What would clear what blocks, each with the same question asked anew where that is possible. */
export const AnswerOptions = ({ options }: Pick<CheckAnswer, "options">) => (
  <section className={styles.options} aria-labelledby={optionsId}>
    <h3 id={optionsId}>What would clear it</h3>
    <ul>
      {options.map(({ title, sentence, path }) => (
        <li key={sentence}>
          <h4>{title}</h4>
          <p>{sentence}</p>
          {path && (
            <Link className="screen-only" to={path} preventScrollReset>
              Try it
              <span className="sr">: {title}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);

type AnswerAsideProps = { answer: CheckAnswer; hoots: readonly TaggedHoots[] };

/** Whom to ask, and where to read on. */
export function AnswerAside({ answer: { contacts, papers }, hoots }: AnswerAsideProps) {
  return (
    <aside className={styles.aside} aria-label="What to do next">
      <Contacts contacts={contacts} />
      <nav className="card pad screen-only" aria-labelledby="read-on">
        <h3 id="read-on">Learn more</h3>
        <ul className={styles.contacts}>
          {papers.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} prefetch="intent">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to={flightsPath} prefetch="intent">
              Compare airline pet policies
            </Link>
          </li>
          {hoots.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="meta">
        We use saved copies of official pages and show their dates. If an officer says otherwise,
        the officer is right.
      </p>
    </aside>
  );
}

const Contacts = ({ contacts }: Pick<CheckAnswer, "contacts">) => (
  <section className="card pad" aria-labelledby="contacts">
    <h3 id="contacts">Who to contact</h3>
    <ul className={styles.contacts}>
      <li>
        <b>Your vet</b>
        <p className="meta">Vaccinations, treatments and certificates.</p>
      </li>
      {contacts.map(({ name, about, address }) => (
        <li key={name}>
          {address ? (
            <a href={address} rel="noopener">
              {capitalized(name)}
            </a>
          ) : (
            <b>{capitalized(name)}</b>
          )}
          <p className="meta">{about}</p>
        </li>
      ))}
    </ul>
  </section>
);

/** The sources that the lines of the answer refer to by number; such a link unfolds them. */
export function AnswerSources({ answer: { notes } }: { answer: Pick<CheckAnswer, "notes"> }) {
  if (notes.length === 0) return null;
  const days = notes.flatMap(({ checked = "" }) =>
    /^\d{4}-\d\d-\d\d$/.test(checked) ? [checked] : [],
  );
  const newest = days.toSorted().at(-1);
  return (
    <details className={styles.sources} aria-label="Sources">
      <summary>
        <b>{counted(notes.length, "source")}</b>
        {newest && <span className="meta">newest {dayText(newest)}</span>}
      </summary>
      <ol>
        {notes.map(({ number, title, address, checked }) => (
          <li key={number} id={noteId(number)} tabIndex={-1}>
            <SourceLink title={title} address={address} checked={checked} />
          </li>
        ))}
      </ol>
    </details>
  );
}
