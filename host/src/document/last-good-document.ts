import type { SignedReleaseDocument } from '@yado/shared/contract/release-document';

const KEY = 'yado:last-good-document';

/**
 * Reads the last document that this browser verified for this host name. Callers must verify it again, because any
 * script of this origin can write to the storage.
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
