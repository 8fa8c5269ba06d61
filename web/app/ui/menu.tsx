import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { Button, IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import styles from "./menu.module.css";

export type MenuItem = {
  label: string;
  icon: ReactNode;
  /** It can't be undone. */
  danger?: boolean;
  /** It changes nothing, so it works without a session. */
  reads?: boolean;
} & ({ onChoose: () => void } | { to: string });

type MenuProps = {
  label: string;
  icon?: ReactNode;
  items: readonly MenuItem[];
  /** Shows the icon alone; the label is its name and tooltip. */
  compact?: boolean;
  /** The ID of the button, so that it can be focused. */
  id?: string;
};

/** The height of one item in pixels, with its share of the padding. */
const itemHeight = 56;

/**
 * A button that opens a list of actions. Arrows, Home and End move in it; Esc and a click outside close it. The focus
 * returns to the button before an action starts, so that dialogs return it there.
 */
export function Menu({ label, icon, items, compact = false, id: given }: MenuProps) {
  const id = useId();
  const buttonId = given ?? `${id}-button`;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => list.current?.hidePopover();

  useEffect(() => {
    // Its position belongs to the old place of the button.
    const shut = () => {
      if (list.current?.matches(":popover-open")) list.current.hidePopover();
    };
    window.addEventListener("resize", shut);
    return () => window.removeEventListener("resize", shut);
  }, [list]);

  const show = (place: number) => {
    list.current?.showPopover();
    itemsIn(list.current).at(place)?.focus();
  };

  const openByKeys = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(event.key === "ArrowDown" ? 0 : -1);
  };

  const walk = (event: KeyboardEvent) => {
    if (event.key === "Tab") return close();
    const next = stepOf(event.key, list.current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const opener = {
    ref: button,
    id: buttonId,
    popoverTarget: id,
    "aria-haspopup": "menu",
    "aria-expanded": open,
    "aria-controls": id,
    onKeyDown: openByKeys,
  } as const;

  return (
    <>
      {compact ? (
        <IconButton {...opener} label={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...opener} small icon={icon}>
          {label}
        </Button>
      )}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={buttonId}
        className={styles.menu}
        onBeforeToggle={({ newState }) => {
          if (newState === "open") positionList(list.current, button.current);
        }}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          const { activeElement } = document;
          if (newState === "open") {
            if (!list.current?.contains(activeElement)) itemsIn(list.current)[0]?.focus();
          } else if (activeElement === document.body) {
            button.current?.focus({ preventScroll: true });
          }
        }}
        onKeyDown={walk}
      >
        {items.map((item) => (
          <Item
            key={item.label}
            item={item}
            close={close}
            closeAndReturn={() => {
              close();
              button.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </div>
    </>
  );
}

type ItemProps = { item: MenuItem; close: () => void; closeAndReturn: () => void };

/** One action of a menu: a link or a button. */
function Item({ item, close, closeAndReturn }: ItemProps) {
  const shared = {
    role: "menuitem",
    tabIndex: -1,
    className: classes(styles.item, item.danger && styles.danger),
  };
  const text = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if ("to" in item) {
    return (
      <Link {...shared} to={item.to} onClick={close}>
        {text}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      data-reads={item.reads}
      onClick={() => {
        closeAndReturn();
        item.onChoose();
      }}
    >
      {text}
    </button>
  );
}

const itemsIn = (list: HTMLElement | null): HTMLElement[] =>
  list ? [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')] : [];

/** The item that a key moves to. */
function stepOf(key: string, list: HTMLElement | null): HTMLElement | undefined {
  const items = itemsIn(list);
  const focused = items.findIndex((item) => item === document.activeElement);
  if (key === "ArrowDown") return items[(focused + 1) % items.length];
  if (key === "ArrowUp") return items.at(focused - 1);
  if (key === "Home") return items[0];
  return key === "End" ? items.at(-1) : undefined;
}

/** Positions the list at its button within the page, so that both scroll together. */
function positionList(list: HTMLElement | null, button: HTMLElement | null): void {
  if (!list || !button) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isRight = left + right > clientWidth;
  const height = itemHeight * itemsIn(list).length;
  const isAbove = clientHeight - bottom < height && top > height;
  list.style.left = isRight ? "auto" : `${left}px`;
  list.style.right = isRight ? `${clientWidth - right}px` : "auto";
  list.style.top = `${(isAbove ? top - 6 : bottom + 6) + window.scrollY}px`;
  list.style.translate = isAbove ? "0 -100%" : "none";
}
