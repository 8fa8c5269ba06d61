import { useQueryClient } from "@tanstack/react-query";
import {
  changePolicy,
  createPolicy,
  listPolicies,
  AdminPolicy,
  policyTextMax,
  policyTitleMax,
  type ShopPolicyKind,
} from "#contracts/commerce/policies.ts";
import * as z from "zod/mini";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { codec } from "../../forms/codec.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { text } from "../../forms/fields.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";

type PolicyFormProps = {
  kind: ShopPolicyKind;
  /** The title of a new one. */
  title: string;
  policy: AdminPolicy | null;
  onDone: () => void;
};

/** Writes or edits one policy. */
export function PolicyForm({ kind, title, policy, onDone }: PolicyFormProps) {
  const client = useQueryClient();
  const queryKey = queryKeyOf(listPolicies);
  const cachePolicy = (saved: AdminPolicy) => {
    client.setQueryData<AdminPolicy[]>(
      queryKey,
      (cached) => cached && [...cached.filter((each) => each.kind !== saved.kind), saved],
    );
    void client.invalidateQueries({ queryKey });
  };
  const edit = useEdit(policyCodec, policy, {
    draftKey: `policy:${kind}`,
    initial: { title },
    create: ({ body }) => call(createPolicy, { body: { kind, ...body } }),
    update: ({ body, ifVersion }) => call(changePolicy, { params: { kind }, body, ifVersion }),
    onSaved: (saved) => {
      cachePolicy(saved);
      toast("Saved.");
      onDone();
    },
    onConflict: cachePolicy,
    onClose: onDone,
  });
  return (
    <EditForm
      name="policy"
      edit={edit}
      action={policy ? "Save" : "Publish policy"}
      busyText="Saving…"
    >
      <TextField {...edit.field("title")} autoComplete="off" required />
      <TextArea
        {...edit.field("text")}
        hint="Leave a blank line between paragraphs. Start a heading with “## ” and a list item with “- ”."
        rows={16}
        required
      />
    </EditForm>
  );
}

/** The editable fields of a policy. */
const policyCodec = codec({
  noun: "policy",
  resource: AdminPolicy,
  create: z.omit(createPolicy.body, { kind: true }),
  update: changePolicy.body,
  fields: {
    title: text("Title", { max: policyTitleMax, always: true }),
    text: text("Text", { max: policyTextMax, always: true }),
  },
});
