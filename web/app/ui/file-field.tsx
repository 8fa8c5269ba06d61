import { useEffect, useRef, useState, type ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { DropZone } from "./files/drop-zone.tsx";
import { examine, type Examined } from "./files/examine.ts";
import { ChosenRow, CurrentRow, RefusedRow } from "./files/field-rows.tsx";
import styles from "./files/file-row.module.css";
import { sizeWords, wordsOf, type Accept } from "./files/kinds.ts";

export type FileFieldProps = Omit<FieldProps, "count"> & {
  accept: Accept;
  /** False takes "Take a photo" away, which phones are offered. */
  camera?: boolean;
  /** Something has to be there: no way to take away what is. */
  required?: boolean;
  /** Stands under the field, such as the files on their way. */
  children?: ReactNode;
} & (One | Many);

/** A file that is new, null to take away what is there, undefined to leave it; goes into `files` of a call. */
export type FileChange = File | null | undefined;

type One = {
  many?: false;
  value: FileChange;
  onChange: (value: FileChange) => void;
  /** The address of what is there now, public or private. */
  current?: string | null | undefined;
};

type Many = {
  many: true;
  value: readonly File[];
  /** Told the whole new list. */
  onChange: (value: readonly File[]) => void;
  current?: undefined;
};

type Refused = Extract<Examined, { is: "refused" }>;

/** The one way in for files: chosen, dropped, pasted, or taken with the camera, looked into before they are taken. */
export function FileField(props: FileFieldProps) {
  const { accept, camera = true, required = false, children, ...field } = props;
  const { name, label, hint, error, beside, labelHidden } = field;
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [said, setSaid] = useState("");

  const take = async (files: readonly File[]) => {
    const wanted = latest.current.many ? files : files.slice(0, 1);
    const examined = await Promise.all(wanted.map((file) => examine(file, accept)));
    const fine = examined.flatMap((one) => (one.is === "fine" ? [one.file] : []));
    const wrong = examined.filter((one) => one.is === "refused");
    setRefused(wrong);
    if (fine.length === 0) return;
    setSaid(fine.map((file) => `${file.name}, ${sizeWords(file.size)}, chosen.`).join(" "));
    const { current: now } = latest;
    if (now.many) now.onChange([...now.value, ...fine]);
    else now.onChange(fine[0]);
  };

  const chosen = props.many ? props.value : props.value ? [props.value] : [];
  const focusInput = () => input.current?.focus();

  const remove = (file: File) => {
    if (props.many) props.onChange(props.value.filter((kept) => kept !== file));
    else props.onChange(undefined);
    setSaid(`${file.name} removed.`);
    focusInput();
  };

  const rows = (id: string) => [
    ...(!props.many && props.current && chosen.length === 0
      ? [
          <CurrentRow
            key="current"
            url={props.current}
            label={label}
            leaving={props.value === null}
            onChange={
              required ? undefined : (leaving) => props.onChange(leaving ? null : undefined)
            }
          />,
        ]
      : []),
    ...chosen.map((file, index) => (
      <ChosenRow key={`${index}-${file.name}`} file={file} onRemove={() => remove(file)} />
    )),
    ...refused.map((one, index) => (
      <RefusedRow
        key={`refused-${index}`}
        id={`${id}-refused-${index}`}
        file={one.file}
        message={one.message}
        onReplace={() => input.current?.click()}
        onDismiss={() => {
          setRefused(refused.filter((other) => other !== one));
          focusInput();
        }}
      />
    )),
  ];

  return (
    <Field
      name={name}
      label={label}
      hint={
        <>
          {hint} {wordsOf[accept]}.
        </>
      }
      error={error}
      beside={beside}
      labelHidden={labelHidden}
    >
      {(wiring) => {
        const shown = rows(wiring.id);
        const reasons = refused.map((_, index) => `${wiring.id}-refused-${index}`);
        return (
          <>
            <DropZone
              wiring={{
                ...wiring,
                "aria-invalid": wiring["aria-invalid"] ?? (refused.length > 0 || undefined),
                "aria-describedby": [wiring["aria-describedby"], ...reasons].join(" ").trim(),
              }}
              input={input}
              label={label}
              accept={accept}
              many={props.many ?? false}
              camera={camera}
              small={shown.length > 0}
              required={required}
              onFiles={(files) => void take(files)}
            />
            {shown.length > 0 && <ul className={styles.rows}>{shown}</ul>}
            <output className="sr">{said}</output>
            {children}
          </>
        );
      }}
    </Field>
  );
}
