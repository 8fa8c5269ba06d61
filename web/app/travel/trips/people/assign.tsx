import { UserMinus, UserPlus } from "lucide-react";
import type { Author } from "#contracts/kernel/author.ts";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Menu } from "../../../ui/menu.tsx";

type AssignProps = {
  item: Item;
  people: readonly Author[];
  /** Undefined for a reader who can't change the trip. */
  assign: ((personId: string | null) => void) | undefined;
};

/** Who takes care of an item, and the menu to assign it. */
export function Assign({ item, people, assign }: AssignProps) {
  const { text, assigneeId } = item;
  const assignee = people.find(({ _id }) => _id === assigneeId);
  if (!assign) {
    return (
      assignee && <Avatar face={assignee} size="s" alt={`Assigned to ${assignee.username}`} />
    );
  }
  return (
    <span className="screen-only">
      <Menu
        compact
        label={
          assignee ? `${text}: assigned to ${assignee.username}. Change` : `Assign ${text} to…`
        }
        icon={
          assignee ? <Avatar face={assignee} size="s" /> : <UserPlus size={18} aria-hidden />
        }
        items={[
          ...people
            .filter(({ _id }) => _id !== assigneeId)
            .map((person) => ({
              label: person.username,
              icon: <Avatar face={person} size="s" />,
              onChoose: () => assign(person._id),
            })),
          ...(assignee
            ? [
                {
                  label: "No one",
                  icon: <UserMinus aria-hidden />,
                  onChoose: () => assign(null),
                },
              ]
            : []),
        ]}
      />
    </span>
  );
}
