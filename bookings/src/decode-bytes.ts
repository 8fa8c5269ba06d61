const declared = /(?:charset|encoding)\s{0,5}=\s{0,5}["']?([\w.:-]{2,40})/i;
const isCalendar = /^\s{0,20}BEGIN:VCALENDAR/i;

/** One character for each byte. */
export function binaryOf(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  return pieces.join("");
}

/** The bytes of a text with one character for each. */
export function bytesOf(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** A calendar's lines may be folded within a character, so its bytes are unfolded before they are decoded. */
export const unfolded = (text: string): string => text.replaceAll(/(?:\r\n?|\n)[ \t]/g, "");

/** The encoding by a byte-order mark, or by the zeros of UTF-16 without one. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 1_000);
  const zeros = (odd: number) =>
    head.filter((byte, at) => byte === 0 && at % 2 === odd).length / (head.length / 2);
  if (head.length < 8) return undefined;
  if (zeros(1) > 0.4 && zeros(0) < 0.1) return "utf-16le";
  return zeros(0) > 0.4 && zeros(1) < 0.1 ? "utf-16be" : undefined;
}

export const isUtf16 = (bytes: Uint8Array): boolean => wideEncoding(bytes) !== undefined;

/** Names of encodings that emails have and browsers don't know. */
const otherNames: Readonly<Record<string, string>> = {
  cp932: "shift_jis",
  ms932: "shift_jis",
  cp936: "gbk",
  cp949: "euc-kr",
  ms949: "euc-kr",
  cp950: "big5",
  utf8mb4: "utf-8",
};

/** An encoding as browsers know it: UTF-8 if they don't. */
function knownCharset(charset: string): string {
  const name = otherNames[charset.toLowerCase()] ?? charset;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return "utf-8";
  }
}

function decodedAs(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(knownCharset(charset), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of a file: by its byte-order mark, its declared encoding, as UTF-8, else as windows-1252. */
export function decoded(all: Uint8Array): string {
  const wide = wideEncoding(all);
  if (wide) return new TextDecoder(wide).decode(all);
  const head = binaryOf(all.subarray(0, 4_096)).replace(/^\u00EF\u00BB\u00BF/, "");
  const bytes = isCalendar.test(head) ? bytesOf(unfolded(binaryOf(all))) : all;
  const isMarked = all[0] === 0xef && all[1] === 0xbb && all[2] === 0xbf;
  const charset = isMarked ? undefined : declared.exec(head)?.[1];
  const text = (charset && decodedAs(charset, bytes)) ?? decodedAs("utf-8", bytes);
  if (text !== undefined && text !== "") return text;
  const lossy = new TextDecoder().decode(bytes);
  // A few broken bytes don't make UTF-8 another encoding.
  const [broken, fine] = [/\uFFFD/g, /[^\0-\x7F\uFFFD]/g].map(
    (pattern) => lossy.match(pattern)?.length ?? 0,
  );
  if (isMarked || (fine ?? 0) > (broken ?? 0)) return lossy;
  return new TextDecoder("windows-1252").decode(bytes);
}

const known =
  /^(?:mime-version|content-type|message-id|received|return-path|delivered-to|dkim-signature|content-transfer-encoding|x-mozilla-status)[ \t]*:/im;
const headers = /^(?:[!-9;-~]{1,76}[ \t]{0,5}:[^\n]*\n(?:[ \t][^\n]*\n)*){2,}/;
const mboxLine = /^>?From [^\r\n:]{0,200}(?::[^\r\n]{0,200})?\r?\n/;
const mailsMax = 20;

/** The emails of a file: one as it was sent, one saved by Apple Mail, or those of an mbox; undefined for other files. */
export function mailsIn(binary: string): string[] | undefined {
  const start = /^(?:\u00EF\u00BB\u00BF)?\s*/.exec(binary)?.[0].length ?? 0;
  const whole = binary.slice(start);
  const [counted, count = ""] = /^(\d{1,8})[ \t]*\r?\n/.exec(whole) ?? [];
  if (counted) {
    const mail = whole.slice(counted.length, counted.length + Number(count));
    return hasHeaders(mail) ? [mail] : undefined;
  }
  if (!mboxLine.test(whole))
    return hasHeaders(whole) && known.test(headOf(whole)) ? [whole] : undefined;
  const mails = whole
    .split(/(?:^|(?<=\n\r?\n))From [^\r\n]{0,400}\r?\n/)
    .map((mail) => mail.replace(mboxLine, ""))
    .filter((mail) => mail !== "");
  return mails.every(hasHeaders) && mails.length > 0 ? mails.slice(0, mailsMax) : undefined;
}

const headOf = (mail: string): string => mail.slice(0, 20_000).replaceAll("\r\n", "\n");
const hasHeaders = (mail: string): boolean => headers.test(headOf(mail));

const contentType = /^content-type[ \t]*:(?:[^\r\n]|\r?\n[ \t])*/gim;

/** An email whose texts have encodings that are known. */
export const withCharsets = (binary: string): string =>
  binary.replaceAll(contentType, (header) =>
    header.replace(
      /(charset\s{0,5}=\s{0,5}"?)([\w.:-]{1,40})/i,
      (_, before: string, charset: string) => before + knownCharset(charset),
    ),
  );

/** An email whose texts are windows-1252 where they can't be UTF-8, and whose calendars stay as they are. */
export const mendedMail = (binary: string): string =>
  binary.replaceAll(contentType, (header) => {
    if (/text\/calendar|application\/ics/i.test(header))
      return header.replace(/text\/calendar|application\/ics/i, "application/x-ics");
    if (!/:\s*text\//i.test(header)) return header;
    if (!/charset/i.test(header)) return `${header}; charset=windows-1252`;
    return header.replace(/(charset\s*=\s*"?)utf-?8/i, "$1windows-1252");
  });
