import * as z from "zod/mini";

/** The type of a field of a body without its optional and nullable wrappers. */
type FieldKind = { base: string; nullable: boolean };

function fieldKind(schema: z.core.$ZodType): FieldKind {
  let inner: z.core.$ZodType = schema;
  let nullable = false;
  for (;;) {
    const { def } = inner._zod;
    if (isWrapper(def)) {
      nullable ||= def.type === "nullable";
      inner = def.innerType;
    } else if (isPipe(def)) {
      inner = def.in;
    } else {
      return { base: def.type, nullable };
    }
  }
}

type Def = z.core.$ZodTypeDef;

const isWrapper = (def: Def): def is Def & { innerType: z.core.$ZodType } => "innerType" in def;
const isPipe = (def: Def): def is Def & { in: z.core.$ZodType } => def.type === "pipe";

/**
 * The text parts of a multipart body as the types of its schema: numbers, booleans, lists and objects (as JSON). An empty
 * part is null if the field is nullable. Unreadable values stay text, which the schema rejects.
 */
export function coerceParts(
  schema: z.ZodMiniType | undefined,
  fields: Record<string, string>,
): Record<string, unknown> {
  const shape = schema instanceof z.ZodMiniObject ? schema.def.shape : {};
  const values = Object.entries(fields).map(([name, sent]): [string, unknown] => {
    // Forms are sent with CRLF line ends, whatever was typed.
    const text = sent.replaceAll("\r\n", "\n");
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, field ? coerced(fieldKind(field), text) : text];
  });
  return Object.fromEntries(values);
}

function coerced({ base, nullable }: FieldKind, text: string): unknown {
  if (nullable && text.trim() === "") return null;
  if (base === "number") return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : text;
  if (base === "boolean") return { true: true, false: false }[text.trim()] ?? text;
  if (base === "array" || base === "object") return fromJson(text);
  return text;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
