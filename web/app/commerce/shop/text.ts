/** The texts of the shop. */
export const productsFailed = "Failed to load products. Please try again later.";
export const productsLoading = "Loading products...";
export const noProducts = "No products found.";
export const noUncategorized = "No uncategorized products found.";

export const artworkFailed = "Failed to load visual artwork.";
export const noArtwork = "No visual artwork found. Check console logs for product details.";

export const productFailed = "Failed to load product details...";
export const productUnknown = "Product not found with the provided ID...";
export const productMissing = "Product not found.";

export const chooseVariant = "Please select a product variant.";
export const addedToCart = "Product added to cart!";
export const notAdded = "Failed to add product to cart.";
