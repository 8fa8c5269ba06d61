import { american, type Reader } from "./reader.ts";
import { remember } from "./remember.ts";

const formats = remember((key) => {
  const [locale, currency] = key.split(" ");
  return new Intl.NumberFormat(locale, { style: "currency", currency });
});

/** Decimal digits of a currency: 2 for EUR, 0 for CLP. */
export const minorDigits = (currency: string): number =>
  formats(`en-US ${currency}`).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in the smallest unit of its currency: "€12.50", "CLP 90,000". */
export const moneyText = (amount: number, currency: string, reader: Reader = american): string =>
  formats(`${reader.locale} ${currency}`).format(amount / 10 ** minorDigits(currency));

/** ISO codes of all currencies. */
export const currencies = (): string[] => Intl.supportedValuesOf("currency");
