import { useRef } from "react";
import { AppError } from "#contracts/kernel/errors.ts";
import { inText } from "#format/words.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { textOf, useForm } from "../../forms/use-form.ts";
import { Field } from "../../ui/field.tsx";
import { addCode, addGiftCard, replacedCards } from "./codes.ts";
import styles from "./cart.module.css";

/** The fields for a discount code and a gift card. */
export function CodeForms() {
  const replaced = replacedCards();
  return (
    <div className="stack">
      <CodeForm name="discount" label="Discount code" add={addCode} />
      <CodeForm
        name="gift-card"
        label="Gift card"
        hint={
          replaced.length > 0
            ? `Adding a gift card replaces the one ending in ${replaced.join(", ")}.`
            : undefined
        }
        add={addGiftCard}
      />
    </div>
  );
}

type CodeFormProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Resolves to the error message; undefined if the code was accepted. */
  add: (code: string) => Promise<string | undefined>;
};

/** A field for one code. A rejected code stays in the field, with the error below. */
function CodeForm({ name, label, hint, add }: CodeFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    send: async (fields) => {
      const message = await add(textOf(fields, "code"));
      if (message !== undefined)
        throw new AppError("VALIDATION", message, { fields: { code: message } });
      element.current?.reset();
    },
  });
  return (
    <Form ref={element} name={name} handle={form} summary={false} className="">
      <Field name="code" label={label} hint={hint}>
        {({ className, ...wiring }) => (
          <span className={styles.pair}>
            <input
              {...wiring}
              className={className}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
            />
            <SubmitButton handle={form} variant="sec" aria-label={`Apply ${inText(label)}`}>
              Apply
            </SubmitButton>
          </span>
        )}
      </Field>
    </Form>
  );
}
