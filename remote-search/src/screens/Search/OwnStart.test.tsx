import { act, screen, within } from '@testing-library/react';
import { addDays, todayIn } from '@yado/shared/format/calendar-date';
import { formatDateRange } from '@yado/shared/format/dates';
import { findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PayloadError } from 'relay-runtime';
import { ownVariables } from './load-own.ts';
import { OwnStart } from './OwnStart.tsx';
import ownStartQuery, { type OwnStartQuery } from './__generated__/OwnStartQuery.graphql';

const hotel = (id: string, name: string) => ({
  id,
  epsPropertyId: id,
  name,
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  address: { postalCode: '160-0021', stateProvinceName: '東京都', city: '東京', line1: '新宿区歌舞伎町1-1' },
  importantNotes: { checkin: { beginTime: '15:00', endTime: '23:00', twentyFourHour: false } },
});
const trip = (id: string, name: string, more: object = {}) => ({
  node: {
    id,
    startDate: '2099-12-10',
    endDate: '2099-12-12',
    externalSupplierName: null,
    undeliveredMailAt: null,
    previousTravelCancel: null,
    propertyContent: hotel(`hotel-${name}`, name),
    ...more,
  },
});
const nothing = {
  myself: { id: 'me', savedRateCount: 0, offices: [], unpaidInvoices: [] },
  upcoming: { edges: [] },
  unsettled: { edges: [] },
  booked: { edges: [] },
};

const render = (own: object, errors?: PayloadError[]) =>
  renderWithRelay(
    (environment) => (
      <OwnStart
        query={loadTestQuery<OwnStartQuery>(environment, ownStartQuery, ownVariables)}
        instead={<p>はじめての方へ</p>}
      />
    ),
    { resolvers: { Query: () => ({ ...nothing, ...own }) }, errors },
  );
const region = (name: string) => screen.findByRole('region', { name });
const href = (link: HTMLElement) => link.getAttribute('href') ?? '';

beforeAll(installTestSite);

