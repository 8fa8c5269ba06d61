import { When } from "../../ui/when.tsx";

/** Tells that the shop is unreachable and when the cached data was loaded; nothing if it is reachable. */
export const AsOf = ({ at }: { at: string | undefined }) =>
  at === undefined ? null : (
    <p className="hint">
      The shop is temporarily unavailable. Prices and stock are from <When moment={at} />.
    </p>
  );
