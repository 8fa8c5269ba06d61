import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import styles from "./form-errors.module.css";

type FormErrorsProps = {
  /** The name of the form, with which its fields' ids begin. */
  form: string;
  /** Said above all else; the message follows it. */
  title?: string | undefined;
  message?: string;
  fields?: FieldErrors;
  /** What helps, below what is said. */
  actions?: ReactNode;
};

const counts = ["", "One thing", "Two things", "Three things", "Four things", "Five things"];

/** What kept a form from going out. Takes the focus; each line leads to its field. */
export function FormErrors({ form, title: own, message, fields = {}, actions }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const lines = Object.entries(fields);

  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    const field = document.getElementById(event.currentTarget.hash.slice(1));
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: "center" });
    field.focus();
  };

  const title =
    own ??
    (lines.length === 0
      ? message
      : `${counts[lines.length] ?? "Some things"} before this can go out`);
  return (
    <div
      ref={box}
      className={styles.box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${form}-problem`}
    >
      <h2 id={`${form}-problem`}>{title}</h2>
      {own && message && lines.length === 0 && <p>{message}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(([name, text]) => (
            <li key={name}>
              <a href={`#${form}-${name}`} onClick={goTo}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>Everything you wrote is still here.</p>
      {actions}
    </div>
  );
}
