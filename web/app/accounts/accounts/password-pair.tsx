import { useEffect, useRef, useState } from "react";
import { passwordMax, passwordMin, passwordsDiffer } from "#contracts/accounts/accounts.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { textOf } from "../../forms/use-form.ts";

/** Whether a form's two new passwords match. */
export const passwordsMatch = (form: FormData): boolean =>
  textOf(form, "password") === textOf(form, "confirm");

/** The errors of a form, including its pair of passwords. */
export const withPair = (form: FormData, found: FieldErrors | undefined): FieldErrors => ({
  ...found,
  ...(passwordsMatch(form) ? {} : { confirm: passwordsDiffer }),
});

function differIn(place: HTMLElement | null): boolean {
  const form = place?.closest("form");
  return form ? !passwordsMatch(new FormData(form)) : false;
}

type PairProps = {
  label?: string;
  differ: boolean;
  /** Called on each input with whether the two differ. */
  onDiffer: (differ: boolean) => void;
};

/** A new password, twice. */
export function PasswordPair({ label = "Password", differ, onDiffer }: PairProps) {
  const place = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(false);

  // The browser may have filled the form before hydration.
  useEffect(() => onDiffer(differIn(place.current)), [onDiffer]);

  return (
    <div
      ref={place}
      className="stack loose"
      onInput={(event) => onDiffer(differIn(event.currentTarget))}
    >
      <PasswordField
        name="password"
        label={label}
        hint={`${passwordMin} to ${passwordMax} characters. A few unrelated words work well.`}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirm"
        label="Confirm"
        autoComplete="new-password"
        required
        error={differ && left ? passwordsDiffer : undefined}
        onBlur={(event) => setLeft(event.currentTarget.value !== "")}
      />
    </div>
  );
}
