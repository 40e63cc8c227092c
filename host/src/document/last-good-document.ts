import type { SignedReleaseDocument } from '@yado/shared/contract/release-document';

const KEY = 'yado:last-good-document';

/**
 * The last document that this browser verified for this host name. Storage is open to other scripts of this origin,
 * so that what comes from it is verified again.
 */
export function readLastGoodDocument(): SignedReleaseDocument | null {
  try {
    const text = localStorage.getItem(KEY);
    return text ? (JSON.parse(text) as SignedReleaseDocument) : null;
  } catch {
    return null;
  }
}

export function saveLastGoodDocument(signed: SignedReleaseDocument): void {
  try {
    if (localStorage.getItem(KEY) !== JSON.stringify(signed))
      localStorage.setItem(KEY, JSON.stringify(signed));
  } catch {
    // Storage may be full or forbidden; the page works without a last good document.
  }
}
