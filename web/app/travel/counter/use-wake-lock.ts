import { useEffect, useState } from "react";

/** Keeps the screen on while the page is in sight; false where the device doesn't let it. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    // The browser takes it back whenever the page is hidden.
    const request = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const held = await navigator.wakeLock.request("screen");
        if (isOver) return await held.release();
        lock = held;
        setAwake(true);
      } catch {
        setAwake(false);
      }
    };
    const again = () => void request();
    document.addEventListener("visibilitychange", again);
    again();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
