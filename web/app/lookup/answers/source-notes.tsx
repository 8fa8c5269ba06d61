import { BookOpen } from "lucide-react";
import { counted } from "#format/plurals.ts";
import { useNumberedSources } from "./source-numbers.tsx";
import { Fold } from "./fold.tsx";
import { kindText } from "./source-text.ts";
import styles from "./sources.module.css";

/** The sources of a page as numbered notes, folded until one of them is followed. */
export function SourceNotes() {
  const sources = useNumberedSources();
  if (sources.length === 0) return null;
  return (
    <Fold icon={<BookOpen size={20} aria-hidden />} title={counted(sources.length, "source")}>
      <ol className={styles.list}>
        {sources.map(({ id, number, title, address, kind, checked }) => (
          <li key={id} id={`note-${number}`}>
            {address ? <a href={address}>{title}</a> : title}{" "}
            <span className="meta">
              {kindText[kind]}, {checked}
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
