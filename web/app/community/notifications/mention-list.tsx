import { useEffect, useEffectEvent, useId, useState, type RefObject } from "react";
import type { Author } from "#contracts/kernel/author.ts";
import { mentionedNames } from "#contracts/community/mention-text.ts";
import { suggestMentions } from "#contracts/community/notifications.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../data/browser.ts";
import { pause, typingPauseMs } from "../../data/pause.ts";
import { useUserId } from "../../data/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./notifications.module.css";

type MentionListProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Puts another text into the field. */
  onText: (text: string) => void;
};

type Typed = { start: string; from: number; to: number };

/** The username that is being typed before the cursor. */
export function typedMention(text: string, cursor: number): Typed | undefined {
  const before = text.slice(0, cursor);
  const start = /@([\w.]{1,30})$/.exec(before)?.[1]?.toLowerCase();
  const word = /\S*$/.exec(before)?.[0] ?? "";
  return start === undefined || !mentionedNames(word).includes(start)
    ? undefined
    : { start, from: cursor - start.length, to: cursor };
}

/** Suggestions for an earlier start are shown until the next ones come, as far as they fit. */
const isAbout = (username: string, start: string): boolean =>
  username.replaceAll(/[._]/g, "").includes(start.replaceAll(/[._]/g, ""));

/** People to mention after @ and a part of a username. Arrows choose, Enter or Tab inserts, Esc closes. */
export function MentionList({ field, onText }: MentionListProps) {
  const id = useId();
  const [typed, setTyped] = useState<Typed>();
  const [active, setActive] = useState(0);
  const fitting = useSuggestions(typed?.start, () => setActive(0));
  const isOpen = typed !== undefined && fitting.length > 0;
  const take = (person: Author) => {
    const { current } = field;
    if (!current || !typed) return;
    const { value } = current;
    const before = `${value.slice(0, typed.from)}${person.username} `;
    onText(before + value.slice(typed.to));
    setTyped(undefined);
    current.focus();
    requestAnimationFrame(() => current.setSelectionRange(before.length, before.length));
  };

  const look = useEffectEvent(() => {
    const { current } = field;
    setTyped(current ? typedMention(current.value, current.selectionStart) : undefined);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const person = fitting[active];
    if (!isOpen || !person || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + fitting.length) % fitting.length);
    else if (event.key === "Enter" || event.key === "Tab") take(person);
    else if (event.key === "Escape") setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const { current } = field;
    const controller = new AbortController();
    const { signal } = controller;
    current?.addEventListener("input", () => look(), { signal });
    current?.addEventListener("click", () => look(), { signal });
    current?.addEventListener("keydown", (event) => onKey(event), { signal, capture: true });
    current?.addEventListener("blur", () => setTyped(undefined), { signal });
    return () => controller.abort();
  }, [field]);

  useActiveOption(isOpen ? field : undefined, { list: id, option: `${id}-${active}` });

  if (!isOpen) return null;
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't stand beside a text field that keeps the focus */}
      <div id={id} className={styles.list} role="listbox" aria-label="People to mention">
        {fitting.map((person, index) => (
          <div
            key={person._id}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option can't hold a picture
            role="option"
            aria-selected={index === active}
            className={classes(styles.option, index === active && styles.active)}
            // The field keeps the focus.
            onPointerDown={(event) => {
              event.preventDefault();
              take(person);
            }}
          >
            <Avatar face={person} size="s" />
            <b>{person.username}</b>
          </div>
        ))}
      </div>
      <output className="sr">{counted(fitting.length, "person", "people")} to mention</output>
    </div>
  );
}

/** People whose usernames fit what is typed after @. `onNew` is called when others come. */
function useSuggestions(start: string | undefined, onNew: () => void): readonly Author[] {
  const userId = useUserId();
  const [people, setPeople] = useState<readonly Author[]>([]);
  const show = useEffectEvent((data: readonly Author[]) => {
    setPeople(data);
    onNew();
  });
  useEffect(() => {
    if (start === undefined || userId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const suggest = async () => {
      await pause(typingPauseMs, signal);
      const { data } = await call(suggestMentions, { query: { q: start }, signal });
      show(data);
    };
    // The whole name can be typed without suggestions.
    suggest().catch(() => undefined);
    return () => controller.abort();
  }, [start, userId]);
  return people.filter(({ username }) => start !== undefined && isAbout(username, start));
}

/** Tells screen readers which option the arrow keys have reached, while the field keeps the focus. */
function useActiveOption(
  field: MentionListProps["field"] | undefined,
  { list, option }: { list: string; option: string },
): void {
  useEffect(() => {
    const current = field?.current;
    if (!current) return;
    current.setAttribute("aria-controls", list);
    current.setAttribute("aria-activedescendant", option);
    return () => {
      current.removeAttribute("aria-controls");
      current.removeAttribute("aria-activedescendant");
    };
  }, [field, list, option]);
}
