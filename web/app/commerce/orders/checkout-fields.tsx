import { useEffect, useRef, useState } from "react";
import type { OpenCheckout } from "#contracts/commerce/orders.ts";
import { needsPostalCode, shippingCountries } from "#contracts/commerce/shipping-countries.ts";
import { regionOf } from "../../accounts/viewer/index.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import styles from "./checkout.module.css";

const optional = (label: string) => `${label} (optional)`;

/** The fields for the buyer and the delivery address, with their initial values. */
export function CheckoutFields({ values }: { values: OpenCheckout["buyer"] }) {
  const [country, setCountry] = useState(values.country);
  const select = useRef<HTMLSelectElement>(null);
  // Most orders go to the country of the browser. HTML from the server is the same for everyone.
  useEffect(() => {
    const region = regionOf(navigator.language);
    if (!region || select.current?.value !== "") return;
    select.current.value = region;
    setCountry(select.current.value);
  }, []);
  const isZipRequired = country === "" || needsPostalCode(country);
  return (
    <>
      <TextField
        name="email"
        type="email"
        label="Email"
        hint="We'll use it only for updates on this order."
        autoComplete="email"
        defaultValue={values.email}
        required
      />
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          defaultValue={values.firstName}
          required
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          defaultValue={values.lastName}
          required
        />
      </div>
      <TextField
        name="address1"
        label="Address"
        autoComplete="address-line1"
        defaultValue={values.address1}
        required
      />
      <TextField
        name="address2"
        label={optional("Apartment, suite, etc.")}
        autoComplete="address-line2"
        defaultValue={values.address2}
      />
      <div className={styles.pair}>
        <TextField
          name="city"
          label="City"
          autoComplete="address-level2"
          defaultValue={values.city}
          required
        />
        <TextField
          name="province"
          label={optional("State or province")}
          autoComplete="address-level1"
          defaultValue={values.province}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="zip"
          label={isZipRequired ? "ZIP or postal code" : optional("ZIP or postal code")}
          autoComplete="postal-code"
          defaultValue={values.zip}
          required={isZipRequired}
        />
        <SelectField
          ref={select}
          name="country"
          label="Country"
          autoComplete="country"
          defaultValue={values.country}
          onChange={(event) => setCountry(event.target.value)}
          required
        >
          <option value="">Select a country</option>
          {shippingCountries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        name="phone"
        type="tel"
        label={optional("Phone")}
        hint="In case there's a problem with your delivery."
        autoComplete="tel"
        defaultValue={values.phone}
      />
      <TextArea name="note" label={optional("Order note")} rows={3} defaultValue={values.note} />
    </>
  );
}
