import { useEffect } from "react";
import {
  changeNewsletter,
  createNewsletter,
  Newsletter,
  newsletterSubjectMax,
  newsletterTextMax,
} from "#contracts/community/newsletter-admin.ts";
import { call } from "../../data/browser.ts";
import { codec } from "../../forms/codec.ts";
import { text } from "../../forms/fields.ts";
import { adminNewsletterItemPath, adminNewsletterPath } from "../../links/admin.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { ItemForm, useItemEdit } from "../item-form.tsx";
import { useNewsletter } from "./use-newsletter.ts";

type NewsletterFormProps = {
  /** Null for a new one. */
  newsletter: Newsletter | null;
  /** Called with whether anything isn't saved: it would be missing in what is sent. */
  onDirty?: (isDirty: boolean) => void;
};

/** Writes or edits a draft. */
export function NewsletterForm({ newsletter, onDirty }: NewsletterFormProps) {
  const edit = useItemEdit(newsletterCodec, newsletter, {
    cache: useNewsletter(),
    create: (request) => call(createNewsletter, request),
    update: (request, { _id: id }) => call(changeNewsletter, { params: { id }, ...request }),
    savedText: "Draft saved.",
    createdText: () => "Draft saved.",
    pathOf: adminNewsletterItemPath,
  });
  const isDirty = edit.isDirty();
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  return (
    <ItemForm
      edit={edit}
      action={{ create: "Save draft", creating: "Saving…", save: "Save draft" }}
      listPath={adminNewsletterPath}
      newClass="card pad stack loose"
    >
      <TextField {...edit.field("subject")} autoComplete="off" required />
      <TextArea
        {...edit.field("text")}
        hint="Leave a blank line between paragraphs. Start a heading with “## ” and a list item with “- ”. A greeting and the unsubscribe link are added."
        rows={14}
        required
      />
    </ItemForm>
  );
}

/** The editable fields of a newsletter. */
const newsletterCodec = codec({
  noun: "newsletter",
  resource: Newsletter,
  create: createNewsletter.body,
  update: changeNewsletter.body,
  fields: {
    subject: text("Subject", { max: newsletterSubjectMax, always: true }),
    text: text("Text", { max: newsletterTextMax, always: true }),
  },
});
