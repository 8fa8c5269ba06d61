import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarSync, Link2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import {
  clearEndedLinks,
  type EndedLinks as Ended,
  listEndedLinks,
} from "#contracts/travel/ended-links.ts";
import { createCalendarAddress, listCalendarAddresses } from "#contracts/travel/calendars.ts";
import { createShare, listShares } from "#contracts/travel/shares.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { destinationOf, shareText } from "../../travel/labels/index.ts";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import styles from "./accounts.module.css";

const endedLinksKey = queryKeyOf(listEndedLinks);
const noLinks: Ended = { calendars: [], shares: [] };

/** The links of both lists, each once. */
const union = <Link extends { _id: string }>(some: readonly Link[], others: readonly Link[]) =>
  Array.from(new Map([...some, ...others].map((link) => [link._id, link])).values());

/** The links that ended with a password change, and how they are recreated and cleared. */
function useEndedLinks() {
  const client = useQueryClient();
  const { data: ended = noLinks } = useQuery(callQuery(listEndedLinks));
  // The server omits recreated links. Here they stay next to their new link until the page is left.
  const [recreated, setRecreated] = useState(noLinks);
  const clearing = useMutation({
    mutationFn: () => call(clearEndedLinks),
    onSuccess: () => {
      client.setQueryData<Ended>(endedLinksKey, noLinks);
      setRecreated(noLinks);
    },
  });
  const recreateCalendar = async (link: Ended["calendars"][number]) => {
    const { url } = await call(createCalendarAddress, { body: { planId: link.planId } });
    setRecreated((all) => ({ ...all, calendars: union(all.calendars, [link]) }));
    void client.invalidateQueries({ queryKey: queryKeyOf(listCalendarAddresses) });
    return url;
  };
  const recreateShare = async (link: Ended["shares"][number]) => {
    const { _id, planId, destination: _destination, ...body } = link;
    const { url } = await call(createShare, { params: { id: planId }, body });
    setRecreated((all) => ({ ...all, shares: union(all.shares, [link]) }));
    void client.invalidateQueries({ queryKey: queryKeyOf(listShares) });
    return url;
  };
  return {
    calendars: union(ended.calendars, recreated.calendars),
    shares: union(ended.shares, recreated.shares),
    recreateCalendar,
    recreateShare,
    clearing,
  };
}

/** The links that ended with a password change, each with a button to recreate it; nothing if there are none. */
export function EndedLinks() {
  const { calendars, shares, recreateCalendar, recreateShare, clearing } = useEndedLinks();
  if (calendars.length + shares.length === 0) return null;
  return (
    <SectionCard
      title="Links that stopped working"
      sentence="These ended when your password was changed. Create new ones for the calendars and people that still need them."
    >
      <ul className={styles.list}>
        {calendars.map((link) => (
          <EndedLink
            key={link._id}
            id={link._id}
            icon={<CalendarSync size={24} aria-hidden />}
            name={`Calendar: ${link.planId === null ? "all trips" : destinationOf(link)}`}
            recreate={() => recreateCalendar(link)}
          />
        ))}
        {shares.map((link) => (
          <EndedLink
            key={link._id}
            id={link._id}
            icon={<Link2 size={24} aria-hidden />}
            name={`Shared trip: ${destinationOf(link)}`}
            about={`${shareText(link)}, ${counted(link.days, "day")}`}
            recreate={() => recreateShare(link)}
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
  /** Recreates a link and returns its URL. */
  recreate: () => Promise<string>;
};

function EndedLink({ id, icon, name, about, recreate }: EndedLinkProps) {
  const creating = useMutation({ mutationFn: recreate });
  return (
    <li>
      <div className={styles.line}>
        {icon}
        <div className={styles.text}>
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
