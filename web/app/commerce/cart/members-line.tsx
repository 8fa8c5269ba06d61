import { Link } from "react-router";
import { useSession } from "../../data/browser.ts";
import { logInPath } from "../../data/safe-next.ts";
import { cartPath } from "./door.ts";

type MembersLineProps = {
  percent: number | null;
  /** The shop has the members' code, and takes nothing off for it. */
  isLeftOut: boolean;
};

/** Tells guests what members get off, and members where the shop leaves it out; nothing where it grants nothing. */
export function MembersLine({ percent, isLeftOut }: MembersLineProps) {
  const session = useSession();
  if (percent === null) return null;
  if (session.is === "member")
    return isLeftOut ? (
      <p>The members’ {percent}% doesn’t go together with what else is in this cart.</p>
    ) : null;
  return (
    <p>
      Members get {percent}% off every purchase. <Link to={logInPath(cartPath)}>Log in</Link> or{" "}
      <Link to={`/signup?next=${encodeURIComponent(cartPath)}`}>join</Link>, and your cart comes
      along.
    </p>
  );
}
