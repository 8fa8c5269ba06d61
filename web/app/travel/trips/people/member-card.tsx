import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Link2, MailX, UserCog, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import type * as z from "zod/mini";
import {
  handOverTrip,
  type Member,
  type MemberRole,
  removeMember,
  updateMember,
} from "#contracts/travel/members.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { momentText } from "#format/dates.ts";
import { AuthorFace, AuthorLink } from "../../../accounts/viewer/index.ts";
import { call } from "../../../data/browser.ts";
import { errorMessage, ignoreNotFound } from "../../../data/errors.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { documentsOf } from "../documents/trip-paper.tsx";
import { cacheTrip } from "../use-trips.ts";
import { hiddenText, isOwner, roleNames } from "./roles.ts";
import styles from "./people.module.css";

type MemberCardProps = {
  trip: Trip;
  member: Member;
  isMe: boolean;
  onChange: (member: Member) => void;
  onGone: () => void;
};

type Change = z.input<typeof updateMember.body>;

/** A member or an open invitation, with what the trip's owner can change. */
export function MemberCard({ trip, member, isMe, onChange, onGone }: MemberCardProps) {
  const { _id: memberId, person, role } = member;
  const name = nameOf(member);
  // What is being saved shows at once, and one change doesn't take another back.
  const [unsaved, setUnsaved] = useState<readonly Change[]>([]);
  const save = useMutation({
    scope: { id: `member-${memberId}` },
    mutationFn: (body: Change) => call(updateMember, { params: { id: trip._id, memberId }, body }),
    onSuccess: onChange,
    onSettled: (_saved, _error, body) =>
      setUnsaved((all) => all.filter((change) => change !== body)),
  });
  const change = (body: Change) => {
    setUnsaved((all) => [...all, body]);
    save.mutate(body);
  };
  const shows =
    member.shows && unsaved.reduce((all, each) => ({ ...all, ...each.shows }), member.shows);
  return (
    <li className={`card ${styles.person}`}>
      {person ? (
        <AuthorFace author={person} />
      ) : (
        <span className={styles.link} aria-hidden>
          <Link2 size={20} />
        </span>
      )}
      <div>
        <h3>{person ? <AuthorLink author={person} /> : name}</h3>
        <p className="meta">
          {isMe && "You. "}
          {stateText(member)}
        </p>
      </div>
      {isOwner(trip) ? (
        <>
          <div className={styles.role}>
            <SelectField
              id={`role-${memberId}`}
              name="role"
              label={`Role of ${name}`}
              labelHidden
              value={unsaved.findLast((each) => each.role !== undefined)?.role ?? role}
              onChange={({ target }) =>
                change({ role: target.value === "editor" ? "editor" : "viewer" })
              }
            >
              {roles.map((one) => (
                <option key={one} value={one}>
                  {roleNames[one]}
                </option>
              ))}
            </SelectField>
          </div>
          <div className={styles.menu}>
            <MemberMenu trip={trip} member={member} onGone={onGone} />
          </div>
        </>
      ) : (
        <b className={styles.menu}>{roleNames[role]}</b>
      )}
      {save.isError && (
        <div className={styles.wide}>
          <Notice onRetry={() => change(save.variables)}>
            {errorMessage(save.error, "Couldn't save this. Try again.")}
          </Notice>
        </div>
      )}
      {shows && isOwner(trip) && (
        <Shows
          trip={trip}
          name={name}
          memberId={memberId}
          shows={shows}
          onChange={(ticks) => change({ shows: ticks })}
        />
      )}
      {isMe && (
        <p className={`meta ${styles.wide}`}>
          {hiddenText(trip, ["costs", "codes", "documents"]) ??
            `${trip.owner.username} shows you expenses, confirmation codes and documents.`}
        </p>
      )}
    </li>
  );
}

const roles: readonly MemberRole[] = ["editor", "viewer"];

const nameOf = ({ person, email }: Member): string =>
  person?.username ?? email ?? "Anyone with the link";

/** "Joined Nov 19", "Invited, expires Nov 27". */
function stateText({ state, createdAt, expiresAt }: Member): string {
  if (state === "joined") return `Joined ${momentText(createdAt, "short")}`;
  if (expiresAt === null) return "Invited";
  const day = momentText(expiresAt, "short");
  return Date.parse(expiresAt) > Date.now()
    ? `Invited. The link works until ${day}`
    : `Invitation expired ${day}`;
}

