import { useQuery } from "@tanstack/react-query";
import { previewNewsletter } from "#contracts/community/newsletter-admin.ts";
import { callQuery } from "../../data/queries.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./newsletter.module.css";

type PreviewProps = {
  id: string;
  /** Something was typed that isn't saved. */
  isOutdated: boolean;
};

/** The saved newsletter as it is emailed, as HTML and as plain text. */
export function Preview({ id, isOutdated }: PreviewProps) {
  const found = useQuery(callQuery(previewNewsletter, { params: { id } }));
  const { data: preview, isError, isFetching, dataUpdatedAt } = found;
  return (
    <SectionCard
      title="Preview"
      sentence={
        isOutdated ? "Without your unsaved changes. Save the draft to see them." : undefined
      }
    >
      {preview ? (
        <>
          <p>
            <b>Subject:</b> {preview.subject}
          </p>
          {/* A new frame for each version, as its address stays the same. */}
          <iframe
            key={dataUpdatedAt}
            className={styles.frame}
            title="The newsletter as HTML"
            src={preview.htmlUrl}
            sandbox=""
          />
          <details>
            <summary>Plain text</summary>
            <pre className={styles.plain}>{preview.text}</pre>
          </details>
        </>
      ) : isError ? (
        <Notice busy={isFetching} onRetry={() => void found.refetch()}>
          The preview couldn't load. Try again.
        </Notice>
      ) : (
        <AfterAWhile>
          <Skeleton height={360} rounded />
        </AfterAWhile>
      )}
    </SectionCard>
  );
}
