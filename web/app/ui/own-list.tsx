import type { UseQueryResult } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Notice } from "./notice.tsx";
import styles from "./own-list.module.css";
import { SectionCard } from "./section-card.tsx";

/** What shows one in a `li`; `onGone` moves the focus to the list. */
export type OwnItemProps<T> = { item: T; onGone: () => void };

type OwnListProps<T> = {
  /** The fragment that leads to it. */
  id: string;
  title: string;
  sentence: string;
  query: UseQueryResult<readonly T[]>;
  failed: string;
  Item: ComponentType<OwnItemProps<T>>;
};

/** What a person sent for others to check; nothing where there is none. */
export function OwnList<T extends { _id: string }>(props: OwnListProps<T>) {
  const { id, title, sentence, query, failed, Item } = props;
  const list = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isLoaded = query.isSuccess;
  // The hash refers to this section, which renders after the navigation.
  useEffect(() => {
    if (isLoaded && hash === `#${id}`) section.current?.scrollIntoView();
  }, [hash, id, isLoaded]);
  if (query.isError) {
    return (
      <SectionCard title={title}>
        <Notice busy={query.isFetching} onRetry={() => void query.refetch()}>
          {failed}
        </Notice>
      </SectionCard>
    );
  }
  if (!query.data || query.data.length === 0) return null;
  return (
    <div ref={section} id={id} className={styles.section}>
      <SectionCard title={title} sentence={sentence}>
        <ul ref={list} className={styles.own} aria-label={title} tabIndex={-1}>
          {query.data.map((item) => (
            <Item key={item._id} item={item} onGone={() => list.current?.focus()} />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}

/** The first line of something in the list: its name, and its state at the end. */
export const OwnHead = ({ children }: { children: ReactNode }) => (
  <div className={styles.head}>{children}</div>
);

/** Takes a suggestion back after a question. */
export function Withdraw({ name, onConfirm }: { name: string; onConfirm: () => Promise<void> }) {
  const [confirming, setConfirming] = useState(false);
  return (
    <div>
      <Button small aria-label={`Withdraw ${name}`} onClick={() => setConfirming(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={confirming}
        title={`Withdraw ${name}?`}
        sentence="We won't review it. This can't be undone."
        action="Withdraw suggestion"
        busyText="Withdrawing..."
        onConfirm={onConfirm}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
