import type { ReleaseDocument, SignedReleaseDocument } from '@yado/shared/contract/release-document';
import { verifyDocument } from './verify-document.ts';

declare const YADO_RELEASE_PUBLIC_KEY: string;

const LIMIT_MS = 10_000;

/** Requests the current document from the edge; resolves with its sequence when it is valid and newer than `own`. */
export async function fetchNewerSequence(
  own: ReleaseDocument,
  publicKey = YADO_RELEASE_PUBLIC_KEY,
): Promise<number | null> {
  try {
    const answer = await fetch('/release.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) return null;
    const signed = (await answer.json()) as SignedReleaseDocument;
    const verdict = await verifyDocument(signed, { publicKey, now: new Date(), lastGood: own });
    return verdict.ok && verdict.document.sequence > own.sequence ? verdict.document.sequence : null;
  } catch {
    // Offline, or no valid answer: the page stays as it is.
    return null;
  }
}
