import { useEffect } from "react";
import { useNavigate } from "react-router";
import {
  changeNewsletter,
  createNewsletter,
  Newsletter,
  newsletterSubjectMax,
  newsletterTextMax,
} from "#contracts/community/newsletter-admin.ts";
import { call } from "../../data/browser.ts";
import { codec } from "../../forms/codec.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { text } from "../../forms/fields.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { adminNewsletterItemPath, adminNewsletterPath } from "../../links/admin.ts";
import { LinkButton } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useNewsletter } from "./use-newsletter.ts";

/** Writes a draft. */
export function NewNewsletter() {
  const navigate = useNavigate();
  const { cacheNewsletter } = useNewsletter();
  const edit = useEdit(newsletterCodec, null, {
    draftKey: "newsletter",
    create: (request) => call(createNewsletter, request),
    onSaved: async (saved) => {
      cacheNewsletter(saved);
      toast("Draft saved.");
      await navigate(adminNewsletterItemPath(saved._id));
    },
  });
  return (
    <EditForm
      name="newsletter"
      edit={edit}
      className="card pad stack loose"
      action="Save draft"
      busyText="Saving…"
      beside={<LinkButton to={adminNewsletterPath}>Cancel</LinkButton>}
    >
      <NewsletterFields edit={edit} />
    </EditForm>
  );
}

type NewsletterFormProps = {
  newsletter: Newsletter;
  /** Called with whether anything isn't saved: it would be missing in what is sent. */
  onDirty: (isDirty: boolean) => void;
};

/** Edits a draft. */
export function NewsletterForm({ newsletter, onDirty }: NewsletterFormProps) {
  const { cacheNewsletter } = useNewsletter();
  const edit = useEdit(newsletterCodec, newsletter, {
    draftKey: `newsletter:${newsletter._id}`,
    update: (request, { _id: id }) => call(changeNewsletter, { params: { id }, ...request }),
    onSaved: (saved) => {
      cacheNewsletter(saved);
      toast("Draft saved.");
    },
    onConflict: cacheNewsletter,
  });
  const isDirty = edit.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <EditForm
      name="newsletter"
      edit={edit}
      action="Save draft"
      busyText="Saving…"
      disabled={!isDirty}
    >
      <NewsletterFields edit={edit} />
    </EditForm>
  );
}

const NewsletterFields = ({ edit }: { edit: EditOf<typeof newsletterCodec> }) => (
  <>
    <TextField {...edit.field("subject")} autoComplete="off" required />
    <TextArea
      {...edit.field("text")}
      hint="Leave a blank line between paragraphs. Start a heading with “## ” and a list item with “- ”. A greeting and the unsubscribe link are added."
      rows={14}
      required
    />
  </>
);

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
