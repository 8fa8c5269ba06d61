import sharp from "sharp";
const [, , file, out, top, height] = process.argv;
const m = await sharp(file).metadata();
await sharp(file).extract({ left: 0, top: +top, width: m.width, height: Math.min(+height, m.height - +top) }).toFile(out);
