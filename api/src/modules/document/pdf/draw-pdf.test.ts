import { describe, expect, it, vi } from 'vitest';
import { BusyError } from '../../../lib/errors.ts';
import { invoiceFixture, tripFixture } from '../_trip-fixture.ts';
import { drawPdf } from './draw-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { Sheet } from './sheet.ts';
import { tripDetailPdf } from './trip-detail-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

describe('a paper that is drawn in a thread of its own', () => {
  it('has the same bytes as one that is drawn here', async () => {
    const trip = tripFixture();
    const here = [await voucherPdf(trip, 'ja-JP'), await invoicePdf(invoiceFixture(), [])];
    const there = [
      await drawPdf('voucherPdf', trip, 'ja-JP'),
      await drawPdf('invoicePdf', invoiceFixture(), []),
    ];
    expect(there.every((paper, index) => paper.equals(here[index] as Buffer))).toBe(true);
    const detail = await drawPdf('tripDetailPdf', trip, 'en-US', null);
    expect(detail.equals(await tripDetailPdf(trip, 'en-US', null))).toBe(true);
  });

  it('is not drawn in this one', async () => {
    const drawnHere = vi.spyOn(Sheet.prototype, 'finish');
    await drawPdf('voucherPdf', tripFixture(), 'ja-JP');
    expect(drawnHere).not.toHaveBeenCalled();
    await voucherPdf(tripFixture(), 'ja-JP');
    expect(drawnHere).toHaveBeenCalledTimes(1);
    drawnHere.mockRestore();
  });

  it('fails alone: the next one is drawn', async () => {
    const broken = { ...tripFixture(), rooms: [{}] } as unknown as ReturnType<typeof tripFixture>;
    await expect(drawPdf('voucherPdf', broken, 'ja-JP')).rejects.toThrow(TypeError);
    expect((await drawPdf('voucherPdf', tripFixture(), 'ja-JP')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is refused when many wait, the least urgent kind first', async () => {
    const trip = tripFixture();
    const details = Array.from({ length: 50 }, () => drawPdf('tripDetailPdf', trip, 'ja-JP', null));
    const voucher = drawPdf('voucherPdf', trip, 'ja-JP');
    const endings = await Promise.allSettled(details);
    const refused = endings.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(50);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(BusyError);
    expect((await voucher).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await drawPdf('tripDetailPdf', trip, 'ja-JP', null)).length).toBeGreaterThan(0);
  });
});
