/** Loads the search dialog when it is opened. */
export const loadSearchDialog = async () => (await import("./search-dialog.tsx")).SearchDialog;
