export const adminProvidersPath = "/admin/providers";
