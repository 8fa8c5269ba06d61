import { useState } from "react";

type OwnPicture = { source: string | null; url: string | undefined };

/**
 * A public picture that fails to load may be one that moderators have hidden: its owner and moderators get it by their
 * session. `url` is then the address of its bytes in this page.
 */
export function useOwnPicture(source: string | null) {
  const [state, setState] = useState<OwnPicture>();
  const own = state?.source === source ? state : undefined;
  const load = async () => {
    const url = own ? undefined : await (await import("./own-picture.ts")).fetchOwnPicture(source);
    setState({ source, url });
  };
  return { url: own?.url, isBroken: own !== undefined && !own.url, onError: () => void load() };
}
