import { describe, expect, it } from 'vitest';
import type { AgencyRow } from '../../organization/tables.ts';
import { invoiceFixture, tripFixture } from '../_trip-fixture.ts';
import { drawnColors } from './_drawn-colors.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { tripDetailPdf } from './trip-detail-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

const yado = '#2c67ac';
const withColor = (mail_color: string | null) => {
  const facts = tripFixture();
  return { ...facts, agency: { ...facts.agency, mail_color } as AgencyRow };
};

describe('a paper', () => {
  it.each([
    ['voucher', (facts: ReturnType<typeof withColor>) => voucherPdf(facts, 'ja-JP')],
    ['trip detail', (facts: ReturnType<typeof withColor>) => tripDetailPdf(facts, 'ja-JP', null)],
  ])('(%s) is drawn in the color of the agency’s mails, else in Yado’s', async (_name, draw) => {
    const agencys = drawnColors(await draw(withColor('#0B6B57')));
    expect(agencys).toContain('#0b6b57');
    expect(agencys).not.toContain(yado);
    expect(drawnColors(await draw(withColor(null)))).toContain(yado);
    expect(drawnColors(await draw({ ...tripFixture(), agency: null as never }))).toContain(yado);
  });

  it('darkens a color that could not be read on white', async () => {
    const colors = drawnColors(await voucherPdf(withColor('#FFD400'), 'ja-JP'));
    expect(colors).not.toContain('#ffd400');
    expect(colors).toContain('#8d7400');
  });

  it('stays in the platform’s color where the platform bills', async () => {
    expect(drawnColors(await invoicePdf(invoiceFixture(), []))).toContain(yado);
  });
});
