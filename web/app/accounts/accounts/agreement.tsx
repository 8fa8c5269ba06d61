import { privacyPath, termsPath } from "../../links/legal.ts";

/** What a sign-up agrees to. The links open in a new tab, so that the form stays filled in. */
export const Agreement = () => (
  <p className="meta">
    By signing up, you agree to our{" "}
    <a href={termsPath} target="_blank" rel="noopener">
      terms
    </a>{" "}
    and{" "}
    <a href={privacyPath} target="_blank" rel="noopener">
      privacy policy
    </a>
    .
  </p>
);
