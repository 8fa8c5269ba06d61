import { lazy } from "../../data/lazy/lazy.tsx";

// Apart from lazy.ts, for pages with papers: it names few files.
export const LazyAddTodos = lazy(async () => (await import("./add-todos.tsx")).AddTodos);
