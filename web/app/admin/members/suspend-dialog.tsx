import { useQueryClient } from "@tanstack/react-query";
import { listMembers, type Member, suspendMember } from "#contracts/community/members.ts";
import { decisionNoteMax } from "#contracts/community/moderation.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextArea } from "../../ui/field.tsx";

type SuspendDialogProps = { member: Member; onClose: () => void };

/** How long, and the reason that the member gets by email. */
export function SuspendDialog({ member, onClose }: SuspendDialogProps) {
  const client = useQueryClient();
  const form = useForm({
    check: (fields) => fieldErrors(suspendMember.body, bodyOf(fields)),
    send: async (fields) => {
      await call(suspendMember, { params: { id: member._id }, body: bodyOf(fields) });
      await client.invalidateQueries({ queryKey: queryKeyOf(listMembers) });
      onClose();
    },
  });
  return (
    <Dialog open closable title={`Suspend ${member.username}?`} onClose={onClose}>
      <Form name="suspend" handle={form} className="stack">
        <p>
          They'll be logged out everywhere and won't be able to log in. We'll email them the reason.
        </p>
        <SelectField name="days" label="Suspend for" defaultValue="7">
          <option value="1">24 hours</option>
          <option value="7">7 days</option>
          <option value="30">30 days</option>
          <option value="0">Until an appeal succeeds</option>
        </SelectField>
        <TextArea name="note" label="Reason" rows={3} maxLength={decisionNoteMax} />
        <div className="row">
          <SubmitButton handle={form} variant="danger" busyText="Saving...">
            Suspend
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

function bodyOf(fields: FormData) {
  const days = Number(textOf(fields, "days"));
  return { note: textOf(fields, "note"), ...(days > 0 && { days }) };
}
