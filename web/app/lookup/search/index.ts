/** The box that looks through everything, once somebody wants it. */
export const loadSearchDialog = async () => (await import("./search-dialog.tsx")).SearchDialog;
