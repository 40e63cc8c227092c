import { createHash } from 'node:crypto';
import { ENDPOINT } from '../events/browser-reports.ts';
import type { Brand, PublicConfiguration } from '@yado/shared/contract/release-document';

/** Texts of scripts and styles that are in the page itself. */
export interface InlineTexts {
  scripts: string[];
  styles: string[];
}

export interface PageSources {
  inline: InlineTexts;
  forCards: boolean;
  forMaps: boolean;
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
const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
/**
 * As Google's own guide lists them; a map without a map id needs no evaluation of text, and all scripts come from one host.
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const MAPS = {
  scripts: ['https://maps.googleapis.com', 'blob:'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  pictures: [...GOOGLE, 'https://*.googleusercontent.com'],
  api: [...GOOGLE, 'data:', 'blob:'],
  frames: ['https://*.google.com'],
};
const NO_MAPS: typeof MAPS = { scripts: [], styles: [], fonts: [], pictures: [], api: [], frames: [] };
/** The host's policy decides on every text that could become a script. Scripts of others put up with no such policy. */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/** The Content-Security-Policy of a page: nothing but our own files, and the services that this page needs. */
export function contentSecurityPolicy(sources: PageSources): string {
  const { inline, forCards, forMaps, configuration, brand } = sources;
  const { apiUrl, identity, cards, maps, imageOrigins } = configuration;
  const provider = forCards ? cardSources(cards.scriptUrl) : { scripts: [], api: [], frames: [] };
  const google = forMaps ? mapSources(maps) : NO_MAPS;
  const frames = [...provider.frames, ...google.frames];
  const api = toOrigin(apiUrl);
  const identityHosts = identity.emulatorUrl ? [toOrigin(identity.emulatorUrl)] : IDENTITY;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hashSource), ...provider.scripts, ...google.scripts],
    'style-src': ["'self'", ...inline.styles.map(hashSource), ...google.styles],
    'img-src': ["'self'", 'data:', ...imageOrigins, toOrigin(brand.logoUrl ?? ''), ...google.pictures],
    // Our own font is fetched and checked by the host; from a stylesheet no browser would check it.
    'font-src': google.fonts.length > 0 ? google.fonts : ["'none'"],
    'connect-src': ["'self'", api, ...identityHosts, ...provider.api, ...google.api],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    // The embedded map's worker comes as text inside a script of ours, whose integrity was checked; Google's likewise.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-to': [ENDPOINT],
    ...(forCards || (forMaps && maps.key) ? {} : TRUSTED_TYPES),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources.filter(Boolean))].join(' ')}`)
    .join('; ');
}

/** Google's maps write styles into the page, which take on a nonce that they find there; ours need none. */
export function withStyleNonce(policy: string, nonce: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
}

/** The source that allows a text in the page itself. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Nothing of Google's where a site has no key for its maps. */
function mapSources({ key, scriptUrl }: PublicConfiguration['maps']): typeof MAPS {
  if (!key) return NO_MAPS;
  return scriptUrl ? { ...NO_MAPS, scripts: [toOrigin(scriptUrl)] } : MAPS;
}

/** A stand-in for the provider's script takes the place of all its hosts. */
function cardSources(scriptUrl: string | undefined): typeof CARDS {
  if (!scriptUrl) return CARDS;
  const origin = [toOrigin(scriptUrl)];
  return { scripts: origin, api: origin, frames: origin };
}

/** The origin of an absolute URL; empty for a path, which `'self'` covers. */
function toOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
