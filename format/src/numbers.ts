import { american, type Reader } from "./reader.ts";
import { remember } from "./remember.ts";

const plain = remember((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const rough = remember((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** "1,200", "0.5". */
export const numberText = (value: number, reader: Reader = american): string =>
  plain(reader.locale).format(value);

const decimals = remember((key) => {
  const [locale, digits] = key.split(" ");
  return new Intl.NumberFormat(locale, { minimumFractionDigits: Number(digits) });
});

/** "1,200.50": with so many decimals. */
export const decimalText = (value: number, digits: number, reader: Reader = american): string =>
  decimals(`${reader.locale} ${digits}`).format(value);

/** "1,200" for 1,234: as exact as an estimate is. */
export const roughText = (value: number, reader: Reader = american): string =>
  rough(reader.locale).format(value);

/** "10%", of 10. */
export const percentText = (percent: number, reader: Reader = american): string =>
  `${numberText(percent, reader)}%`;
