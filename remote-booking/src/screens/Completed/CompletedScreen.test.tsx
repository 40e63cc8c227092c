import { screen } from '@testing-library/react';
import { useLocation } from '@yado/shared/router';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import type { PreloadedQuery } from 'react-relay';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Screen } from './CompletedScreen.tsx';
import query, { type CompletedScreenQuery } from './__generated__/CompletedScreenQuery.graphql';

interface World {
  status?: string;
  freeUntil?: string | null;
  alwaysFree?: boolean;
  timeZone?: string;
  createdAt?: string;
  delayedMailUntil?: string;
  publicKey?: string | null;
  arrival?: string;
  payment?: object;
  previous?: object;
}

const money = { currency: 'JPY', value: '500' };

function renderCompleted(world: World = {}) {
  const { status = 'BOOKED', freeUntil = null, alwaysFree = false, timeZone = 'Asia/Tokyo' } = world;
  const { payment = { paymentType: 'INVOICE', stripeCreditCard: null } } = world;
  return renderWithRelay(
    (environment) => <Routed query={loadTestQuery<CompletedScreenQuery>(environment, query, { id: 't1' })} />,
    {
      path: '/booking/completed/t1',
      resolvers: {
        Travel: ({ path }) => ({
          id: 't1',
          status,
          travelNumber: 'T-261121-ABCD',
          email: 'sato@sakura.example',
          startDate: '2027-01-30',
          endDate: '2027-02-01',
          createdAt: world.createdAt ?? new Date().toISOString(),
          publicKey: world.publicKey === undefined ? 'k_public' : world.publicKey,
          delayedMailUntil: world.delayedMailUntil ?? null,
          publicKeyExpiresAt: '2031-02-02T00:00:00+09:00',
          ...payment,
          previousTravelCancel: null,
          updateTimeline: [],
          ...world.previous,
          ...(path?.includes('previousTravelCancel') && { id: 't0', travelNumber: 'T-261101-OLD' }),
        }),
        PropertyContent: () => ({ epsPropertyId: '7', timeZone }),
        ImportantNotes: () => ({ checkinSpecialInstructions: world.arrival ?? null }),
        CheckinNotes: () => ({ beginTime: '15:00' }),
        ItineraryRoom: () => ({ status: 'BOOKED', numberOfAdults: 2, childAges: [5] }),
        CancelTimeline: () => ({ freeUntil, alwaysFree, stages: [] }),
        TotalPrice: () => ({ paymentPrice: 24_000, propertyPrice: { total: money } }),
        LocalTaxEstimate: () => ({ total: 600, isUpperBound: true }),
      },
    },
  );
}

/** The screen on its own address; of other pages, where they are. */
function Routed({ query }: { query: PreloadedQuery<CompletedScreenQuery> }) {
  const { pathname } = useLocation();
  return pathname.startsWith('/booking/') ? <Screen data={query} /> : <p>{pathname}</p>;
}

beforeAll(installTestSite);
afterEach(() => vi.useRealTimers());

