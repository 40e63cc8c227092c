import type { BootData } from '@yado/shared/contract/boot-data';
import { BOOT_ELEMENT_ID } from '@yado/shared/contract/boot-data';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { report } from '../telemetry/report.ts';
import { contentOf, readLastGood, rememberLastGood } from './last-good.ts';
import { verifyDocument } from './verify-document.ts';

declare const YADO_RELEASE_PUBLIC_KEY: string;

/** The verified release document of this page, else the last good one; null when there is neither. */
export async function loadDocument(): Promise<{ document: ReleaseDocument; boot: BootData } | null> {
  const boot = readBootData();
  if (!boot) return null;
  const lastGoodSigned = readLastGood();
  const now = new Date();
  const publicKey = YADO_RELEASE_PUBLIC_KEY;
  const verdict = await verifyDocument(boot.signed, { publicKey, now, lastGood: contentOf(lastGoodSigned) });
  if (verdict.ok) {
    rememberLastGood(boot.signed);
    return { document: verdict.document, boot };
  }
  report({ kind: 'document-refused', reason: verdict.reason });
  if (!lastGoodSigned) return null;
  // Storage is open to other scripts of this origin, so what comes from it is checked again.
  const fallback = await verifyDocument(lastGoodSigned, { publicKey, now, lastGood: null });
  return fallback.ok ? { document: fallback.document, boot } : null;
}

function readBootData(): BootData | null {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}
