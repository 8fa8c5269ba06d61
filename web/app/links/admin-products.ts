export const adminProductsPath = "/admin/products";
export const newProductPath = "/admin/products/new";
export const adminProductPath = (id: number): string => `${adminProductsPath}/${id}`;
