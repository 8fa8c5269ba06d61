export { ChosenTrip, TripChoices } from "./trip-choices.tsx";
