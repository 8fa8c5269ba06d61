import type { Provider } from "#contracts/lookup/providers.ts";
import { LazyBookmarkButton } from "../../community/bookmarks/index.ts";
import { LazyReportButton } from "../../community/reports/index.ts";
import { CallAndRoute } from "./call-and-route.tsx";
import { ProviderDetails, SourceLink } from "./provider-details.tsx";
import styles from "./provider.module.css";
import { contactLink, provenance } from "./provider-text.ts";

type SuggestedProvidersProps = { providers: readonly Provider[]; level?: "h2" | "h3" };

/** Providers suggested by travelers, with their sources and review dates. */
export function SuggestedProviders({ providers, level: Title = "h3" }: SuggestedProvidersProps) {
  if (providers.length === 0) return null;
  return (
    <ul className={styles.providers} aria-label="Suggested by travelers">
      {providers.map((provider) => (
        <li key={provider._id} className={`card pad ${styles.provider}`}>
          <Title className={styles.name}>{provider.name}</Title>
          <CallAndRoute
            name={provider.name}
            phone={phoneOf(provider)}
            address={provider.address ? `${provider.address}, ${provider.city}` : undefined}
          />
          <p>Hours not known</p>
          <ProviderDetails provider={provider} />
          <p className="meta">
            {provenance(provider.checkedAt)}. Source: <SourceLink source={provider.source} />
          </p>
          <div>
            <LazyBookmarkButton kind="provider" id={provider._id} />
            <LazyReportButton kind="provider" id={provider._id} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function phoneOf({ contact }: Provider): string | undefined {
  const link = contactLink(contact);
  return link?.startsWith("tel:") ? link : undefined;
}
