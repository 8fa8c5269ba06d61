import { countryName } from "#format/names.ts";
import type { Address, Buyer, Preferences, SeenCart } from "../carts/service.ts";
import { countriesSdl } from "./sdl-countries.ts";

/** The buyer of a cart in the Storefront API. */
export const presentBuyer = ({ id, buyer, owner, email }: SeenCart) => ({
  countryCode: buyer.countryCode,
  email,
  phone: buyer.phone,
  customer: owner && {
    id: `gid://shopify/Customer/${owner.id}`,
    email: owner.email,
    displayName: owner.username,
    firstName: owner.username,
    lastName: null,
  },
  deliveryAddressPreferences: buyer.addresses.map((address, index) =>
    presentAddress(address, `${id}-${index}`),
  ),
  preferences: presentPreferences(buyer),
});

const presentPreferences = ({ preferences }: Pick<Buyer, "preferences">) =>
  preferences && {
    wallet: preferences.wallet ?? null,
    delivery: presentDelivery(preferences.delivery),
  };

const presentDelivery = (delivery: Preferences["delivery"]) =>
  delivery && {
    coordinates: delivery.coordinates ?? null,
    deliveryMethod: delivery.deliveryMethod ?? [],
    pickupHandle: delivery.pickupHandle ?? [],
  };

type FormattedArgs = { withCompany: boolean; withName: boolean };

function presentAddress(address: Address, id: string) {
  const { firstName, lastName, company, address1, address2, city, province, zip } = address;
  const code = countryCodeOf(address.country ?? "");
  const country = code === undefined ? (address.country ?? null) : (countryName(code) ?? code);
  const name = joined([firstName, lastName], " ");
  const provinceCode = province && /^[A-Z]{2,3}$/.test(province) ? province : null;
  return {
    __typename: "MailingAddress",
    id: `gid://shopify/MailingAddress/${id}`,
    ...address,
    country,
    countryCode: code ?? null,
    countryCodeV2: code ?? null,
    provinceCode,
    name,
    latitude: null,
    longitude: null,
    formatted: ({ withCompany, withName }: FormattedArgs) => {
      const cityLine = joined([city, province, zip], " ");
      const lines = [
        withName && name,
        withCompany && company,
        address1,
        address2,
        cityLine,
        country,
      ];
      return lines.filter(Boolean);
    },
    formattedArea: joined([joined([city, provinceCode ?? province], " "), country], ", "),
  };
}

const joined = (parts: readonly (string | null | undefined)[], between: string): string | null =>
  parts.filter(Boolean).join(between) || null;

/** The API's countries without the code for "unknown". */
const codes = (/enum CountryCode \{([^}]*)\}/.exec(countriesSdl)?.[1] ?? "")
  .split(/\s+/)
  .filter((code) => code !== "" && code !== "ZZ");

const codeOfName = new Map(codes.map((code) => [(countryName(code) ?? code).toLowerCase(), code]));
codeOfName.set("usa", "US").set("uk", "GB");

/** A country by its code or English name; undefined if unknown. */
function countryCodeOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return codes.includes(code) ? code : codeOfName.get(text.trim().toLowerCase());
}
