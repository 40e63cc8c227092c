import type { Brand, PublicConfiguration } from '../contract/release-document.ts';

/** What of the release document screens may read. */
export interface Site {
  tenant: string;
  brand: Brand;
  configuration: PublicConfiguration;
  flags: Readonly<Record<string, boolean>>;
}

let current: Site | undefined;

/** Makes the verified release document's content known; only the host calls it, once. */
export function installSite(site: Site): void {
  current = site;
}

/** The tenant's brand, public configuration and flags. Throws before the host has installed them. */
export function getSite(): Site {
  if (!current) throw new Error('no site: the host installs it before any remote loads');
  return current;
}
