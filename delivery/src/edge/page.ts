import { isCardPage } from '@yado/shared/contract/card-pages';
import type { Development } from '@yado/shared/contract/development';
import type { StoredDocument } from '../release/documents.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pageFiles } from './page-files.ts';
import { renderPage } from './render-page.ts';
import type { Owner, Variant } from './site-variants.ts';

/** A page but for what is said anew in each answer's headers. */
export interface Page {
  html: string;
  policy: string;
  status: number;
}

/** Tells pages of a variant apart; those of one kind are the same to the byte. */
export function kindOf(owner: Owner | undefined, pathname: string): string {
  return `${owner?.index ?? 'none'}${isCardPage(pathname) ? ' cards' : ''}`;
}

/** The page at an address: nothing of it but its kind depends on the address, and nothing on the request. */
export function makePage(
  { document, signed }: StoredDocument,
  variant: Variant,
  owner: Owner | undefined,
  pathname: string,
  development?: Development,
): Page {
  const boot = { signed, bucket: variant.bucket, ...(development ? { development } : {}) };
  const { html, inline } = renderPage({ document, boot, files: pageFiles(variant, owner) });
  const { configuration, brand } = document;
  return {
    html,
    policy: contentSecurityPolicy({ inline, forCards: isCardPage(pathname), configuration, brand }),
    status: owner ? 200 : 404,
  };
}
