import type { ReactNode } from "react";
import { useSiteName } from "../data/site.ts";
import { LinkButton } from "./button.tsx";
import { ErrorPicture } from "./error-view.tsx";

type LinkGoneProps = {
  sentence: string;
  /** Further links. */
  children?: ReactNode;
};

/** The page of a shared link that was revoked or has expired. */
export const LinkGone = ({ sentence, children }: LinkGoneProps) => (
  <ErrorPicture place="Back soon" caption="Link expired">
    <title>{`This link no longer works · ${useSiteName()}`}</title>
    <h1>This link no longer works</h1>
    <p className="lede">{sentence}</p>
    <div className="row">
      <LinkButton variant="go" to="/">
        Go to the home page
      </LinkButton>
      {children}
    </div>
  </ErrorPicture>
);
