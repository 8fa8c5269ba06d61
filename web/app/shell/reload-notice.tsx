import { X } from "lucide-react";
import { useContext, useEffect } from "react";
import { createPortal } from "react-dom";
import { createPath, UNSAFE_DataRouterContext } from "react-router";
import { IconButton } from "../ui/button.tsx";
import styles from "../ui/toast.module.css";
import { useSiteName } from "../data/site.ts";
import { fileIsMissing, staleness, startAnew, type Staleness } from "../data/staleness.ts";
import { useStore } from "../data/store.ts";

const messagesOf = (siteName: string) => ({
  updated: `${siteName} was updated. Reload to continue; your draft is saved.`,
  incomplete: "Part of this page couldn't load. Reload it; your draft is saved.",
  offline: "You're offline, so part of this page couldn't load. Your draft is saved.",
});

/** Offers a reload if files of the page no longer exist. */
export function ReloadNotice() {
  useReloadPrevention();
  const stale = useStore(staleness);
  useEffect(() => {
    if (stale?.is !== "offline") return;
    const offerReload = () => staleness.set({ ...stale, is: "incomplete" });
    window.addEventListener("online", offerReload);
    return () => window.removeEventListener("online", offerReload);
  }, [stale]);
  if (!stale) return null;
  const notice = <Notice stale={stale} />;
  const { dialog } = stale;
  return (
    <>
      {notice}
      {dialog && createPortal(<output className={styles.place}>{notice}</output>, dialog)}
    </>
  );
}

function Notice({ stale: { is, to } }: { stale: Staleness }) {
  const messages = messagesOf(useSiteName());
  return (
    <span className={`${styles.toast} on-night`}>
      <span className={styles.text}>{messages[is]}</span>
      {is !== "offline" && (
        <button type="button" className={styles.undo} onClick={() => startAnew(to)}>
          Reload
        </button>
      )}
      <IconButton label="Dismiss" className={styles.close} onClick={() => staleness.set(undefined)}>
        <X size={18} aria-hidden />
      </IconButton>
    </span>
  );
}

/**
 * If the script of another page is missing, React Router reloads the current one, even if a link is only hovered. This
 * navigates to the requested page instead, or shows the notice. Reloads by the browser's button are unaffected.
 */
function useReloadPrevention(): void {
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  useEffect(() => {
    if (!router || !("navigation" in window)) return;
    const preventReload = async (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      const target = router.state.navigation.location;
      const isLeaving = await fileIsMissing(target && createPath(target));
      // The pending navigation cannot finish.
      if (isLeaving || !target || router.state.navigation.location !== target) return;
      await router.navigate(router.state.location, { replace: true, preventScrollReset: true });
    };
    const onNavigate = (event: NavigateEvent) => void preventReload(event);
    window.navigation.addEventListener("navigate", onNavigate);
    return () => window.navigation.removeEventListener("navigate", onNavigate);
  }, [router]);
}
