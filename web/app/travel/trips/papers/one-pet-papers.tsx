import { CircleCheck, CircleQuestionMark, Clock, Info, OctagonX } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { counted } from "#format/plurals.ts";
import { classes } from "../../../ui/classes.ts";
import { Fold, RequirementList, TimelinePicture } from "../../requirements/index.ts";
import styles from "./papers.module.css";
import type { PetPapers } from "./pet-papers.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";

const signs = {
  blocked: OctagonX,
  due: Clock,
  unknown: CircleQuestionMark,
  ready: CircleCheck,
  info: Info,
};

/** So many lines of what is unknown stand open; more are folded. */
const unknownShown = 3;

type OnePetPapersProps = {
  name: string;
  papers: PetPapers;
  /** The page to show at check-in. */
  counter: string;
  actionsOf: (id: string) => ReactNode;
};

/** One pet's line, its picture, and its requirements in the order of their last days. */
export function OnePetPapers({ name, papers, counter, actionsOf }: OnePetPapersProps) {
  const { tone, headline, sentence, open, met, exempt, timeline } = papers;
  const id = useId();
  const Sign = signs[tone];
  const unknown = open.filter(({ verdict }) => verdict === "unknown");
  const isMuch = unknown.length > unknownShown;
  const shown = isMuch ? open.filter(({ verdict }) => verdict !== "unknown") : open;
  return (
    <section className={styles.pet} aria-labelledby={id}>
      <div className={classes(styles.line, styles[tone])}>
        <span className={styles.sign}>
          <Sign size={24} aria-hidden />
        </span>
        <div>
          <h3 id={id}>
            {name}: <InUnits text={headline} />
          </h3>
          {sentence && (
            <p>
              <InUnits text={sentence} />
            </p>
          )}
          <p className="screen-only">
            <Link to={counter}>Show {name} at the counter</Link>
          </p>
        </div>
      </div>
      {timeline && <TimelinePicture timeline={timeline} />}
      {shown.length > 0 && <RequirementList lines={shown} actionsOf={actionsOf} folds />}
      {isMuch && (
        <Fold
          flat
          title={`${unknown.length} open questions`}
          detail="Fill in what's missing, or ask the authority."
          lines={unknown}
          actionsOf={actionsOf}
        />
      )}
      {met.length > 0 && (
        <Fold
          flat
          title={`${counted(met.length, "requirement")} met`}
          detail={[...new Set(met.map(({ title }) => title))].slice(0, 4).join(", ")}
          lines={met}
        />
      )}
      {exempt.length > 0 && (
        <details className={styles.exempt}>
          <summary>
            Doesn't apply to {name} <span className="meta">{counted(exempt.length, "rule")}</span>
          </summary>
          <p>{exempt.join(", ")}.</p>
        </details>
      )}
    </section>
  );
}
