import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./clamped-text.module.css";

type ClampedTextProps = { children: string; lines: 3 | 10 };

/** A text of so many lines, and the whole of it for whoever asks. */
export function ClampedText({ children, lines }: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const element = text.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div>
      <p ref={text} className={classes(styles.text, !open && styles[`lines${lines}`])}>
        {children}
      </p>
      {(isCut || open) && (
        <Button
          look="txt"
          small
          className={styles.toggle}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? "Show less" : "Show all of it"}
        </Button>
      )}
    </div>
  );
}