describe('CompletedScreen', () => {
  // spec: 2.completed
  it('shows the number, what happens next and what one can do, without an accessibility fault', async () => {
    renderCompleted();
    expect(screen.getByRole('heading', { level: 1, name: '予約が確定しました' })).toBeTruthy();
    expect(screen.getByText('予約番号 T-261121-ABCD')).toBeTruthy();
    expect(screen.getByText('確認のメールを sato@sakura.example へお送りします。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '宿泊確認書を開く' }).getAttribute('href')).toBe(
      '/p/trips/k_public',
    );
    expect(screen.getByRole('button', { name: 'カレンダーに追加' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '印刷する' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('does not promise a mail that a limit holds back: it says from when on, and what can be opened now', async () => {
    renderCompleted({ delayedMailUntil: '2027-01-27T15:30:00Z' });
    const { textContent } = screen.getByText(/メールの数が上限に達しているため/);
    expect(textContent).toContain(
      '確認のメールは 1月28日(木) 00:30 以降に sato@sakura.example へお送りします。',
    );
    expect(textContent).toContain('予約の詳細と宿泊確認書は、いますぐこの画面から開けます。');
    expect(screen.getByRole('link', { name: '予約の詳細を見る' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '宿泊確認書を開く' })).toBeTruthy();
    expect(screen.queryByText(/確認のメールを/)).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('names no voucher to open where the viewer has none', () => {
    renderCompleted({ delayedMailUntil: '2027-01-27T15:30:00Z', publicKey: null });
    expect(screen.getByText(/予約の詳細は、いますぐこの画面から開けます/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: '宿泊確認書を開く' })).toBeNull();
  });

  it('says of a change of dates that it is one, and which trip is being canceled for it', async () => {
    const data = { __typename: 'TravelBookedData', previousTravelId: 't0' };
    renderCompleted({
      previous: {
        updateTimeline: [{ __typename: 'TravelHistory', id: 'h1', data }],
        previousTravelCancel: {},
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: '日程を変更しました' })).toBeTruthy();
    expect(screen.getByText('変更前の予約(T-261101-OLD)をキャンセルしています')).toBeTruthy();
    expect(screen.getByRole('link', { name: '変更前の予約を見る' }).getAttribute('href')).toBe('/trips/t0');
    expect(await axeFindings()).toEqual([]);
  });

  it('says how one gets in, in the words of the hotel: some have nobody to show a voucher to', () => {
    const { unmount } = renderCompleted();
    expect(
      screen.getByText(
        '当日は、宿泊確認書をお持ちください(チェックインは15:00から)。名前はローマ字で伝えています。',
      ),
    ).toBeTruthy();
    unmount();
    renderCompleted({ arrival: 'フロントはありません。暗証番号をメールでお送りします。' });
    expect(
      screen.getByText(/。ホテルの案内: フロントはありません。暗証番号をメールでお送りします。$/),
    ).toBeTruthy();
  });

  it('keeps both amounts apart', () => {
    renderCompleted();
    expect(document.body.textContent).toContain('お支払い(税込)¥24,000');
    expect(document.body.textContent).toMatch(/現地でのお支払い[^¥]*¥500/);
    expect(document.body.textContent).toContain('現地での宿泊税などの目安最大¥600');
    expect(document.body.textContent).not.toContain('¥24,500');
  });

  it.each([
    ['Asia/Tokyo', '2027-01-28T18:00:00+09:00', '1月28日(木) 18:00 まで無料で、予約一覧から'],
    // The last day of a month there is the first of the next one in Japan.
    ['Pacific/Honolulu', '2027-01-31T18:00:00-10:00', '日本時間 2月1日(月) 13:00'],
  ])('tells until when canceling is free in %s', (timeZone, freeUntil, text) => {
    vi.setSystemTime('2027-01-27T12:00:00+09:00');
    renderCompleted({ timeZone, freeUntil });
    expect(screen.getByText(/予約一覧からキャンセルできます/).textContent).toContain(text);
  });

  it('names no hour where canceling never costs anything, not even on the day of check-in', () => {
    vi.setSystemTime('2027-01-30T12:00:00+09:00');
    renderCompleted({ freeUntil: '2027-01-30T00:00:00+09:00', alwaysFree: true });
    expect(screen.getByText(/チェックイン日までいつでも無料/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/00:00 まで|キャンセル料がかかります/);
  });

  it('says so where canceling is never free', () => {
    renderCompleted();
    expect(screen.getByText('この予約のキャンセルには、キャンセル料がかかります。')).toBeTruthy();
  });

  it('calls nothing free whose deadline has passed', () => {
    vi.setSystemTime('2027-01-28T18:00:00+09:00');
    renderCompleted({ freeUntil: '2027-01-28T18:00:00+09:00' });
    expect(screen.getByText('この予約のキャンセルには、キャンセル料がかかります。')).toBeTruthy();
  });

  it.each(['CANCELED', 'PARTIALLY_CANCELED', 'COMPLETED'])(
    'announces no booking of a trip that is %s: it leads to the trip',
    async (status) => {
      renderCompleted({ status });
      expect(await screen.findByText('/trips/t1')).toBeTruthy();
      expect(screen.queryByText(/予約が確定しました/)).toBeNull();
    },
  );

  it('calls nothing a failure while the outcome is unknown, and offers nothing of a booked trip', async () => {
    renderCompleted({ status: 'BOOKING' });
    expect(screen.getByRole('heading', { level: 1, name: '予約の結果を確認しています' })).toBeTruthy();
    expect(screen.getByText('確認中 — 予約番号 T-261121-ABCD')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/失敗|成立しませんでした/);
    expect(screen.queryByRole('button', { name: 'カレンダーに追加' })).toBeNull();
    expect(screen.queryByText(/担当者も確認しています/)).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('names whom to ask once it takes long', () => {
    renderCompleted({ status: 'BOOKING', createdAt: new Date(Date.now() - 4 * 60_000).toISOString() });
    expect(screen.getByText(/担当者も確認しています/)).toBeTruthy();
  });

  it('says of a booking that failed for certain that nothing was paid, and leads back to the same days and people', async () => {
    vi.setSystemTime('2027-01-27T12:00:00+09:00');
    renderCompleted({ status: 'FAILED' });
    expect(screen.getByRole('heading', { level: 1, name: '予約は成立しませんでした' })).toBeTruthy();
    expect(screen.getByText(/お支払いは発生していません/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '同じ日程で部屋を選び直す' }).getAttribute('href')).toContain(
      '/hotels/7?checkin=2027-01-30&checkout=2027-02-01&room=2-5',
    );
    expect(await axeFindings()).toEqual([]);
  });
});
