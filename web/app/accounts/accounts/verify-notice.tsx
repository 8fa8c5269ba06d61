import { Notice } from "../../ui/notice.tsx";
import { VerifyActions } from "./verify-actions.tsx";

/** Shown on the account page until the member's email is verified. */
export const VerifyNotice = () => (
  <Notice tone="due" actions={<VerifyActions />}>
    Verify your email. You'll need it the next time you log in.
  </Notice>
);
