export { pictureOf, previewOf, type ShopPicture, widthsOf } from "./picture.ts";
export { ProductPicture } from "./product-picture.tsx";
