import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";

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
