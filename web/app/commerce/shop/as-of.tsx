import { When } from "../../ui/when.tsx";

/** Says that a shop elsewhere does not answer, and of when is what is shown of it; nothing where it does. */
export const AsOf = ({ at }: { at: string | undefined }) =>
  at === undefined ? null : (
    <p className="hint">
      The shop does not answer just now. This is what it said <When moment={at} />.
    </p>
  );
