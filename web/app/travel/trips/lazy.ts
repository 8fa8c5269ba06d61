/** Loads the choice of a trip for to-dos when it is opened. */
export const loadAddTodos = async () => (await import("./add-todos.tsx")).AddTodos;