describe('OwnStart', () => {
  it('leaves the place to the others for somebody who has nothing yet', async () => {
    render({});
    expect(await screen.findByText('はじめての方へ')).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('leaves it also where all that there is leads nowhere', async () => {
    render({
      myself: { ...nothing.myself, offices: [{ id: 'o2', name: '旧本社', place: null }] },
      booked: { edges: [trip('t4', '竹の家', { externalSupplierName: '電話手配' })] },
    });
    expect(await screen.findByText('はじめての方へ')).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows the next stay with its voucher and its map, and no map of what was arranged elsewhere', async () => {
    const { container, unmount } = render({
      upcoming: { edges: [trip('t1', '亀の湯'), trip('t2', '鶴の亭')] },
    });
    const next = within(await region('次の宿泊'));
    expect(next.getByRole('link', { name: '亀の湯' }).getAttribute('href')).toBe('/trips/t1');
    expect(href(next.getByRole('link', { name: '宿泊確認書' }))).toBe('/trips/t1/vouchers');
    expect(href(next.getByRole('link', { name: '地図' }))).toBe(
      `/hotels/${encodeURIComponent('hotel-亀の湯')}#surroundings`,
    );
    expect(next.getByText(/^あと\d+日$/)).toBeTruthy();
    expect(next.getByText('2099年12月10日(木) 〜 12月12日(土) 2泊3日')).toBeTruthy();
    expect(next.queryByText('鶴の亭')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
    unmount();
    render({ upcoming: { edges: [trip('t1', '亀の湯', { externalSupplierName: '電話手配' })] } });
    expect(within(await region('次の宿泊')).queryByRole('link', { name: '地図' })).toBeNull();
  });

  it('leaves out a trip that can not be read, and shows the others', async () => {
    const message = 'Unexpected error.';
    render({ upcoming: { edges: [{ node: null }, trip('t2', '鶴の亭')] } }, [
      { message, path: ['upcoming', 'edges', 0, 'node'] },
    ]);
    expect(within(await region('次の宿泊')).getByRole('link', { name: '鶴の亭' })).toBeTruthy();
  });

  it('says what waits for the person, what is urgent first', async () => {
    render({
      myself: {
        ...nothing.myself,
        unpaidInvoices: [
          { id: 'i1', status: 'ISSUED', dueDate: '2099-12-31', startDate: '2099-11-01', openPrice: 51_700 },
          { id: 'i2', status: 'OVERDUE', dueDate: '2099-10-31', startDate: '2099-09-01', openPrice: 800 },
        ],
      },
      unsettled: { edges: [trip('t3', '松の宿')] },
      upcoming: {
        edges: [
          trip('t1', '亀の湯', {
            undeliveredMailAt: '2099-12-01T00:00:00+09:00',
            previousTravelCancel: { travel: { id: 't0' } },
          }),
        ],
      },
    });
    const tasks = within(await region('確認が必要なこと'));
    expect(tasks.getAllByRole('link').map((link) => [link.textContent, href(link)])).toEqual([
      ['9月分の請求書が支払期限を過ぎています', '/invoices/i2'],
      ['変更前の予約が残っています', '/trips/t0'],
      ['予約のメールが届いていません', '/trips/t1'],
      ['11月分の請求書のお支払い', '/invoices/i1'],
      ['予約の成立を確認しています', '/trips/t3'],
    ]);
    expect(tasks.getByText('¥51,700・支払期限 12月31日(木)')).toBeTruthy();
  });

  it('leads to hotels around the offices, and leaves out one whose place is gone', async () => {
    render({
      myself: {
        ...nothing.myself,
        offices: [
          { id: 'o1', name: '大阪支社', place: { id: '77', name: '本町駅' } },
          { id: 'o2', name: '旧本社', place: null },
        ],
      },
    });
    const links = within(await region('オフィスの近くで探す')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['大阪支社本町駅']);
    const search = new URL(href(links[0] as HTMLElement), location.origin).searchParams;
    expect([search.get('q'), search.get('region')]).toEqual(['本町駅', '77']);
  });

  it('shows each hotel that was booked once, the latest first, whether the stay is still ahead, with the search around it', async () => {
    const again = { startDate: '2098-01-05', endDate: '2098-01-06' };
    render({
      booked: {
        edges: [
          trip('t1', '亀の湯'),
          trip('t2', '鶴の亭', { startDate: '2020-12-10', endDate: '2020-12-12' }),
          trip('t3', '亀の湯', again),
          trip('t4', '竹の家', { externalSupplierName: '電話手配' }),
        ],
      },
    });
    const hotels = within(await region('予約したホテル'));
    const items = hotels.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      '亀の湯東京都新宿区・2099年12月10日(木)に宿泊予定この周辺で探す: 亀の湯',
      '鶴の亭東京都新宿区・2020年12月10日(木)に宿泊この周辺で探す: 鶴の亭',
    ]);
    const around = hotels.getByRole('link', { name: 'この周辺で探す: 鶴の亭' });
    expect(new URL(href(around), location.origin).searchParams.get('hotel')).toBe('hotel-鶴の亭');
  });

  it('asks for prices of saved rates only where there are any, and says of each what it costs now', async () => {
    const { environment } = render({ myself: { ...nothing.myself, savedRateCount: 6 } });
    const rates = within(await region('保存した料金'));
    expect(href(rates.getByRole('link', { name: 'すべて見る(6件)' }))).toMatch(
      /^\/clips\?checkin=.*&room=1$/,
    );
    const operation = await findOperation(environment);
    expect(operation.request.variables).toMatchObject({ first: 4 });
    const rate = (epsRateId: string, paymentPrice: number) => ({
      __typename: 'StandAloneRate',
      id: epsRateId,
      epsRateId,
      status: 'AVAILABLE',
      pricing: { total: { paymentPrice } },
    });
    const kept = {
      checkin: addDays(todayIn('Asia/Tokyo'), 20),
      checkout: addDays(todayIn('Asia/Tokyo'), 22),
      occupancies: [{ adults: 2, childAges: [5] }],
    };
    const over = { ...kept, checkin: '2020-01-10', checkout: '2020-01-12' };
    const clip = (id: string, name: string, room: object | null, stay: object | null = null) => ({
      id,
      epsPropertyId: id,
      epsRoomId: 'r',
      epsRateId: 'saved',
      stay,
      paymentPrice: stay && 21_000,
      propertyContent: { id, name, rooms: [{ id: 'r', name: 'シングル' }] },
      room: room && { id: `room-${id}`, ...room },
    });
    await act(async () =>
      environment.mock.resolve(operation, {
        data: {
          clippedHotelRates: [
            clip('a', '朝日ホテル', { rates: [rate('saved', 20_000)] }, kept),
            clip('b', '夕日ホテル', { rates: [rate('other', 16_000)] }, over),
            clip('c', '満月ホテル', { rates: [] }),
            clip('d', '新月ホテル', null),
          ],
        },
      }),
    );
    const tomorrow = operation.request.variables.stay as { checkin: string; checkout: string };
    // The price is not of the stay that was saved.
    const priced = `${formatDateRange(tomorrow.checkin, tomorrow.checkout)}・1室・大人1名`;
    expect(rates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `朝日ホテルシングル${formatDateRange(kept.checkin, kept.checkout)}・1室・大人2名・子ども1名で保存(¥21,000)¥20,000${priced}の場合`,
      '夕日ホテルシングル¥16,000 同じ客室の別の料金',
      '満月ホテルシングル条件に合う空室なし',
      '新月ホテルシングル料金を確かめられませんでした',
    ]);
    const stayOf = (name: string) =>
      Object.fromEntries(new URL(href(rates.getByRole('link', { name })), location.origin).searchParams);
    expect(stayOf('朝日ホテル')).toEqual({ checkin: kept.checkin, checkout: kept.checkout, room: '2-5' });
    const { checkin, checkout } = tomorrow;
    expect(stayOf('夕日ホテル')).toEqual({ checkin, checkout, room: '1' });
  });
});
