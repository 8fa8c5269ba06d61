import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { startAnew } from "../../data/staleness.ts";
import { Notice } from "../../ui/notice.tsx";
import styles from "./offline.module.css";
import { savedCopy } from "./saved-copy.ts";
import { savedText } from "../../ui/saved-text.ts";
import { useReader } from "../../data/reader.ts";

/** Says that the page is a saved copy. What is navigated to by the router comes from the server. */
export function SavedNotice({ at }: { at: string }) {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [now] = useState(() => new Date());
  const reader = useReader();
  useEffect(() => {
    if (pathname !== first.current) savedCopy.set(undefined);
  }, [pathname]);
  return (
    <div className={`wrap ${styles.saved}`}>
      <Notice tone="info" retryText="Reload" onRetry={() => startAnew()}>
        {savedText(at, now, reader)} Check your connection, then reload.
      </Notice>
    </div>
  );
}
