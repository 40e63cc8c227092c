import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import type { HotelView } from '@yado/shared/routing/hotel-view';
import type { Stay } from '@yado/shared/routing/stay';
import { answerOperation, failOperation } from '@yado/shared/testing/find-operation';
import { goOnline } from '@yado/shared/testing/go-online';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { useState } from 'react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { PriceCalendar } from './PriceCalendar.tsx';

const stay: Stay = {
  checkin: '2026-12-10',
  checkout: '2026-12-12',
  occupancies: [{ adults: 1, childAges: [] }],
};
const day = (date: 9 | 10 | 11 | 12, change: object = {}) => ({
  checkin: `2026-12-${String(date).padStart(2, '0')}`,
  checkout: `2026-12-${date + 2}`,
  state: 'AVAILABLE',
  paymentPrice: 10_000 + date,
  askedAt: new Date(Date.now() - 12 * 60_000 - 1_000).toISOString(),
  ...change,
});
const days = [
  day(9),
  day(10),
  day(11, { state: 'SOLD_OUT', paymentPrice: null }),
  day(12, { state: 'UNKNOWN', paymentPrice: null, askedAt: null }),
];

function Hotel({ view: initial = {} }: { view?: HotelView }) {
  const [shown, setShown] = useState(stay);
  const [view, setView] = useState(initial);
  return (
    <>
      <p>{`${shown.checkin} to ${shown.checkout}`}</p>
      <button type="button" onClick={() => setView({ nonSmoking: true })}>
        禁煙
      </button>
      <PriceCalendar hotelId="7" stay={shown} view={view} onChoose={setShown} />
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: '前後の日の料金を見る' }));
const render = (view?: HotelView) => renderWithRelay(() => <Hotel view={view} />).environment.mock;
const answer = (mock: ReturnType<typeof render>) =>
  answerOperation({ mock }, (operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => ({ priceCalendar: days }) }),
  );

beforeAll(installTestSite);

describe('PriceCalendar', () => {
  it('prices the rates that the rooms are narrowed to, and says so', async () => {
    const mock = render({ meal: 'dinner', freeCancel: true });
    await open();
    expect(mock.getMostRecentOperation().request.variables.choice).toEqual({
      filter: { mealTypes: ['HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'], freeCancellation: true },
    });
    await answer(mock);
    expect(await screen.findByText(/下の絞り込みに合うプランの1室1泊の最低料金/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /12月11日.*条件に合うプランなし/ })).toBeTruthy();
  });

  it('stays open when the rooms are narrowed, and asks for the prices of those', async () => {
    const mock = render();
    await userEvent.click(screen.getByRole('button', { name: '禁煙' }));
    expect(mock.getAllOperations()).toHaveLength(0);
    await open();
    expect(mock.getMostRecentOperation().request.variables.choice).toEqual({ filter: { nonSmoking: true } });
    await answer(mock);
    expect(await screen.findByText(/下の絞り込みに合うプラン/)).toBeTruthy();
  });

  it('asks again while it is open, and shows no price of the former conditions', async () => {
    const mock = render();
    await open();
    await answer(mock);
    await screen.findByRole('list', { name: '前後の日の料金' });
    await userEvent.click(screen.getByRole('button', { name: '禁煙' }));
    expect(screen.queryByRole('button', { name: /12月9日/ })).toBeNull();
    expect(mock.getMostRecentOperation().request.variables.choice).toEqual({ filter: { nonSmoking: true } });
    await answer(mock);
    expect(await screen.findByRole('button', { name: /12月9日.*¥10,009/ })).toBeTruthy();
    expect(mock.getAllOperations()).toHaveLength(0);
  });

  it('asks again by itself once the connection is back', async () => {
    const mock = render();
    await open();
    await failOperation({ mock }, new NetworkFailure({ status: 0 }));
    await screen.findByText('前後の日の料金を取得できませんでした');
    await goOnline(() => expect(mock.getAllOperations()).toHaveLength(1));
    await answer(mock);
    expect(await screen.findByRole('list', { name: '前後の日の料金' })).toBeTruthy();
  });

  it('asks for nothing until somebody wants to know', async () => {
    const mock = render();
    expect(mock.getAllOperations()).toHaveLength(0);
    await open();
    expect(mock.getAllOperations()).toHaveLength(1);
    expect(screen.getByText('前後の日の料金を確認しています')).toBeTruthy();
  });

  it('shows the lowest price of each day with its age, and in words where there is none', async () => {
    const mock = render();
    await open();
    await answer(mock);
    const list = within(await screen.findByRole('list', { name: '前後の日の料金' }));
    expect(list.getByRole('button', { name: /12月9日\(水\).*¥10,009.*最安/ })).toBeTruthy();
    expect(list.getByRole('button', { name: /12月10日.*表示中の日程/, pressed: true })).toBeTruthy();
    expect(list.getByRole<HTMLButtonElement>('button', { name: /12月11日.*予約不可/ }).disabled).toBe(true);
    expect(list.getByRole('button', { name: /12月12日.*確認できませんでした/ })).toBeTruthy();
    expect(screen.getByText(/2泊の場合の、1室1泊の最低料金\(税込\)です。12分前の料金です。/)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '確認できなかった日をもう一度確認する' }));
    expect(mock.getAllOperations()).toHaveLength(1);
  });

  it('changes the stay to a day that is chosen, and asks for none again', async () => {
    const mock = render();
    await open();
    await answer(mock);
    await userEvent.click(await screen.findByRole('button', { name: /12月9日/ }));
    expect(screen.getByText('2026-12-09 to 2026-12-11')).toBeTruthy();
    expect(screen.getByRole('button', { name: /12月9日.*表示中の日程/, pressed: true })).toBeTruthy();
    expect(mock.getAllOperations()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: '前後の日の料金を見る' }));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says that the supplier did not answer, and asks again', async () => {
    const mock = render();
    await open();
    await failOperation({ mock }, new NetworkFailure({ status: 200, code: 'PROVIDER_UNAVAILABLE' }));
    expect(await screen.findByText('前後の日の料金を取得できませんでした')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'もう一度確認する' }));
    await answer(mock);
    expect(await screen.findByRole('list', { name: '前後の日の料金' })).toBeTruthy();
  });
});
