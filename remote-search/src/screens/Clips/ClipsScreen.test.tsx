import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stayFromParams } from '@yado/shared/routing/stay';
import { answerOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@yado/shared/format/calendar-date';
import { formatDate } from '@yado/shared/format/dates';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { Toaster } from '@yado/shared/ui/Toaster';
import { stayInput } from '../../lib/search-variables.ts';
import { Screen } from './ClipsScreen.tsx';
import clipsQuery, { type ClipListQuery } from './__generated__/ClipListQuery.graphql';

const STAY = 'checkin=2026-12-30&checkout=2027-01-01&room=1';
const rate = (epsRateId: string, paymentPrice: number) => ({
  __typename: 'StandAloneRate',
  epsRateId,
  status: 'AVAILABLE',
  availableRooms: 3,
  bedGroups: [{ id: 'bed', description: 'ダブルベッド 1 台' }],
  mappedRateAmenities: { mealType: 'NONE', jaMealLabels: [] },
  cancelTimeline: { freeUntil: '2026-12-28T18:00:00+09:00', alwaysFree: false },
  pricing: {
    averagePerOneRoomNight: { paymentPrice: paymentPrice / 2 },
    total: { paymentPrice, propertyPrice: null },
  },
});
const clip = (id: string, name: string, room: object | null) => ({
  id,
  epsPropertyId: `hotel-${id}`,
  epsRoomId: 'r',
  epsRateId: 'saved',
  isPackageRate: false,
  stay: null as object | null,
  paymentPrice: null as number | null,
  propertyContent: {
    id: `hotel-${id}`,
    epsPropertyId: `hotel-${id}`,
    name,
    timeZone: 'Asia/Tokyo',
    rooms: [{ id: 'r', name: 'シングル 禁煙' }],
    ratings: { property: { rating: 3 }, guest: { overall: 4, count: 10 } },
  },
  room: room && { id: `room-${id}`, name: 'シングル 禁煙', areaSquareMeters: 14, ...room },
});
const clips = [
  clip('a', '朝日ホテル', { rates: [rate('saved', 20_000)] }),
  clip('b', '夕日ホテル', { rates: [rate('other', 16_000)] }),
  clip('c', '満月ホテル', { rates: [] }),
  clip('d', '新月ホテル', null),
];

function renderScreen(list: readonly object[], { address = STAY, compared = [] as string[] } = {}) {
  const stay = stayFromParams(new URLSearchParams(address));
  return renderWithRelay(
    (environment) => {
      const variables = { stay: stay && stayInput(stay) };
      const query = loadTestQuery<ClipListQuery>(environment, clipsQuery, variables);
      return <Screen data={{ stay, problem: null, compared, clips: { query, dispose: query.dispose } }} />;
    },
    { resolvers: { Query: () => ({ clippedHotelRates: list }) } },
  );
}

beforeAll(installTestSite);

describe('ClipsScreen', () => {
  // spec: 2.clips
  it('opens a hotel for the stay of the list, else for that for which the rate was saved', async () => {
    const kept = {
      checkin: addDays(todayIn('Asia/Tokyo'), 20),
      checkout: addDays(todayIn('Asia/Tokyo'), 22),
      occupancies: [{ adults: 2, childAges: [] }],
    };
    const saved = { ...clip('a', '朝日ホテル', null), stay: kept };
    const { unmount } = renderScreen([saved], { address: '' });
    const link = async () =>
      (await screen.findByRole('link', { name: '朝日ホテル' })).getAttribute('href') ?? '';
    expect(await link()).toBe(`/hotels/hotel-a?checkin=${kept.checkin}&checkout=${kept.checkout}&room=2`);
    expect(screen.getByText(/1室・大人2名で保存$/)).toBeTruthy();
    unmount();
    renderScreen([saved]);
    expect(await link()).toBe(`/hotels/hotel-a?${STAY}`);
  });

  it('sets the price of then beside that of now, for the same stay alone', async () => {
    const kept = {
      checkin: addDays(todayIn('Asia/Tokyo'), 20),
      checkout: addDays(todayIn('Asia/Tokyo'), 22),
      occupancies: [{ adults: 1, childAges: [] }],
    };
    const room = { rates: [rate('saved', 11_400)] };
    const saved = { ...clip('a', '朝日ホテル', room), stay: kept, paymentPrice: 12_000 };
    const { unmount } = renderScreen([saved, { ...clip('b', '夕日ホテル', room), stay: kept }], {
      address: `checkin=${kept.checkin}&checkout=${kept.checkout}&room=1`,
    });
    expect(await screen.findAllByText(/^保存時/)).toHaveLength(1);
    expect(screen.getByText('保存時 ¥12,000 → 現在 ¥11,400(¥600安くなりました)')).toBeTruthy();
    unmount();
    renderScreen([saved]);
    expect(await screen.findByText(/1室・大人1名で保存\(¥12,000\)$/)).toBeTruthy();
    expect(screen.queryByText(/^保存時/)).toBeNull();
  });

  it('begins with the stay of the newest rate that can be booked, and says of each for which it was saved', async () => {
    const kept = (days: number) => ({
      checkin: addDays(todayIn('Asia/Tokyo'), days),
      checkout: addDays(todayIn('Asia/Tokyo'), days + 2),
      occupancies: [{ adults: 3, childAges: [] }],
    });
    const list = [-9, 20, 30].map((days, index) => ({
      ...clip(String(index), '朝日ホテル', null),
      stay: kept(days),
    }));
    renderScreen(list, { address: '' });
    const shown = await screen.findAllByText(/1室・大人3名で保存$/);
    expect(new Set(shown.map(({ textContent }) => textContent)).size).toBe(3);
    const { checkin } = kept(20);
    const form = within(screen.getByRole('form', { name: '宿泊日と人数' }));
    expect(form.getByRole('button', { name: /大人3名/ })).toBeTruthy();
    expect(form.getByRole('button', { name: `チェックイン ${formatDate(checkin)}` })).toBeTruthy();
  });

  it('says of a saved rate that is never free whether any of its price comes back', async () => {
    const charged = (penaltyPrice: number) => {
      const cancelTimeline = { freeUntil: null, alwaysFree: false, stages: [{ penaltyPrice }] };
      return { rates: [{ ...rate('saved', 20_000), cancelTimeline }] };
    };
    renderScreen([clip('a', '朝日ホテル', charged(20_000)), clip('b', '夕日ホテル', charged(2_300))]);
    const card = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await card('朝日ホテル')).getByText('返金不可')).toBeTruthy();
    expect((await card('夕日ホテル')).getByText('予約直後からキャンセル料¥2,300')).toBeTruthy();
  });

  it('says of each saved rate what it costs now, that another takes its place, or that it is sold out', async () => {
    const { container } = renderScreen(clips);
    const card = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await card('朝日ホテル')).getByText('¥20,000')).toBeTruthy();
    const replaced = await card('夕日ホテル');
    expect(replaced.getByText(/保存した料金は販売を終えました/)).toBeTruthy();
    expect(replaced.getByText('¥16,000')).toBeTruthy();
    expect((await card('満月ホテル')).getByText('条件に合う空室なし')).toBeTruthy();
    expect((await card('新月ホテル')).getByText(/確かめられませんでした/)).toBeTruthy();
    const link =
      (await card('夕日ホテル')).getByRole('link', { name: /予約へ進む/ }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(link, 'http://x').searchParams)).toMatchObject({
      hotel: 'hotel-b',
      rate: 'other',
      price: '16000',
      checkin: '2026-12-30',
    });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('leads on with each bed that the rate comes with, in the list and side by side', async () => {
    const bedGroups = [
      { id: 'double', description: 'ダブルベッド 1 台' },
      { id: 'twin', description: 'シングルベッド 2 台' },
    ];
    const list = [clip('a', '朝日ホテル', { rates: [{ ...rate('saved', 20_000), bedGroups }] }), clips[1]!];
    const beds = async () =>
      (await screen.findAllByRole('link', { name: /予約へ進む: 朝日ホテル/ })).map((link) => [
        link.textContent?.split('で予約へ進む')[0],
        new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('bed'),
      ]);
    const both = bedGroups.map(({ id, description }) => [description, id]);
    const { unmount } = renderScreen(list);
    expect(await beds()).toEqual(both);
    unmount();
    renderScreen(list, { compared: ['a', 'b'] });
    expect(await beds()).toEqual(both);
  });

  it('asks for a stay before it prices or compares', async () => {
    renderScreen(clips, { address: '' });
    expect(await screen.findAllByText('上の宿泊日で「料金を確かめる」を押してください。')).toHaveLength(4);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: /朝日ホテル/ }));
    await user.click(screen.getByRole('checkbox', { name: /夕日ホテル/ }));
    expect(screen.getByText(/先に宿泊日を選んで/)).toBeTruthy();
  });

  it('puts what the address names side by side, and marks the cheapest', async () => {
    renderScreen(clips, { compared: ['a', 'b', 'c'] });
    const table = within(await screen.findByRole('table', { name: '料金の比較' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(4);
    const price = table.getByRole('row', { name: /^今回のお支払い/ });
    expect(within(price).getByRole('cell', { name: '¥16,000 最安' })).toBeTruthy();
    expect(within(price).getAllByText('最安')).toHaveLength(1);
    expect(table.getByText('条件に合う空室なし')).toBeTruthy();
  });

  it('deletes several after a question, and keeps the question open with a reason when that fails', async () => {
    const { environment } = renderScreen(clips);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /朝日ホテル/ }));
    await user.click(screen.getByRole('checkbox', { name: /満月ホテル/ }));
    await user.click(screen.getByRole('button', { name: '削除する' }));
    const question = within(await screen.findByRole('alertdialog', { name: '2件の料金を削除しますか?' }));
    environment.mock.queueOperationResolver(() => new Error('down'));
    await user.click(question.getByRole('button', { name: '削除する' }));
    expect(await question.findByText(/「保存した料金の削除」に失敗しました/)).toBeTruthy();
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({ deleteClippedHotelRates: ['a', 'c'] }),
      }),
    );
    await user.click(question.getByRole('button', { name: '削除する' }));
    expect(await screen.findByRole('heading', { name: '2件' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: '朝日ホテル' })).toBeNull();
    expect(screen.getByRole('article', { name: '夕日ホテル' })).toBeTruthy();
  });

  it('puts a deleted rate back with the stay for which it was saved', async () => {
    const kept = {
      checkin: addDays(todayIn('Asia/Tokyo'), 20),
      checkout: addDays(todayIn('Asia/Tokyo'), 22),
      occupancies: [{ adults: 2, childAges: [] }],
    };
    const { environment } = renderScreen([
      { ...clip('a', '朝日ホテル', null), stay: kept, paymentPrice: 9_000 },
    ]);
    // Forgets what earlier tests said where nothing showed it.
    render(<Toaster />).unmount();
    render(<Toaster />);
    // The closed question holds the pointer for a moment.
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(await screen.findByRole('checkbox', { name: /朝日ホテル/ }));
    await user.click(screen.getByRole('button', { name: '削除する' }));
    // What deletes and what puts back; the list of a changed stay may be asked for meanwhile.
    const asked: unknown[] = [];
    for (let times = 0; times < 2; times++) {
      environment.mock.queueOperationResolver((operation) => {
        if (operation.request.node.params.operationKind !== 'mutation') return null;
        asked.push(operation.request.variables);
        return MockPayloadGenerator.generate(operation, {
          Mutation: () => ({ deleteClippedHotelRates: ['a'] }),
        });
      });
    }
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '削除する' }));
    const notice = (await screen.findByText('1件を削除しました')).closest<HTMLElement>('[data-scope=toast]');
    await user.click(
      within(notice?.parentElement ?? document.body).getByRole('button', { name: '元に戻す' }),
    );
    await waitFor(() =>
      expect(asked).toContainEqual({
        input: expect.objectContaining({ epsRateId: 'saved', stay: kept, paymentPrice: 9_000 }),
      }),
    );
  });

  it.each([
    ['at once', { __typename: 'ClipHotelRateSuccess' }],
    ['by another tab before', { __typename: 'ClipHotelRateError', errorCode: 'ALREADY_CLIPPED' }],
  ])('keeps the list while a deleted rate is put back %s', async (_, clipHotelRate) => {
    const { environment } = renderScreen([clip('a', '朝日ホテル', null), clip('b', '夕日ホテル', null)], {
      address: '',
    });
    render(<Toaster />).unmount();
    render(<Toaster />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(await screen.findByRole('checkbox', { name: /朝日ホテル/ }));
    await user.click(screen.getByRole('button', { name: '削除する' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '削除する' }));
    await answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, { Mutation: () => ({ deleteClippedHotelRates: ['a'] }) }),
    );
    const notice = (await screen.findByText('1件を削除しました')).closest<HTMLElement>('[data-scope=toast]');
    await user.click(
      within(notice?.parentElement ?? document.body).getByRole('button', { name: '元に戻す' }),
    );
    await answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({ clipHotelRate }),
      }),
    );
    expect(screen.getByRole('article', { name: '夕日ホテル' })).toBeTruthy();
    await answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ clippedHotelRates: [clip('c', '朝日ホテル', null), clip('b', '夕日ホテル', null)] }),
      }),
    );
    expect(await screen.findByRole('article', { name: '朝日ホテル' })).toBeTruthy();
    expect(await screen.findByText('1件を元に戻しました')).toBeTruthy();
  });

  it('says how rates get here while there are none', async () => {
    renderScreen([]);
    expect(await screen.findByRole('heading', { name: '保存した料金はまだありません' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ホテルを探す' })).toBeTruthy();
  });
});
