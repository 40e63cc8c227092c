import { isCardPage } from '@yado/shared/contract/card-pages';
import { isMapPage } from '@yado/shared/contract/map-pages';
import type { Development } from '@yado/shared/contract/development';
import type { StoredDocument } from '../release/documents.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pageFiles } from './page-files.ts';
import type { PageOutline } from './outlines.ts';
import { renderPage } from './render-page.ts';
import type { Owner, Variant } from './site-variants.ts';

/** A page without what each answer says in its headers. */
export interface Page {
  html: string;
  policy: string;
  status: number;
  /** The host's release in it. */
  hostRelease: string;
  /** Every script and stylesheet in it has a known integrity; those of others have none. */
  checksFiles: boolean;
  /** Google's maps run here, and take on a nonce for their styles. */
  lendsNonce: boolean;
}

/** Tells pages of a variant apart; those of one kind are the same to the byte. */
export function toPageKind(owner: Owner | undefined, pathname: string): string {
  return `${owner?.index ?? 'none'}${isCardPage(pathname) ? ' cards' : ''}${isMapPage(pathname) ? ' maps' : ''}`;
}

export interface PageAt {
  variant: Variant;
  owner: Owner | undefined;
  /** Scheme and host name of the site as the visitor knows it. */
  origin: string;
  pathname: string;
  development?: Development;
  outline?: PageOutline | null;
}

/** The page at an address: nothing of it but its kind depends on the path, and nothing else on the request. */
export function makePage(
  { document, signed }: StoredDocument,
  { variant, owner, origin, pathname, development, outline }: PageAt,
): Page {
  const boot = { signed, bucket: variant.cohort, ...(development ? { development } : {}) };
  const preview = { origin, title: owner?.title, address: owner?.address };
  const files = pageFiles(variant, owner);
  const { html, inline } = renderPage({ document, boot, files, preview, outline, path: owner?.path });
  const { configuration, brand } = document;
  const kind = { forCards: isCardPage(pathname), forMaps: isMapPage(pathname) };
  const lendsNonce = kind.forMaps && Boolean(configuration.maps.key);
  return {
    html,
    hostRelease: variant.host.id,
    checksFiles: !kind.forCards && !lendsNonce,
    policy: contentSecurityPolicy({ inline, ...kind, configuration, brand }),
    status: owner ? 200 : 404,
    lendsNonce,
  };
}
