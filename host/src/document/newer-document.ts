import type { ReleaseDocument, SignedReleaseDocument } from '@yado/shared/contract/release-document';
import { verifyDocument } from './verify-document.ts';

declare const YADO_RELEASE_PUBLIC_KEY: string;

const LIMIT_MS = 10_000;

/** Asks the edge for the document in force. Its sequence when it is to be trusted and newer than the page's own. */
export async function newerSequence(
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
    // Offline, or an answer that is none: the page goes on as it is.
    return null;
  }
}
