import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listMembers, type Member } from "#contracts/travel/members.ts";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";

/** The members of a trip besides its owner, with open invitations, and functions to change the list. */
export function useMembers(tripId: string) {
  const client = useQueryClient();
  const input = { params: { id: tripId } };
  const key = queryKeyOf(listMembers, input);
  const query = useQuery(callQuery(listMembers, input));
  const change = (next: (members: readonly Member[]) => Member[]) => {
    client.setQueryData<Member[]>(key, (members) => members && next(members));
    // The trip names its members, too.
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === "string" && /^\/api\/plans/.test(path),
    });
  };
  return {
    query,
    take: (member: Member) =>
      change((members) =>
        members.some(({ _id }) => _id === member._id)
          ? members.map((one) => (one._id === member._id ? member : one))
          : [...members, member],
      ),
    forget: (id: string) => change((members) => members.filter(({ _id }) => _id !== id)),
  };
}
