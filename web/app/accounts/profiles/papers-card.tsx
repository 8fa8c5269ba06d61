import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useId } from "react";
import { getFileUsage } from "#contracts/kernel/files.ts";
import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ViewPrivateFile } from "../../ui/private-picture.tsx";
import styles from "./papers-card.module.css";
import { isAlmostFull, paperLabels, usageText, type Paper } from "./profile-text.ts";

const papers: readonly Paper[] = ["passport", "importantDocs"];

/** The query key of the storage used by all files of the person. */
export const usageKey = queryKeyOf(getFileUsage);

type PapersCardProps = { profile: OwnProfile; onAdd: (paper: Paper) => void };

/** The own documents and the storage used. Only for their owner. */
export function PapersCard({ profile, onAdd }: PapersCardProps) {
  const id = useId();
  const usage = useQuery({ ...callQuery(getFileUsage), staleTime: 0 });
  return (
    <section className="card pad stack" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Your documents
      </h2>
      <ul className={styles.papers}>
        {papers.map((paper) => {
          const url = profile[paper];
          const label = paperLabels[paper];
          return (
            <li key={paper}>
              <span>
                <b>{label}</b>
                <span className="meta">{url ? "Uploaded" : "Not uploaded yet"}</span>
              </span>
              {url ? (
                <ViewPrivateFile url={url} title={label} small>
                  View<span className="sr"> {label}</span>
                </ViewPrivateFile>
              ) : (
                <Button small onClick={() => onAdd(paper)}>
                  Add<span className="sr"> {label}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className={`meta ${styles.secret}`}>
        <Lock size={16} aria-hidden />
        Only you can see these.
      </p>
      <p className={`meta num ${styles.usage}`}>{usage.data && usageText(usage.data)}</p>
      {usage.data && isAlmostFull(usage.data) && (
        <Notice tone="due">Storage almost full. Delete files you don't need.</Notice>
      )}
    </section>
  );
}
