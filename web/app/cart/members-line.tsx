import { Link } from "react-router";
import { useSession } from "../api/browser.ts";
import { logInPath } from "../api/safe-next.ts";
import { cartPath } from "./door.ts";

/** Tells guests what members get off; nothing where the shop grants it to nobody. */
export function MembersLine({ percent }: { percent: number | null }) {
  const session = useSession();
  if (percent === null || session.is === "member") return null;
  return (
    <p>
      Members get {percent}% off every purchase. <Link to={logInPath(cartPath)}>Log in</Link> or{" "}
      <Link to={`/signup?next=${encodeURIComponent(cartPath)}`}>join</Link>, and your cart comes
      along.
    </p>
  );
}
