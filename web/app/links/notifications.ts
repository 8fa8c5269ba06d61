export const notificationsPath = "/notifications";