type Shown = NonNullable<Member["shows"]>;

type ShowsProps = {
  trip: Trip;
  name: string;
  memberId: string;
  shows: Shown;
  onChange: (change: Partial<Shown>) => void;
};

/** What a member is shown, as ticks. Papers of pets aren't among them: they stay with the pets' owners. */
function Shows({ trip, name, memberId, shows, onChange }: ShowsProps) {
  const documents = documentsOf(trip);
  const ids = documents.map(({ key }) => key);
  const ticks: readonly { key: string; label: ReactNode; isOn: boolean; change: Partial<Shown> }[] =
    [
      { key: "costs", label: "Expenses", isOn: shows.costs, change: { costs: !shows.costs } },
      {
        key: "codes",
        label: "Confirmation codes",
        isOn: shows.codes,
        change: { codes: !shows.codes },
      },
      ...documents.map(({ key, label }) => {
        const isOn = shows.documents.includes(key);
        // Those that are gone from the trip are left out.
        const others = shows.documents.filter((one) => one !== key && ids.includes(one));
        return { key, label, isOn, change: { documents: isOn ? others : [...others, key] } };
      }),
    ];
  const on = ticks.filter(({ isOn }) => isOn).length;
  return (
    <details>
      <summary>
        Private details: {on} of {ticks.length}
      </summary>
      <fieldset className={styles.ticks}>
        <legend>{name} sees</legend>
        {ticks.map(({ key, label, isOn, change }) => (
          <CheckField
            key={key}
            id={`shows-${memberId}-${key}`}
            name={key}
            label={label}
            checked={isOn}
            onChange={() => onChange(change)}
          />
        ))}
      </fieldset>
    </details>
  );
}

type Asking = "nothing" | "removing" | "handing over";

function MemberMenu({ trip, member, onGone }: Pick<MemberCardProps, "trip" | "member" | "onGone">) {
  const [asking, setAsking] = useState<Asking>("nothing");
  const client = useQueryClient();
  const { _id: memberId, state, role } = member;
  const name = nameOf(member);
  const isInvited = state === "invited";
  const params = { id: trip._id };
  const remove = async () => {
    await call(removeMember, { params: { ...params, memberId } }).catch(ignoreNotFound);
    onGone();
    toast(isInvited ? "Invitation withdrawn." : `${name} was removed from the trip.`);
  };
  const handOver = async () => {
    cacheTrip(client, await call(handOverTrip, { params, body: { memberId } }));
    await client.invalidateQueries();
    toast(`${name} is the organizer now.`);
  };
  const close = () => setAsking("nothing");
  return (
    <>
      <Menu
        compact
        label={`More for ${name}`}
        icon={<Ellipsis size={20} aria-hidden />}
        items={[
          ...(!isInvited && role === "editor"
            ? [
                {
                  label: "Hand the trip over",
                  icon: <UserCog aria-hidden />,
                  onChoose: () => setAsking("handing over"),
                },
              ]
            : []),
          {
            label: isInvited ? "Withdraw invitation" : "Remove from trip",
            icon: isInvited ? <MailX aria-hidden /> : <UserX aria-hidden />,
            danger: true,
            onChoose: () => setAsking("removing"),
          },
        ]}
      />
      <ConfirmDialog
        open={asking === "removing"}
        title={isInvited ? "Withdraw this invitation?" : `Remove ${name} from this trip?`}
        sentence={
          isInvited
            ? "Its link stops working right away."
            : `${name} will no longer see the trip, and their pets are taken off it. What they added stays.`
        }
        action={isInvited ? "Withdraw" : "Remove"}
        busyText={isInvited ? "Withdrawing…" : "Removing…"}
        onConfirm={remove}
        onClose={close}
      />
      <ConfirmDialog
        open={asking === "handing over"}
        title={`Hand this trip over to ${name}?`}
        sentence={`${name} becomes the organizer and decides who is on the trip, what they see, its links and whether it's deleted. You stay on it as an editor and still see everything. Only ${name} can hand it back.`}
        action="Hand over trip"
        actionVariant="pri"
        busyText="Handing over…"
        onConfirm={handOver}
        onClose={close}
      />
    </>
  );
}
