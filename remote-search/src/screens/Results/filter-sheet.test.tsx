import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, expect, it } from 'vitest';
import { hotel, renderScreen, STAY } from './_results-screen.tsx';

beforeAll(installTestSite);

it('offers chains, beds, sizes of rooms and breakfast hours in the sheet too, rare chains behind a button', async () => {
  const found = {
    totalCount: 24,
    origin: { name: '東京', isPoint: false },
    specifiedProperty: null,
    edges: [{ node: hotel('1', '亀の湯') }],
  };
  renderScreen(`q=東京&region=1&${STAY}`, found, {
    chains: Array.from({ length: 8 }, (_none, index) => ({
      chain: { id: String(index), name: `Chain ${index}` },
      count: 20 - index,
    })),
    bedTypes: [{ bedType: 'TWIN', count: 9 }],
    roomSizes: [{ minRoomSquareMeters: 20, count: 7 }],
    breakfastTimes: [{ breakfastBy: 390, count: 5 }],
  });
  await screen.findByRole('article', { name: '亀の湯' });
  await userEvent.click(screen.getByRole('button', { name: /^絞り込み/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('checkbox', { name: /^ツイン\D*9/ })).toBeTruthy();
  expect(sheet.getByRole('radio', { name: /^20㎡以上\D*7/ })).toBeTruthy();
  expect(sheet.getByRole('radio', { name: /^6:30までに開始\D*5/ })).toBeTruthy();
  expect(sheet.getAllByRole('checkbox', { name: /^Chain/ })).toHaveLength(6);
  await userEvent.click(sheet.getByRole('button', { name: 'ほか2件を表示する' }));
  expect(sheet.getAllByRole('checkbox', { name: /^Chain/ })).toHaveLength(8);
});
