import { Printer } from "lucide-react";
import type { ReadingCopy } from "#reference/articles.ts";
import actions from "../../ui/actions.module.css";
import { ShareButton } from "../../ui/share-button.tsx";
import styles from "./article-actions.module.css";
import { articlePath } from "../../links/articles.ts";

type ArticleActionsProps = { article: Pick<ReadingCopy, "id" | "title"> };

/** Buttons to share and print an article. */
export function ArticleActions({ article: { id, title } }: ArticleActionsProps) {
  return (
    <div className={styles.actions}>
      <ShareButton title={title} path={articlePath(id)} />
      <button type="button" className={actions.action} onClick={() => window.print()}>
        <Printer size={20} aria-hidden />
        Print
      </button>
    </div>
  );
}
