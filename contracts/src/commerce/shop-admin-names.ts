export const productTitleMax = 200;
export const productDescriptionMax = 5_000;
export const handleMax = 100;
/** Also the limit of a vendor's name. */
export const kindMax = 60;
export const tagMax = 40;
export const tagsMax = 30;
export const optionsMax = 3;
export const optionNameMax = 30;
export const optionValueMax = 60;
export const variantsMax = 100;
export const skuMax = 60;
/** Cents: $999,999.99. */
export const priceMax = 99_999_999;
export const stockMax = 1_000_000;
export const gramsMax = 1_000_000;
export const imagesMax = 30;
export const imageAltMax = 300;

/** Value of an option that was added after the variant. */
export const standardValue = "Standard";

export const handleTaken = "Another product has this handle.";
export const variantTaken = "There is a variant like this already.";
export const onlyOneKind =
  "This product comes in one kind. Say first what buyers choose by, such as Size.";
export const nothingToBuy = "Add a variant with a price first: there is nothing to buy yet.";
export const shopElsewhere = "The shop is at Shopify: change its goods there.";
