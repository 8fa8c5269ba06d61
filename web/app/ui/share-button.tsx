import { Share2 } from "lucide-react";
import { useState } from "react";
import { toast } from "./toast.tsx";
import styles from "./actions.module.css";

type ShareButtonProps = { title: string; path: string };

/** Shares the URL with the device's dialog, or copies it. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [toCopy, setToCopy] = useState<string>();

  const share = async () => {
    const url = new URL(path, window.location.href).href;
    try {
      if (isPhone() && "share" in navigator && (await shared({ title, url }))) return;
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

/** Opens the share dialog of the device; false if it can't. */
const shared = (content: ShareData): Promise<boolean> =>
  navigator.share(content).then(
    () => true,
    // A person who closes it doesn't want the link.
    (error: unknown) => error instanceof DOMException && error.name === "AbortError",
  );

/** Whether it is used by touch, so that the dialog of the device is the ordinary way to share. */
export const isPhone = () => window.matchMedia("(pointer: coarse)").matches;
