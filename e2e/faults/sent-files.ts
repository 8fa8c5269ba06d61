import sharp from "sharp";
import { paper } from "../../server/src/testing/papers.ts";

/** The color of a picture of a number; far enough from that of the next one. */
const colourOf = (number: number) => ({
  r: (number * 37) % 256,
  g: (number * 91) % 256,
  b: (number * 151) % 256,
});

const nearEnough = 6;

/** A photo of one color by its number, large enough to be made smaller. */
export async function pictureOf(number: number): Promise<File> {
  const create = { width: 1600, height: 1200, channels: 3, background: colourOf(number) } as const;
  const bytes = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${number}.jpg`);
}

/** True where an answer is the whole picture of that number. */
export async function isPicture(answer: Response, number: number): Promise<boolean> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) return false;
  const { channels } = await sharp(bytes).stats();
  const wanted = Object.values(colourOf(number));
  return wanted.every(
    (value, place) => Math.abs((channels[place]?.mean ?? 0) - value) < nearEnough,
  );
}

const bytesOf = (number: number) =>
  paper({ aside: `% ${number}\n`, objects: [`(${"x".repeat(200_000)})`] });

/** A PDF of 200 kB that says its number. */
export const paperOf = (number: number): File =>
  new File([new Uint8Array(bytesOf(number))], `${number}.pdf`);

/** True where an answer is the PDF of that number, to the byte. */
export async function isPaper(answer: Response, number: number): Promise<boolean> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 && bytes.equals(bytesOf(number));
}
