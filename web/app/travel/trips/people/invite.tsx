import { Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { Email } from "#contracts/kernel/email.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  invitationDays,
  inviteMember,
  type Member,
  memberRoles,
  membersMax,
  type MemberRole,
} from "#contracts/travel/members.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../../data/browser.ts";
import { asAppError, errorMessage } from "../../../data/errors.ts";
import { useKeys } from "../../../data/idempotency.ts";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { choice, names } from "../../../forms/fields.ts";
import type { EditOf } from "../../../forms/edit-types.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { inviteAnchor } from "../../../links/trips.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyField } from "../../../ui/copy-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { limitText } from "../trip-text.ts";
import { tripLeave } from "../trip-keys.ts";
import { roleNames } from "./roles.ts";
import styles from "./people.module.css";

type Invited = Member & { url: string };

type InviteProps = {
  trip: Trip;
  members: readonly Member[];
  onInvited: (member: Member) => void;
};

/** Invites people to a trip, by email or by a link that is shown once. */
export function Invite({ trip, members, onInvited }: InviteProps) {
  const [made, setMade] = useState<readonly Invited[]>([]);
  useShownByAddress();
  const taken = (invited: Invited) => {
    setMade((before) => [invited, ...before.filter(({ _id }) => _id !== invited._id)]);
    onInvited(invited);
  };
  return (
    <section className="stack" aria-labelledby={inviteAnchor}>
      <Heading id={inviteAnchor}>Invite someone</Heading>
      <div className={`card pad ${styles.invite}`}>
        {members.length < membersMax ? (
          <InviteForm trip={trip} onInvited={taken} />
        ) : (
          <p className="meta">{limitText("people", membersMax)}</p>
        )}
        {made.length > 0 && (
          <div className={styles.made}>
            {made.map(({ _id, email, url, role: given }) => (
              <CopyField
                key={_id}
                name={`invitation-${_id}`}
                label={
                  email
                    ? `Link for ${email}`
                    : `Link for one person who ${given === "editor" ? "can edit" : "can view"}`
                }
                hint="Shown this once. The first person who opens it joins."
                value={url}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** The link that invites leads here, once the page has its height. */
function useShownByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${inviteAnchor}`) document.getElementById(inviteAnchor)?.scrollIntoView();
  }, [hash]);
}

type FormProps = { trip: Trip; onInvited: (invited: Invited) => void };

function InviteForm({ trip: { _id: id }, onInvited }: FormProps) {
  const keyOf = useKeys();
  const invite = async (body: { email: string | null; role: MemberRole }) =>
    onInvited(await call(inviteMember, { params: { id }, body, key: keyOf(id, body) }));
  const edit: EditOf<typeof inviteCodec> = useEdit(inviteCodec, null, {
    draftKey: `trip:${id}:invite`,
    create: async ({ body: { emails, role } }) => {
      for (const [place, email] of emails.entries()) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- those before one that fails are invited
          await invite({ email, role });
        } catch (error) {
          edit.set({ emails: emails.slice(place).join(", ") });
          throw aboutAddress(error, email);
        }
      }
      return { emails, role };
    },
    onSaved: ({ emails: { length } }) => toast(`${counted(length, "invitation")} sent.`),
  });
  return (
    <EditForm
      name="invite"
      className="stack"
      edit={edit}
      action="Send invite"
      busyText="Sending…"
      variant="go"
      leave={tripLeave(id)}
      beside={<ByLink onMake={() => invite({ email: null, role: edit.values.role })} />}
    >
      <div className={styles.pair}>
        <TextField
          {...edit.field("emails")}
          type="email"
          multiple
          autoComplete="off"
          hint="Separate several with commas."
        />
        <SelectField {...edit.field("role")}>
          {memberRoles.toReversed().map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="meta">
        They get an email and need a free account. An invitation works once, for{" "}
        {counted(invitationDays, "day")}. {seenAtFirst[edit.values.role]} You can change this above.
      </p>
    </EditForm>
  );
}

const seenAtFirst: Record<MemberRole, string> = {
  editor: "They see expenses and confirmation codes, but no documents.",
  viewer: "They see no expenses, confirmation codes or documents.",
};

/** A link for a person whose address isn't needed. */
function ByLink({ onMake }: { onMake: () => Promise<void> }) {
  const make = useMutation({ mutationFn: onMake });
  return (
    <>
      <Button
        icon={<Link2 aria-hidden />}
        busy={make.isPending}
        busyText="Creating…"
        onClick={() => make.mutate()}
      >
        Create link
      </Button>
      {make.isError && <Notice>{errorMessage(make.error)}</Notice>}
    </>
  );
}

/** The addresses in a text, each once. */
export const addressesIn = (written: string): string[] => [
  ...new Set(written.split(/[\s,;]+/).flatMap((one) => one.trim().toLowerCase() || [])),
];

/** An error of one of several addresses, beside the field with those that are left. */
function aboutAddress(error: unknown, email: string): unknown {
  const failed = asAppError(error);
  if (!failed) return error;
  const { code, message, fields, retryAfter } = failed;
  const reason = fields?.["email"] ?? message;
  return new AppError(code, message, { fields: { emails: `${email}: ${reason}` }, retryAfter });
}

const Invitees = z.object({
  emails: z.array(z.string(), { error: "Enter an email address, or create a link." }),
  role: z.enum(memberRoles),
});

export const inviteCodec = codec({
  noun: "invitation",
  resource: Invitees,
  create: Invitees,
  fields: {
    emails: { ...names("Email"), parse: addressesIn },
    role: choice("Role", memberRoles, { blank: "viewer", show: (role) => roleNames[role] }),
  },
  check: ({ emails }) => {
    const wrong = addressesIn(emails).find((email) => !z.safeParse(Email, email).success);
    return wrong === undefined
      ? undefined
      : { emails: `“${wrong}” isn't an email address like name@example.com.` };
  },
});
