import type { ReleaseDocument, SignedReleaseDocument } from '@yado/shared/contract/release-document';

const KEY = 'yado:last-good-document';

/** The last document that this browser verified for this host name. */
export function readLastGood(): SignedReleaseDocument | null {
  try {
    const text = localStorage.getItem(KEY);
    return text ? (JSON.parse(text) as SignedReleaseDocument) : null;
  } catch {
    return null;
  }
}

export function rememberLastGood(signed: SignedReleaseDocument): void {
  try {
    if (localStorage.getItem(KEY) !== JSON.stringify(signed))
      localStorage.setItem(KEY, JSON.stringify(signed));
  } catch {
    // Storage may be full or forbidden; the page works without a last good document.
  }
}

/** The content of a document that was verified when it was stored. */
export function contentOf(signed: SignedReleaseDocument | null): ReleaseDocument | null {
  try {
    return signed ? (JSON.parse(signed.document) as ReleaseDocument) : null;
  } catch {
    return null;
  }
}
