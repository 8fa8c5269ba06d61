import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarSync, Link2 } from "lucide-react";
import type { ReactNode } from "react";
import {
  clearEndedLinks,
  type EndedLinks as Ended,
  listEndedLinks,
} from "#contracts/accounts/accounts.ts";
import { createCalendarAddress, listCalendarAddresses } from "#contracts/travel/calendars.ts";
import { createShare, listShares } from "#contracts/travel/shares.ts";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { destinationOf, shownText } from "../../travel/labels/index.ts";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import styles from "./sessions.module.css";

const endedLinksKey = queryKeyOf(listEndedLinks);

/** The links that ended with a password, each with a way to recreate it; nothing where there are none. */
export function EndedLinks() {
  const client = useQueryClient();
  // Asked for anew with each visit only, so that a new link stays where it was created.
  const { data } = useQuery({ ...callQuery(listEndedLinks), staleTime: Infinity, gcTime: 0 });
  const clearing = useMutation({
    mutationFn: () => call(clearEndedLinks),
    onSuccess: () => client.setQueryData<Ended>(endedLinksKey, { calendars: [], shares: [] }),
  });
  if (!data || data.calendars.length + data.shares.length === 0) return null;
  return (
    <SectionCard
      title="Links that stopped working"
      sentence="These ended when your password was changed. Create new ones for the calendars and people that still need them."
    >
      <ul className={styles.list}>
        {data.calendars.map((link) => (
          <EndedLink
            key={link._id}
            id={link._id}
            icon={<CalendarSync size={24} aria-hidden />}
            name={`Calendar: ${link.planId === null ? "all trips" : destinationOf(link)}`}
            recreate={async () => {
              const body = { planId: link.planId };
              const { url } = await call(createCalendarAddress, { body });
              void client.invalidateQueries({ queryKey: queryKeyOf(listCalendarAddresses) });
              return url;
            }}
          />
        ))}
        {data.shares.map((link) => (
          <EndedLink
            key={link._id}
            id={link._id}
            icon={<Link2 size={24} aria-hidden />}
            name={`Shared trip: ${destinationOf(link)}`}
            about={`${shownText(link)}, ${link.days === 1 ? "1 day" : `${link.days} days`}`}
            recreate={async () => {
              const { planId, days, costs, notes, codes } = link;
              const body = { days, costs, notes, codes };
              const { url } = await call(createShare, { params: { id: planId }, body });
              void client.invalidateQueries({ queryKey: queryKeyOf(listShares) });
              return url;
            }}
          />
        ))}
      </ul>
      {clearing.isError && <Notice>{clearing.error.message}</Notice>}
      <div>
        <Button small busy={clearing.isPending} onClick={() => clearing.mutate()}>
          Clear list
        </Button>
      </div>
    </SectionCard>
  );
}

type EndedLinkProps = {
  id: string;
  icon: ReactNode;
  name: string;
  about?: string;
  /** Creates such a link anew and answers its address. */
  recreate: () => Promise<string>;
};

function EndedLink({ id, icon, name, about, recreate }: EndedLinkProps) {
  const creating = useMutation({ mutationFn: recreate });
  return (
    <li>
      <div className={styles.line}>
        {icon}
        <div className={styles.words}>
          <b>{name}</b>
          {about && <span className="meta">{about}</span>}
        </div>
        {creating.data === undefined && (
          <Button
            small
            busy={creating.isPending}
            aria-label={`Create new link: ${name}`}
            onClick={() => creating.mutate()}
          >
            Create new link
          </Button>
        )}
      </div>
      {creating.isError && <Notice>{creating.error.message}</Notice>}
      {creating.data !== undefined && (
        <CopyField name={`new-${id}`} label="New link" value={creating.data} />
      )}
    </li>
  );
}
