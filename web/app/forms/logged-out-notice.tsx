import { LinkButton } from "../ui/button.tsx";
import { Notice, type Tone } from "../ui/notice.tsx";

type LoggedOutNoticeProps = {
  /** The address of the login page. */
  logIn: string;
  /** What it is needed for: "post". */
  to: string;
  tone?: Tone;
};

/** Above a form whose session has ended: "Log in to post." */
export const LoggedOutNotice = ({ logIn, to, tone = "due" }: LoggedOutNoticeProps) => (
  <Notice
    tone={tone}
    actions={
      <LinkButton small to={logIn}>
        Log In
      </LinkButton>
    }
  >
    You've been logged out. Log in to {to}. Your draft is saved.
  </Notice>
);
