import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, expect, it } from 'vitest';
import { hotel, price, renderScreen, STAY } from './_results-screen.tsx';

beforeAll(installTestSite);

it('says in cards and rows that the price of a night is rounded, and only where it is', async () => {
  const rounded = { ...price, paymentPrice: 12_501, totalPaymentPrice: 50_002 };
  renderScreen(`q=札幌&region=1&${STAY}`, {
    totalCount: 2,
    origin: { name: '札幌', isPoint: false },
    specifiedProperty: null,
    edges: [{ node: hotel('1', '亀の湯', { cheapestPriceV2: rounded }) }, { node: hotel('2', '鶴の湯') }],
  });
  const textOf = async (name: string) => (await screen.findByRole('article', { name })).textContent;
  expect(await textOf('亀の湯')).toContain('1室1泊 約¥12,501');
  expect(await textOf('鶴の湯')).toContain('1室1泊¥12,500');
  await userEvent.click(screen.getByRole('radio', { name: 'コンパクト' }));
  expect(await textOf('亀の湯')).toContain('1室1泊 約¥12,501');
  expect(await textOf('鶴の湯')).toContain('1室1泊¥12,500');
  await userEvent.click(screen.getByRole('radio', { name: '標準' }));
});

it.each([
  [50_000, '表示プランは返金不可'],
  [2_300, '表示プランはキャンセル料あり'],
])('says of a rate that costs ¥%i from booking on: %s', async (cancelPenaltyNow, words) => {
  renderScreen(`q=札幌&region=1&${STAY}`, {
    totalCount: 1,
    origin: { name: '札幌', isPoint: false },
    specifiedProperty: null,
    edges: [
      {
        node: hotel('1', '亀の湯', {
          cheapestPriceV2: { ...price, freeCancelUntil: null, cancelPenaltyNow },
        }),
      },
    ],
  });
  expect((await screen.findByRole('article', { name: '亀の湯' })).textContent).toContain(words);
});
