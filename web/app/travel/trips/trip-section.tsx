import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";

type TripSectionProps = {
  id: string;
  title: string;
  /** undefined while it is being changed. */
  onEdit: (() => void) | undefined;
  children: ReactNode;
};

/** A section of a trip with its title, and a button that turns it over to be changed. */
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
