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

export const handleTaken = "Another product already uses this handle.";
export const variantTaken = "A variant with these option values already exists.";
export const onlyOneKind = "This product has no options. Add an option first, such as Size.";
export const nothingToBuy = "Add a variant with a price before you publish.";
export const shopElsewhere = "This shop runs on Shopify. Manage its products there.";
