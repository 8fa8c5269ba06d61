export const adminReportsPath = "/admin/reports";
export const adminExperiencesPath = "/admin/experiences";
export const adminAuditPath = "/admin/audit";
export const adminMembersPath = "/admin/members";
export const appealPath = (id: string): string => `/appeals/${id}`;
