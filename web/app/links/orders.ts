export const ordersPath = "/orders";
export const orderPath = (id: string): string => `${ordersPath}/${id}`;
