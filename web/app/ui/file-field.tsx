import { useRef, type ReactNode, useEffect, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { DropZone } from "./files/drop-zone.tsx";
import { examine, type Rejected } from "./files/examine.ts";
import styles from "./files/file-row.module.css";
import { textOf, type Accept, sizeText } from "./files/kinds.ts";
import { lazy } from "../data/lazy/lazy.tsx";

// An empty field doesn't need it.
const fieldRows = () => import("./files/field-rows.tsx");
const ChosenRow = lazy(async () => (await fieldRows()).ChosenRow);
const CurrentRow = lazy(async () => (await fieldRows()).CurrentRow);
const DeclinedRow = lazy(async () => (await fieldRows()).DeclinedRow);

export type FileFieldProps = Omit<FieldProps, "count" | "hint"> & {
  /** Shown before the accepted types and sizes. */
  hint?: string;
  accept: Accept;
  /** Takes one line, as one of several. */
  small?: boolean;
  /** False hides "Take a photo" on phones. */
  camera?: boolean;
  /** Required: the current file can't be removed. */
  required?: boolean;
  /** Below the field, such as uploads in progress. */
  children?: ReactNode;
} & (One | Many);

/** A new file, null to remove the current one, undefined to keep it; for the `files` of a call. */
export type FileChange = File | null | undefined;

type One = {
  many?: false;
  value: FileChange;
  onChange: (value: FileChange) => void;
  /** The URL of the current file, public or private. */
  current?: string | null | undefined;
};

type Many = {
  many: true;
  value: readonly File[];
  /** Called with the whole new list. */
  onChange: (value: readonly File[]) => void;
  current?: undefined;
};

/** A field for files, which are selected, dropped, pasted or photographed, and validated before they are accepted. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, error, beside, labelHidden } = props;
  const { accept, camera = true, required = false, small = false, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const many = props.many ?? false;
  const chosen = props.many ? props.value : props.value ? [props.value] : [];
  const current = props.many || chosen.length > 0 ? undefined : props.current;

  const { rejected, message, setMessage, addFiles, dismiss, replace } = useAddFiles({
    accept,
    many,
    onFine: (files) => {
      if (props.many) props.onChange([...props.value, ...files]);
      else props.onChange(files[0]);
    },
  });

  const focusInput = () => input.current?.focus();

  const remove = (file: File) => {
    if (props.many) props.onChange(props.value.filter((current) => current !== file));
    else props.onChange(undefined);
    setMessage(`${file.name} removed.`);
    focusInput();
  };

  const takeAway = (leaving: boolean) => {
    if (!props.many) props.onChange(leaving ? null : undefined);
  };

  const isEmpty = chosen.length === 0 && !current;
  const hasRows = !isEmpty || rejected.length > 0;
  return (
    <Field
      name={name}
      label={label}
      hint={[hint, `${textOf[accept]}.`].filter(Boolean).join(" ")}
      error={error}
      beside={beside}
      labelHidden={labelHidden}
    >
      {({ id, ...wiring }) => {
        const reasonOf = (index: number) => `${id}-rejected-${index}`;
        const described = [wiring["aria-describedby"], ...rejected.map((_, at) => reasonOf(at))];
        return (
          <>
            <DropZone
              {...wiring}
              id={id}
              aria-invalid={wiring["aria-invalid"] ?? (rejected.length > 0 || undefined)}
              aria-describedby={described.filter(Boolean).join(" ")}
              required={required && isEmpty}
              input={input}
              label={label}
              accept={accept}
              many={many}
              camera={camera}
              small={small || hasRows}
              onFiles={(files) => void addFiles(files)}
            />
            {hasRows && (
              <ul className={styles.rows}>
                {current && (
                  <CurrentRow
                    url={current}
                    label={label}
                    leaving={props.value === null}
                    onChange={required ? undefined : takeAway}
                  />
                )}
                {chosen.map((file, index) => (
                  <ChosenRow
                    key={`${index}-${file.name}`}
                    file={file}
                    onRemove={() => remove(file)}
                  />
                ))}
                <RejectedRows
                  rejected={rejected}
                  idOf={reasonOf}
                  onReplace={(one) => {
                    replace(one);
                    input.current?.click();
                  }}
                  onDismiss={(one) => {
                    dismiss(one);
                    focusInput();
                  }}
                />
              </ul>
            )}
            <output className="sr">{message}</output>
            {children}
          </>
        );
      }}
    </Field>
  );
}

type RejectedRowsProps = {
  rejected: readonly Rejected[];
  idOf: (index: number) => string;
  onReplace: (one: Rejected) => void;
  onDismiss: (one: Rejected) => void;
};

const RejectedRows = ({ rejected, idOf, onReplace, onDismiss }: RejectedRowsProps) =>
  rejected.map((one, index) => (
    <DeclinedRow
      key={idOf(index)}
      id={idOf(index)}
      file={one.file}
      message={one.message}
      onReplace={() => onReplace(one)}
      onDismiss={() => onDismiss(one)}
    />
  ));

type Parts = {
  accept: Accept;
  many: boolean;
  /** Called with the accepted files. */
  onFine: (files: readonly File[]) => void;
};

/** Validates selected files. Rejected ones are shown with the reason until they are replaced. */
function useAddFiles({ accept, many, onFine }: Parts) {
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const [message, setMessage] = useState("");
  const replacing = useRef<Rejected>(undefined);
  const latest = useRef(onFine);
  useEffect(() => {
    latest.current = onFine;
  });

  const addFiles = async (files: readonly File[]) => {
    const rejected = replacing.current;
    replacing.current = undefined;
    const chosen = many ? files : files.slice(0, 1);
    const examined = await Promise.all(chosen.map((file) => examine(file, accept)));
    const fine = examined.flatMap((one) => (one.is === "fine" ? [one.file] : []));
    const wrong = [
      ...examined.filter((one) => one.is === "rejected"),
      ...files.slice(chosen.length).map(surplus),
    ];
    // For a single file, the latest selection counts.
    setRejected((before) => [...(many ? before.filter((one) => one !== rejected) : []), ...wrong]);
    if (fine.length === 0) return;
    setMessage(fine.map((file) => `${file.name}, ${sizeText(file.size)}, selected.`).join(" "));
    latest.current(fine);
  };

  return {
    rejected,
    /** The message for screen readers. */
    message,
    setMessage,
    addFiles,
    dismiss: (dismissed: Rejected) => setRejected(rejected.filter((one) => one !== dismissed)),
    /** The next accepted file replaces this one. */
    replace: (rejected: Rejected) => {
      replacing.current = rejected;
    },
  };
}

const surplus = (file: File): Rejected => ({
  is: "rejected",
  file,
  message: "You can add only one file here. We kept the first one.",
});
