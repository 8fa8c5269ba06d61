export { showVerifyActions } from "./show-verify-actions.tsx";
