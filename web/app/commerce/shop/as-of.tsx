import { When } from "../../ui/when.tsx";

/** Tells that the shop is unreachable and when the cached data was loaded; nothing if it is reachable. */
export const AsOf = ({ at }: { at: string | undefined }) =>
  at === undefined ? null : (
    <p className="hint">
      The shop does not answer just now. This is what it said <When moment={at} />.
    </p>
  );
