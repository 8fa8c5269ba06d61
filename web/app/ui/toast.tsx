import { Check, X } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "../data/store.ts";
import { IconButton } from "./button.tsx";
import { dismissToast, toasts, toastSeconds, type Toast } from "./toast-store.ts";
import styles from "./toast.module.css";

export { toast } from "./toast-store.ts";

/** The region in which toasts appear; rendered once per page. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <output className={styles.place}>
      {useStore(toasts).map((toast) => (
        <ToastLine key={toast.id} {...toast} />
      ))}
      {children}
    </output>
  );
}

function ToastLine({ id, message, undo }: Toast) {
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(id), toastSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isPaused, id]);

  return (
    <span
      className={`${styles.toast} on-night`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Check size={20} aria-hidden />
      <span className={styles.text}>{message}</span>
      {undo && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            dismissToast(id);
            undo();
          }}
        >
          Undo
        </button>
      )}
      <IconButton label="Dismiss" className={styles.close} onClick={() => dismissToast(id)}>
        <X size={18} aria-hidden />
      </IconButton>
    </span>
  );
}
