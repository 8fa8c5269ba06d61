import { Share2 } from "lucide-react";
import { useState } from "react";
import { toast } from "./toast.tsx";
import styles from "./actions.module.css";

type ShareButtonProps = { title: string; path: string };

/** Hands the address to the phone's own sharing, or copies it. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [toCopy, setToCopy] = useState<string>();

  const share = async () => {
    const url = new URL(path, window.location.href).href;
    if (isPhone() && "share" in navigator) {
      // Somebody who closes the sharing has changed their mind; nothing failed.
      return navigator.share({ title, url }).catch(() => undefined);
    }
    try {
      await navigator.clipboard.writeText(url);
      setToCopy(undefined);
      toast("Link copied.");
    } catch {
      setToCopy(url);
    }
  };

  return (
    <>
      <button type="button" className={styles.action} onClick={() => void share()}>
        <Share2 size={20} aria-hidden />
        Share
      </button>
      {toCopy && (
        <label className={styles.copy}>
          <span>Couldn't copy the link. Copy it here:</span>
          <input
            ref={(field) => field?.focus()}
            readOnly
            value={toCopy}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </>
  );
}

const isPhone = () => window.matchMedia("(pointer: coarse)").matches;
