import { Piscina } from 'piscina';
import { BusyError } from '../../../lib/errors.ts';
import type { Order, Papers } from './pdf-worker.ts';

/**
 * How many papers may wait when one of this kind comes: about 30 ms each. Evidence is for operators, who can wait; a
 * voucher is shown at a front desk.
 */
const WAITING: Record<keyof Papers, number> = {
  evidencePdf: 8,
  tripDetailPdf: 32,
  invoicePdf: 48,
  receiptPdf: 48,
  voucherPdf: 64,
};
const RETRY_S = 3;
/** A thread keeps the fonts of all papers. */
const IDLE_MS = 60_000;

/** One thread: papers are few, and each thread would cost as much memory as a tenth of the process. */
const pool = new Piscina<Order, Uint8Array>({
  filename: new URL('./pdf-worker.ts', import.meta.url).href,
  name: 'draw',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
});

/**
 * Draws a paper in a thread of its own, so that nobody else's request waits for it. Throws BusyError where too many papers
 * wait already.
 */
export async function drawPdf<Paper extends keyof Papers>(
  paper: Paper,
  ...facts: Parameters<Papers[Paper]>
): Promise<Buffer> {
  if (pool.queueSize >= WAITING[paper]) {
    throw new BusyError(RETRY_S);
  }
  const bytes = await pool.run({ paper, facts });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
