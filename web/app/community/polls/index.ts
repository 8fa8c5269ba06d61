export { LazyPoll } from "./lazy-poll.tsx";
