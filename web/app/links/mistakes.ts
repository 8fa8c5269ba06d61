export const adminMistakesPath = "/admin/mistakes";
