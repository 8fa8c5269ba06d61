import sharp from "sharp";
import { paper } from "../../server/testing/papers.ts";

/** The color of picture number n; clearly different from the next one. */
const colorOf = (number: number) => ({
  r: (number * 37) % 256,
  g: (number * 91) % 256,
  b: (number * 151) % 256,
});

const nearEnough = 6;

/** A photo in the color of its number, large enough to be resized. */
export async function pictureOf(number: number): Promise<File> {
  const create = { width: 1600, height: 1200, channels: 3, background: colorOf(number) } as const;
  const bytes = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${number}.jpg`);
}

/** True if a response is the complete picture of that number. */
export async function isPicture(response: Response, number: number): Promise<boolean> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return false;
  const { channels } = await sharp(bytes).stats();
  const expected = Object.values(colorOf(number));
  return expected.every(
    (value, place) => Math.abs((channels[place]?.mean ?? 0) - value) < nearEnough,
  );
}

const bytesOf = (number: number) =>
  paper({ aside: `% ${number}\n`, objects: [`(${"x".repeat(200_000)})`] });

/** A PDF of 200 kB that contains its number. */
export const pdfOf = (number: number): File =>
  new File([new Uint8Array(bytesOf(number))], `${number}.pdf`);

/** True if a response is exactly the PDF of that number. */
export async function isPdf(response: Response, number: number): Promise<boolean> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.status === 200 && bytes.equals(bytesOf(number));
}
