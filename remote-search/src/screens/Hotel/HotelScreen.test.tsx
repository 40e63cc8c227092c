import { act, screen, within } from '@testing-library/react';
import { stayFromParams } from '@yado/shared/routing/stay';
import { renderWithRelay } from '@yado/shared/testing/renderWithRelay';

import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestQuery } from '../../_load-query.ts';
import { installTestSite } from '../../_site.ts';
import { stayInput } from '../../lib/search-variables.ts';
import { Screen } from './HotelScreen.tsx';
import roomsQuery, { type HotelRoomsQuery } from './__generated__/HotelRoomsQuery.graphql';
import contentQuery, { type HotelScreenQuery } from './__generated__/HotelScreenQuery.graphql';

const STAY = 'checkin=2026-12-10&checkout=2026-12-12&room=1&room=2-5';
const content = {
  PropertyContent: () => ({
    name: '鶴の亭',
    nameEn: 'Tsurunotei',
    timeZone: 'Asia/Tokyo',
    spokenLanguages: ['日本語'],
    themes: [],
    amenities: ['FREE_WIFI', 'HELIPAD'],
    infectionPrevention: { measures: [] },
  }),
  PropertyStarRating: () => ({ rating: 4 }),
  GuestRating: () => ({
    overall: 4.2,
    cleanliness: 4.5,
    service: null,
    comfort: 4,
    condition: 4,
    neighborhood: 4,
    amenities: 4,
    count: 120,
  }),
  GuestReview: () => ({ rating: 4, submittedDate: '2026-11-01' }),
};
const rate = {
  __typename: 'StandAloneRate',
  epsRateId: 'r1',
  status: 'AVAILABLE',
  availableRooms: 2,
  isPackageRate: false,
  mappedRateAmenities: { mealType: 'BREAKFAST', jaMealLabels: ['朝食ビュッフェ付き'], freeWiFi: true },
  bedGroups: [{ id: 'b1', description: 'ダブルベッド 1 台' }],
  promotions: {
    deal: { description: '早期割引 15%' },
    valueAdds: [{ id: '1', description: 'ドリンク無料' }],
  },
  cancelTimeline: {
    freeUntil: '2026-12-07T18:00:00+09:00',
    stages: [
      { start: null, end: '2026-12-07T18:00:00+09:00', penaltyPrice: 0, label: 'キャンセル無料' },
      { start: '2026-12-07T18:00:00+09:00', end: null, penaltyPrice: 6_400, label: 'キャンセル料 ¥6,400' },
    ],
  },
  pricing: {
    averagePerOneRoomNight: { paymentPrice: 27_105 },
    total: {
      stayPrice: 93_870,
      taxAndServicePrice: 14_550,
      paymentPrice: 108_420,
      propertyPrice: { total: { currency: 'JPY', value: '600' } },
    },
  },
};

/** The hotel's texts are answered; its prices wait. */
function renderScreen(address: string) {
  const stay = stayFromParams(new URLSearchParams(address));
  return renderWithRelay(
    (environment) => {
      const texts = loadTestQuery<HotelScreenQuery>(environment, contentQuery, { id: '7' });
      const query = stay
        ? loadTestQuery<HotelRoomsQuery>(environment, roomsQuery, { id: '7', stay: stayInput(stay) })
        : null;
      const problem = stay ? null : '宿泊日と人数を選んでください。';
      const rooms = query && { query, dispose: query.dispose };
      return <Screen data={{ id: '7', stay, problem, content: texts, rooms }} />;
    },
    { resolvers: content },
  );
}

/** Both are answered. */
function renderWithRooms(rooms: readonly object[]) {
  const stay = stayFromParams(new URLSearchParams(STAY));
  if (!stay) throw new Error('no stay');
  return renderWithRelay(
    (environment) => {
      environment.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, content),
      );
      const query = loadTestQuery<HotelRoomsQuery>(environment, roomsQuery, {
        id: '7',
        stay: stayInput(stay),
      });
      const texts = loadTestQuery<HotelScreenQuery>(environment, contentQuery, { id: '7' });
      return (
        <Screen
          data={{ id: '7', stay, problem: null, content: texts, rooms: { query, dispose: query.dispose } }}
        />
      );
    },
    { resolvers: { Query: () => ({ expediaHotelRooms: rooms }) } },
  );
}

beforeAll(installTestSite);

describe('HotelScreen', () => {
  it('shows meal, promotion, cancel policy, rooms left and both purses of a rate, and leads to its booking', async () => {
    renderWithRooms([{ id: 'x', epsRoomId: 'r', name: 'ツイン 禁煙', rates: [{ id: 'y', ...rate }] }]);
    const room = within(await screen.findByRole('article', { name: 'ツイン 禁煙' }));
    expect(room.getByRole('heading', { name: '朝食ビュッフェ付き' })).toBeTruthy();
    for (const text of ['早期割引 15%', 'ドリンク無料', '残り2室', '¥6,400'].map(
      (words) => new RegExp(words),
    )) {
      expect(room.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(room.getByText('今回のお支払い(2泊・2室)')).toBeTruthy();
    expect(room.getAllByText('¥108,420').length).toBeGreaterThan(0);
    expect(room.getByText(/現地でのお支払い 別途¥600/)).toBeTruthy();
    const link = room.getByRole('link', { name: /予約へ進む/ }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(link, 'http://x').searchParams)).toMatchObject({
      hotel: '7',
      roomType: 'r',
      rate: 'r1',
      bed: 'b1',
      price: '108420',
      checkin: '2026-12-10',
    });
  });

  it('says that the hotel is full for the stay', async () => {
    renderWithRooms([]);
    expect(await screen.findByText('この条件では満室です')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '鶴の亭' })).toBeTruthy();
  });

  it('keeps the hotel on the screen when its prices fail, with a retry', async () => {
    const { environment } = renderScreen(STAY);
    expect(await screen.findByText('空室と料金を確認しています')).toBeTruthy();
    act(() => environment.mock.rejectMostRecentOperation(Object.assign(new Error('down'), { status: 503 })));
    expect(await screen.findByText('客室と料金を取得できませんでした')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('asks for the stay first when the address has none', async () => {
    renderScreen('');
    expect(await screen.findByText('宿泊日と人数を選んでください。')).toBeTruthy();
    expect(screen.getByRole('button', { name: '料金を見る' })).toBeTruthy();
  });

  it('says that there is no such hotel', async () => {
    renderWithRelay(
      (environment) => {
        const texts = loadTestQuery<HotelScreenQuery>(environment, contentQuery, { id: '7' });
        return <Screen data={{ id: '7', stay: null, problem: '', content: texts, rooms: null }} />;
      },
      { resolvers: { Query: () => ({ expediaHotelDetail: null }) } },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'ホテルが見つかりません' })).toBeTruthy();
  });
});
