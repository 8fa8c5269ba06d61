import { SelectField } from "../../ui/field.tsx";
import type { Seat } from "./fit-request.ts";

/** Asks whether a pet travels in the cabin or in the hold. */
export const SeatField = ({ seat, onSelect }: { seat: Seat; onSelect: (seat: Seat) => void }) => (
  <SelectField
    name="fit-seat"
    label="How it travels"
    value={seat}
    onChange={({ target }) => onSelect(target.value === "hold" ? "hold" : "cabin")}
  >
    <option value="cabin">In the cabin</option>
    <option value="hold">In the cargo hold</option>
  </SelectField>
);
