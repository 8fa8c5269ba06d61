import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

/** The one field for a day, `YYYY-MM-DD`. The browser shows it in the person's own order. */
export const DateField = (props: Omit<ComponentProps<typeof TextField>, "type">) => (
  // Without a limit, browsers accept years of six digits.
  <TextField max="2099-12-31" {...props} type="date" />
);
