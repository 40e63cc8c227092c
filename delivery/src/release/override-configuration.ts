import type { PublicConfiguration } from '@yado/shared/contract/release-document';

/** Values of one deployment that replace those of every tenant's file; an empty text removes an optional one. */
export interface ConfigurationOverrides {
  apiUrl?: string;
  identityApiKey?: string;
  identityProjectId?: string;
  identityEmulatorUrl?: string;
  cardsPublishableKey?: string;
  cardsScriptUrl?: string;
  mapsKey?: string;
  mapsScriptUrl?: string;
  imageOrigins?: string[];
}

/** A tenant's configuration as it is in one deployment. */
export function overrideConfiguration(
  { apiUrl, identity, cards, maps, imageOrigins }: PublicConfiguration,
  overrides: ConfigurationOverrides,
): PublicConfiguration {
  const mapsKey = optional(overrides.mapsKey, maps.key);
  return {
    apiUrl: overrides.apiUrl || apiUrl,
    identity: {
      apiKey: overrides.identityApiKey || identity.apiKey,
      projectId: overrides.identityProjectId || identity.projectId,
      emulatorUrl: optional(overrides.identityEmulatorUrl, identity.emulatorUrl),
    },
    cards: {
      publishableKey: overrides.cardsPublishableKey || cards.publishableKey,
      scriptUrl: optional(overrides.cardsScriptUrl, cards.scriptUrl),
    },
    // Without a key there is no script to replace.
    maps: mapsKey ? { key: mapsKey, scriptUrl: optional(overrides.mapsScriptUrl, maps.scriptUrl) } : {},
    imageOrigins: overrides.imageOrigins ?? imageOrigins,
  };
}

function optional(override: string | undefined, value: string | undefined): string | undefined {
  return override === undefined ? value : override || undefined;
}
