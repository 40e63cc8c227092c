import type { Config } from './config.ts';

/** Where links of an agency's people lead: its own origin if it is a configured one, else the default. */
export function getPublicOrigin(
  config: Pick<Config, 'publicOrigins'>,
  agency: { public_origin: string | null } | null,
): string {
  return config.publicOrigins.find((known) => known === agency?.public_origin) ?? config.publicOrigins[0];
}
