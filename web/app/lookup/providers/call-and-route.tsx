import { Navigation, Phone } from "lucide-react";
import { LinkButton } from "../../ui/button.tsx";

type CallAndRouteProps = {
  name: string;
  /** A `tel:` link. */
  phone: string | undefined;
  /** With its street; the way to a part of town would lead nowhere. */
  address: string | undefined;
};

/** What one does with a place on the way: call it, and go there. */
export function CallAndRoute({ name, phone, address }: CallAndRouteProps) {
  if (!phone && !address) return null;
  return (
    <div className="row screen-only">
      {phone && (
        <LinkButton
          variant="pri"
          to={phone}
          prefetch="none"
          aria-label={`Call ${name}`}
          icon={<Phone size={20} aria-hidden />}
        >
          Call
        </LinkButton>
      )}
      {address && (
        <LinkButton
          to={directionsUrl(address)}
          prefetch="none"
          rel="noreferrer"
          aria-label={`Directions to ${name}`}
          icon={<Navigation size={20} aria-hidden />}
        >
          Directions
        </LinkButton>
      )}
    </div>
  );
}

const directionsUrl = (address: string): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: address })}`;
