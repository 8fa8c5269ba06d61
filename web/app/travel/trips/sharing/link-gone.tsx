import { shareGone } from "#contracts/travel/share-names.ts";
import { ErrorPicture } from "../../../ui/error-view.tsx";
import { LinkButton } from "../../../ui/button.tsx";

/** Where a link leads that was revoked or has expired. */
export const LinkGone = () => (
  <ErrorPicture place="Back soon" caption="Moved on">
    <title>This trip moved on · Wagabond</title>
    <h1>This trip moved on</h1>
    <p className="lede">{shareGone} Whoever sent it to you can make one in a moment.</p>
    <div className="row">
      <LinkButton look="go" to="/">
        Back to the road
      </LinkButton>
      <LinkButton to="/posts">Read hoots</LinkButton>
    </div>
  </ErrorPicture>
);
