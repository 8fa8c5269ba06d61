import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listMembers, type Member, suspendMember } from "#contracts/community/members.ts";
import { decisionNoteMax } from "#contracts/community/moderation-names.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

type SuspendDialogProps = { member: Member; onClose: () => void };

/** How long, and the reason that the member gets by email. */
export function SuspendDialog({ member, onClose }: SuspendDialogProps) {
  const client = useQueryClient();
  const suspending = useMutation({
    mutationFn: (form: FormData) => {
      const days = Number(form.get("days"));
      const note = String(form.get("note") ?? "");
      const body = { note, ...(days > 0 && { days }) };
      return call(suspendMember, { params: { id: member._id }, body });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeyOf(listMembers) });
      onClose();
    },
  });
  return (
    <Dialog open closable title={`Suspend ${member.username}?`} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          suspending.mutate(new FormData(event.currentTarget));
        }}
      >
        <p>They're logged out everywhere and can't log in. We email them the reason.</p>
        <SelectField name="days" label="Suspend for" defaultValue="7">
          <option value="1">24 hours</option>
          <option value="7">7 days</option>
          <option value="30">30 days</option>
          <option value="0">Until an appeal succeeds</option>
        </SelectField>
        <TextArea name="note" label="Reason" rows={3} maxLength={decisionNoteMax} />
        {suspending.isError && <Notice>Couldn't save it. {errorMessage(suspending.error)}</Notice>}
        <div className="row">
          <Button type="submit" variant="danger" busy={suspending.isPending} busyText="Saving...">
            Suspend
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
