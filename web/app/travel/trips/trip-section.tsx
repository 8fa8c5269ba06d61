import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import lists from "./lists/lists.module.css";

type TripSectionProps = {
  id: string;
  title: string;
  /** undefined while it is being edited. */
  onEdit: (() => void) | undefined;
  children: ReactNode;
};

/** A section of a trip with its title and an edit button. */
export const TripSection = ({ id, title, onEdit, children }: TripSectionProps) => (
  <section aria-labelledby={`${id}-title`}>
    <Heading
      id={`${id}-title`}
      action={
        onEdit && (
          <span className="screen-only">
            <Button id={`edit-${id}`} small onClick={onEdit}>
              Edit<span className="sr"> {title}</span>
            </Button>
          </span>
        )
      }
    >
      {title}
    </Heading>
    {children}
  </section>
);

/** As many legs or stays are read in a section; more are folded there, since the days show them too. */
export const unfoldedMax = 3;

type SectionFoldProps = {
  /** That of the section, whose address opens it. */
  id: string;
  label: string;
  /** What is in it: "12 flights". */
  count: string;
  children: ReactNode;
};

/** What a section repeats of the days, behind a line with its number. */
export function SectionFold({ id, label, count, children }: SectionFoldProps) {
  const isNamed = useLocation().hash === `#${id}-title`;
  return (
    <details className={lists.fold} open={isNamed} ref={isNamed ? showSection : undefined}>
      <summary>
        {label}
        <span className="meta num">{count}</span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}

/** A page that loads after its address scrolls there late. */
const showSection = (fold: HTMLElement | null) => fold?.closest("section")?.scrollIntoView();
