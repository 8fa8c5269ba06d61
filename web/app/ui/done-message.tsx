import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";

type DoneMessageProps = {
  /** What was done, and where it leads. */
  children: ReactNode;
  onClose: () => void;
};

/** The end of a dialog whose action succeeded. Takes the focus, because the button that was pressed is gone. */
export function DoneMessage({ children, onClose }: DoneMessageProps) {
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="stack">
      <output ref={message} tabIndex={-1}>
        {children}
      </output>
      <div>
        <Button variant="pri" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
