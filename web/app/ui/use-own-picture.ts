import { useEffect, useState } from "react";

/**
 * A public picture that fails to load may be one that moderators have hidden: its owner and moderators get it by their
 * session. `url` is then the address of its bytes in this page.
 */
export function useOwnPicture(source: string | null) {
  const [state, setState] = useState<{ of: string | null; url?: string; isBroken?: true }>();
  const current = state?.of === source ? state : undefined;
  const objectUrl = current?.url;
  useEffect(() => () => void (objectUrl && URL.revokeObjectURL(objectUrl)), [objectUrl]);

  const load = async () => {
    if (source === null) return;
    const { fetchFile } = await import("../data/browser.ts");
    const response = await fetchFile(source, AbortSignal.timeout(waitMs));
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const url = URL.createObjectURL(await response.blob());
    setState({ of: source, url });
  };
  const onError = () => {
    if (current) return setState({ of: source, isBroken: true });
    void load().catch(() => setState({ of: source, isBroken: true }));
  };
  return { url: objectUrl, isBroken: current?.isBroken ?? false, onError };
}

const waitMs = 20_000;
