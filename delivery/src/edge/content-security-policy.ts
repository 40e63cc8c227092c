import { isCardPage } from '@yado/shared/contract/card-pages';
import type { Brand, PublicConfiguration } from '@yado/shared/contract/release-document';

export interface PageSources {
  nonce: string;
  pathname: string;
  configuration: PublicConfiguration;
  brand: Pick<Brand, 'logoUrl'>;
}

const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
/** As the provider's own security guide lists them. */
const CARDS = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  api: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** The Content-Security-Policy of a page: nothing but our own files, and the services that this page needs. */
export function contentSecurityPolicy({ nonce, pathname, configuration, brand }: PageSources): string {
  const { apiUrl, identity, cards, imageOrigins } = configuration;
  const own = ["'self'", `'nonce-${nonce}'`];
  const provider = isCardPage(pathname) ? cardSources(cards.scriptUrl) : { scripts: [], api: [], frames: [] };
  const api = originOf(apiUrl);
  const identityHosts = identity.emulatorUrl ? [originOf(identity.emulatorUrl)] : IDENTITY;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...provider.scripts],
    'style-src': own,
    'img-src': ["'self'", 'data:', ...imageOrigins, originOf(brand.logoUrl ?? '')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, ...identityHosts, ...provider.api],
    'frame-src': provider.frames.length > 0 ? provider.frames : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources.filter(Boolean))].join(' ')}`)
    .join('; ');
}

/** A stand-in for the provider's script takes the place of all its hosts. */
function cardSources(scriptUrl: string | undefined): typeof CARDS {
  if (!scriptUrl) return CARDS;
  const origin = [originOf(scriptUrl)];
  return { scripts: origin, api: origin, frames: origin };
}

/** The origin of an absolute URL; empty for a path, which `'self'` covers. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
