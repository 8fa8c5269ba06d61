import type { ComponentProps } from "react";
import { SelectField } from "../../ui/field.tsx";

/** A question that may stay open. */
export const YesNoField = (props: Omit<ComponentProps<typeof SelectField>, "children">) => (
  <SelectField {...props}>
    <option value="">Select</option>
    <option value="yes">Yes</option>
    <option value="no">No</option>
  </SelectField>
);
