export const ordersPath = "/orders";
export const orderPath = (id: string): string => `${ordersPath}/${id}`;
export const adminOrdersPath = "/admin/orders";
export const adminOrderPath = (id: string): string => `${adminOrdersPath}/${id}`;
