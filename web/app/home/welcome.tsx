import { portraitUrl } from "#art/urls.ts";
import { defaultWelcome } from "#contracts/kernel/settings.ts";
import { useSession } from "../data/browser.ts";
import { useIsOff, useSite } from "../data/site.ts";
import { lazy } from "../data/lazy/lazy.tsx";
import { WelcomeText } from "./welcome-text.tsx";

// A member's pets and trips load in the browser: the page is cached for everyone.
const MemberWelcome = lazy(async () => (await import("./member-welcome.tsx")).MemberWelcome);

const portrait = portraitUrl({
  species: "dog",
  colour: "white",
  ears: "curly",
  background: "mint",
});

const anyDog = <img src={portrait} alt="" width={64} height={64} />;

const welcomeWithoutShop = "Store trips, vaccine records and documents, and share tips.";

/** The title of the page. Members see their own pet and next trip, in the same space. */
export function Welcome() {
  const session = useSession();
  const byDefault = useIsOff("shop") ? welcomeWithoutShop : defaultWelcome;
  const sentence = useSite()?.welcome ?? byDefault;
  if (session.is === "member") {
    const [firstName = ""] = session.name.split(" ");
    const waiting = (
      <WelcomeText picture={anyDog} pet="your dog">
        Hi {firstName}.
      </WelcomeText>
    );
    return <MemberWelcome fallback={waiting} firstName={firstName} waiting={waiting} />;
  }
  return (
    <WelcomeText picture={anyDog} pet="your dog">
      <span className="guest-only">{sentence}</span>
    </WelcomeText>
  );
}
