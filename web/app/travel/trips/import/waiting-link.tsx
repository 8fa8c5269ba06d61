import { useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { listWaiting } from "#contracts/travel/bookings.ts";
import { callQuery } from "../../../data/queries.tsx";
import { importPath } from "../../../links/trips.ts";
import { LinkButton } from "../../../ui/button.tsx";

/** The way to bookings that wait, on the page of all trips. */
export function WaitingLink() {
  const { data } = useQuery(callQuery(listWaiting)).data ?? {};
  if (!data || data.length === 0) return null;
  return (
    <LinkButton small to={importPath()} icon={<Inbox aria-hidden />}>
      {`To confirm (${data.length})`}
    </LinkButton>
  );
}
