import { Link } from "react-router";
import { mentionParts, type MentionedMember } from "#contracts/community/mention-text.ts";
import { profilePath } from "../../links/account.ts";

export type MentionTextProps = { text: string; mentions: readonly MentionedMember[] | undefined };

/** A text in which each mentioned member is a link to their profile. */
export const Mentions = ({ text, mentions }: MentionTextProps) =>
  mentionParts(text, mentions).map(({ text: part, member }, index) =>
    member ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their order
      <Link key={index} to={profilePath(member._id)}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
