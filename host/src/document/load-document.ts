import type { BootData } from '@yado/shared/contract/boot-data';
import { BOOT_ELEMENT_ID } from '@yado/shared/contract/boot-data';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { report } from '../telemetry/report.ts';
import { readLastGoodDocument, saveLastGoodDocument } from './last-good-document.ts';
import { openDocument, type Verdict, verifyDocument } from './verify-document.ts';

declare const YADO_RELEASE_PUBLIC_KEY: string;

/** Above every canary's percentage: a page without its own bucket gets no canary. */
const LAST_BUCKET = 99;

export interface LoadedDocument {
  document: ReleaseDocument;
  boot: Omit<BootData, 'signed'>;
}

/** Loads the verified release document of this page, else the last good one; null when there is neither. */
export async function loadDocument(): Promise<LoadedDocument | null> {
  const boot = readBootData();
  const lastGood = await openLastGood();
  const now = new Date();
  const verdict: Verdict = boot
    ? await verifyDocument(boot.signed, { publicKey: YADO_RELEASE_PUBLIC_KEY, now, lastGood })
    : { ok: false, reason: 'format' };
  if (boot && verdict.ok) {
    saveLastGoodDocument(boot.signed);
    return { document: verdict.document, boot };
  }
  if (!verdict.ok) report({ kind: 'document-refused', reason: verdict.reason });
  if (!lastGood || Date.parse(lastGood.expiresAt) <= now.getTime()) return null;
  return { document: lastGood, boot: boot ?? { bucket: LAST_BUCKET } };
}

async function openLastGood(): Promise<ReleaseDocument | null> {
  const signed = readLastGoodDocument();
  return signed && openDocument(signed, YADO_RELEASE_PUBLIC_KEY);
}

/** Null when the page has no data or malformed data. */
function readBootData(): BootData | null {
  try {
    const boot = JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as BootData | null;
    return typeof boot?.signed?.document === 'string' && Number.isInteger(boot.bucket) ? boot : null;
  } catch {
    return null;
  }
}
