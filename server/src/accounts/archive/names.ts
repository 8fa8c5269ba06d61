import anyAscii from "any-ascii";

const partMax = 60;
/** Names that Windows gives to devices, with any ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for a file or folder that every system accepts; '' where nothing readable is left. */
export function safeName(text: string): string {
  const ascii = anyAscii(text.normalize("NFC"))
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .slice(0, partMax)
    .replaceAll(/^-+|-+$/g, "");
  return devices.test(ascii) ? `${ascii}-` : ascii;
}

/** Gives out paths, each once, also where a system ignores case. `ending` begins with its dot, or is ''. */
export function makePaths(): (folder: string, text: string, ending?: string) => string {
  const taken = new Set<string>();
  return (folder, text, ending = "") => {
    const name = safeName(text) || "item";
    for (let count = 1; ; count += 1) {
      const path = `${folder}${name}${count < 2 ? "" : `-${String(count)}`}${ending}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
}
