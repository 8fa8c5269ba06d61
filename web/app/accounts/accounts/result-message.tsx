import { useEffect, useRef, type ReactNode } from "react";
import { Notice, type Tone } from "../../ui/notice.tsx";
import styles from "./accounts.module.css";

type ResultMessageProps = { children: ReactNode; tone?: Tone; actions?: ReactNode };

/** The result of a form. Replaces the form and takes its focus. */
export function ResultMessage({ children, tone = "ready", actions }: ResultMessageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.message}>
      <Notice tone={tone} actions={actions}>
        {children}
      </Notice>
    </div>
  );
}
