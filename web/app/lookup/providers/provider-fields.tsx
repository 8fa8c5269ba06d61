import {
  providerAddressMax,
  providerContactMax,
  providerNameMax,
  providerServicesMax,
  providerSourceMax,
} from "#contracts/lookup/providers.ts";
import { TextField } from "../../ui/field.tsx";
import type { ProviderText } from "./provider-text.ts";

type ProviderFieldsProps = {
  values: ProviderText;
  set: (change: Partial<ProviderText>) => void;
};

/** The fields of a provider, for suggesting and reviewing. */
export function ProviderFields({ values, set }: ProviderFieldsProps) {
  const field = (name: keyof ProviderText, max: number) => ({
    name,
    value: values[name],
    maxLength: max,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <>
      <TextField {...field("name", providerNameMax)} label="Name" required />
      <TextField
        {...field("services", providerServicesMax)}
        label="What they do"
        hint="Such as: vaccinations, papers for travel, emergencies"
        required
      />
      <TextField
        {...field("address", providerAddressMax)}
        label="Street"
        hint="Leave it empty if you don't know it."
        autoComplete="off"
      />
      <TextField
        {...field("contact", providerContactMax)}
        label="Contact"
        hint="A phone number, an email address, or a page that begins with https://"
        autoComplete="off"
        required
      />
      <TextField
        {...field("source", providerSourceMax)}
        label="Source"
        hint="A page that says so, such as their own: https://…"
        type="url"
        inputMode="url"
        autoComplete="off"
        required
      />
    </>
  );
}
