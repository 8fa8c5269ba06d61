import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { useNavigate } from "react-router";
import { localDay } from "#contracts/kernel/days.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { checkKeys, checkPath, type CheckKey, type CheckValues } from "../../links/check.ts";
import type { FieldProps } from "../../ui/field.tsx";
import { parseQuestion, questionErrors } from "./question.ts";

/** What the fields of a question need: its values, and a way to change them. */
export type Question = {
  values: CheckValues;
  set: (change: Partial<CheckValues>) => void;
  /** The props of a text field, date field or select. */
  field: (key: CheckKey) => Pick<FieldProps, "name"> & {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
};

type QuestionFormProps = {
  name: string;
  initial: CheckValues;
  /** The fields of this form; the rest of the question goes along unseen. */
  keys: readonly CheckKey[];
  /** What is wrong with what was sent without scripts. */
  errors?: FieldErrors;
  action: string | ((values: CheckValues) => string);
  /** The page of a question's answer; that of the check by default. */
  pathOf?: (values?: CheckValues) => string;
  /** The button of the one next step. */
  isNextStep?: boolean;
  className?: string | undefined;
  children: (question: Question) => ReactNode;
  /** What stands after the button, so that Enter presses that one first. */
  after?: ComponentType<Question>;
};

/** A form that asks with its address: without scripts the browser sends it, with them the router does. */
export function QuestionForm(props: QuestionFormProps) {
  const {
    name,
    initial,
    keys,
    errors = {},
    action,
    pathOf = checkPath,
    isNextStep = true,
    className,
    children,
    after: After,
  } = props;
  const [values, setValues] = useState(initial);
  const navigate = useNavigate();
  const handle = useForm({
    check: () => questionErrors(values, localDay()),
    send: async () => navigate(pathOf(values), { preventScrollReset: true }),
    rejected: Object.keys(errors).length > 0 ? { message: "", fields: errors } : undefined,
  });
  const set = (change: Partial<CheckValues>) => setValues((current) => ({ ...current, ...change }));
  const form = useRef<HTMLFormElement>(null);
  // What was typed before the form was hydrated.
  const takeTyped = useEffectEvent((element: HTMLFormElement) => {
    const typed = new FormData(element);
    const read = parseQuestion((key) => (keys.includes(key) ? typed.get(key) : values[key]));
    // What a part of the form has filled in meanwhile stays.
    set(
      Object.fromEntries(
        checkKeys.filter((key) => read[key] !== values[key]).map((key) => [key, read[key]]),
      ),
    );
  });
  useEffect(() => {
    if (form.current) takeTyped(form.current);
  }, []);
  const question: Question = {
    values,
    set,
    field: (key) => ({
      name: key,
      value: values[key],
      onChange: ({ target }) => set({ [key]: target.value }),
    }),
  };
  return (
    <Form
      ref={form}
      name={name}
      handle={handle}
      method="get"
      action={pathOf()}
      className={className}
    >
      {checkKeys.map((key) =>
        keys.includes(key) || values[key] === "" ? null : (
          <input key={key} type="hidden" name={key} value={values[key]} />
        ),
      )}
      {children(question)}
      <div>
        <SubmitButton handle={handle} variant={isNextStep ? "go" : "pri"} busyText="Checking…">
          {typeof action === "string" ? action : action(values)}
        </SubmitButton>
      </div>
      {After && <After {...question} />}
    </Form>
  );
}
