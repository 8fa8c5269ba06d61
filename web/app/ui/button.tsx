import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";
import { classes } from "./classes.ts";

/** `go` is the one next step of a view; `danger` is for actions that can't be undone. */
export type ButtonVariant = "go" | "pri" | "sec" | "txt" | "danger";

type VariantProps = { variant?: ButtonVariant; small?: boolean; wide?: boolean; icon?: ReactNode };

type ButtonProps = ComponentProps<"button"> &
  VariantProps & {
    busy?: boolean;
    /** The label while the button is busy. Its width is reserved from the start. */
    busyText?: string;
  };

const buttonClass = ({ variant = "sec", small, wide }: VariantProps, extra?: string) =>
  classes(styles.button, styles[variant], small && styles.small, wide && styles.wide, extra);

export function Button(props: ButtonProps) {
  const { variant, small, wide, icon, busy, busyText, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      // A disabled button would lose the focus; a busy one keeps it and ignores clicks.
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : rest.onClick}
      className={buttonClass({ variant, small, wide }, className)}
    >
      {icon}
      {busyText ? (
        <span className={styles.labels}>
          <span className={busy ? styles.waiting : undefined}>{children}</span>
          <span className={busy ? undefined : styles.waiting}>{busyText}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

const ignore = (event: MouseEvent): void => event.preventDefault();

export function LinkButton(props: ComponentProps<typeof Link> & VariantProps) {
  const { variant, small, wide, icon, className, children, ...rest } = props;
  return (
    <Link prefetch="intent" {...rest} className={buttonClass({ variant, small, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  label: string;
  children: ReactNode;
};

/** A round button with an icon; its label is the accessible name and the tooltip. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(styles.round, className)}
    />
  );
}
