export { LaterPoll } from "./lazy-poll.tsx";
