import { screen, within } from '@testing-library/react';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, expect, it } from 'vitest';
import { renderWithRooms } from './_hotel-screen.tsx';
import { rateFixture } from './_rate.ts';

beforeAll(installTestSite);

it('says beside a rate which taxes the hotel is expected to collect, and whose they are', async () => {
  const localTax = {
    total: 1_200,
    isUpperBound: false,
    taxes: [
      { kind: 'LODGING', authority: '福岡県', amount: 200 },
      { kind: 'LODGING', authority: '福岡市', amount: 1_000 },
    ],
  };
  const { pricing } = rateFixture;
  const withoutFees = { ...pricing, total: { ...pricing.total, propertyPrice: null } };
  const rate = { id: 'y', ...rateFixture, pricing: withoutFees, localTax };
  renderWithRooms([{ id: 'x', epsRoomId: 'r', name: 'ツイン 禁煙', rates: [rate] }]);
  const room = within(await screen.findByRole('article', { name: 'ツイン 禁煙' }));
  expect(room.getByText('宿泊税など 別途約¥1,200(目安)')).toBeTruthy();
  expect(room.getByText('宿泊税(福岡市)').nextElementSibling?.textContent).toBe('¥1,000');
  expect(room.getAllByText('¥108,420').length).toBeGreaterThan(0);
});

it.each([
  [108_420, '返金不可'],
  [2_300, '予約直後からキャンセル料¥2,300'],
])('says of a rate that costs ¥%i from booking on: %s', async (penaltyPrice, words) => {
  const stages = [
    { start: null, end: '2026-12-07T18:00:00+09:00', penaltyPrice, label: 'x' },
    { start: '2026-12-07T18:00:00+09:00', end: null, penaltyPrice: 108_420, label: 'y' },
  ];
  const cancelTimeline = { freeUntil: null, alwaysFree: false, stages };
  const rates = [{ id: 'y', ...rateFixture, cancelTimeline }];
  renderWithRooms([{ id: 'x', epsRoomId: 'r', name: 'ツイン 禁煙', rates }]);
  const room = within(await screen.findByRole('article', { name: 'ツイン 禁煙' }));
  expect(room.getByText(words)).toBeTruthy();
});

// spec: 3.rate
it('labels a rate that is sold as a package, and no other one', async () => {
  const rates = [
    { id: 'y', ...rateFixture },
    { id: 'z', ...rateFixture, __typename: 'PackageRate', epsRateId: 'r2', isPackageRate: true },
  ];
  renderWithRooms([{ id: 'x', epsRoomId: 'r', name: 'ツイン 禁煙', rates }]);
  const room = within(await screen.findByRole('article', { name: 'ツイン 禁煙' }));
  expect(room.getAllByText('交通とのセット料金')).toHaveLength(1);
});
