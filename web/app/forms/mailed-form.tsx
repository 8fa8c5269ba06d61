import { Button } from "../ui/button.tsx";

type MailedFormProps = { action: `/api/${string}`; token: string; children: string };

/** The button behind a mailed link. Plain HTML: it works without scripts, and no mail scanner presses it. */
export function MailedForm({ action, token, children }: MailedFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="go" wide>
        {children}
      </Button>
    </form>
  );
}
