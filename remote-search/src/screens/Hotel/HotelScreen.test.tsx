import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failOperation } from '@yado/shared/testing/find-operation';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { rateFixture as rate } from './_rate.ts';
import { Screen } from './HotelScreen.tsx';
import {
  STAY,
  loadTexts,
  booksNothing,
  loadNearby,
  renderScreen,
  renderWithRooms,
} from './_hotel-screen.tsx';

beforeAll(installTestSite);

describe('HotelScreen', () => {
  // spec: 2.hotel, 3.rate
  it('shows meal, promotion, cancel policy, rooms left and both amounts of a rate, and leads to its booking', async () => {
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
    expect(room.getByText('別途¥600').parentElement?.textContent).toContain('現地でのお支払い 別途¥600');
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

  const rooms = [
    {
      id: 'x',
      epsRoomId: 'r',
      name: 'ツイン 禁煙',
      roomAmenities: { smoking: false },
      rates: [
        { id: 'y', ...rate },
        { ...rate, id: 'z', epsRateId: 'r2', mappedRateAmenities: { mealType: 'NONE', jaMealLabels: [] } },
      ],
    },
    { id: 'w', epsRoomId: 's', name: 'シングル 喫煙', roomAmenities: { smoking: true }, rates: [] },
  ];

  it('shows only the rates that the view asks for, with what each filter would leave', async () => {
    renderWithRooms(rooms, { meal: 'breakfast' });
    const room = within(await screen.findByRole('article', { name: 'ツイン 禁煙' }));
    expect(room.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      '朝食ビュッフェ付き',
    ]);
    const filters = within(screen.getByRole('group', { name: '料金の絞り込み' }));
    expect(filters.getByRole('button', { name: '朝食あり(1)' }).getAttribute('aria-pressed')).toBe('true');
    expect(filters.getByRole('button', { name: '夕食あり(0)' }).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    [
      'Asia/Tokyo',
      '2026-11-30T23:59:00+09:00',
      ['11月30日(月) 23:59 まで無料', 'その後キャンセル料 1泊分(¥9,000)'],
    ],
    [
      // Where it is still November, Japan has December.
      'America/New_York',
      '2026-11-30T18:00:00-05:00',
      [
        '11月30日(月) 18:00(現地時間) / 日本時間 12月1日(火) 08:00 まで無料',
        'その後キャンセル料 1泊分(¥9,000)',
      ],
    ],
    [
      // A leap day there is the first of March in Japan.
      'Pacific/Honolulu',
      '2028-02-29T12:00:00-10:00',
      [
        '2月29日(火) 12:00(現地時間) / 日本時間 3月1日(水) 07:00 まで無料',
        'その後キャンセル料 1泊分(¥9,000)',
      ],
    ],
  ])('tells in %s until when canceling is free, and what it costs then', async (zone, instant, lines) => {
    const charges = [
      { start: null, end: instant, penaltyPrice: 0, label: 'キャンセル無料' },
      { start: instant, end: null, penaltyPrice: 9_000, label: 'キャンセル料 1泊分(¥9,000)' },
    ];
    const cancelTimeline = { freeUntil: instant, alwaysFree: false, stages: charges };
    const priced = { id: 'y', ...rate, cancelTimeline };
    renderWithRooms([{ id: 'x', epsRoomId: 'r', name: 'ツイン', rates: [priced] }], {}, [], zone);
    const [policy] = await screen.findAllByRole('list', { name: 'キャンセル料', hidden: true });
    const stages = within(policy as HTMLElement).getAllByRole('listitem', { hidden: true });
    expect(stages.map(({ textContent }) => textContent)).toEqual(lines);
  });

  it('names rooms that the hotel has but does not sell for the stay', async () => {
    renderWithRooms(rooms);
    const soldOut = within(await screen.findByRole('region', { name: 'この条件では予約できない客室' }));
    expect(soldOut.getByText('スイート')).toBeTruthy();
    expect(soldOut.getByText('条件に合う空室なし')).toBeTruthy();
  });

  it('says how many a room holds that is too small for the party, and offers the party in more rooms', async () => {
    renderWithRooms(rooms, {}, [], 'Asia/Tokyo', true, { maxOccupancy: 2 });
    const small = within(await screen.findByRole('region', { name: 'この条件では予約できない客室' }));
    expect(small.getByText('定員 1室2名まで')).toBeTruthy();
    expect(small.queryByText('条件に合う空室なし')).toBeNull();
    const link = small.getByRole('link', { name: '3室に分けて空室を見る' });
    expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.getAll('room')).toEqual([
      '1',
      '1-5',
      '1',
    ]);
  });

  it('shows people who book nothing the prices, and no way to the booking', async () => {
    const room = { id: 'x', epsRoomId: 'r', name: 'ツイン 禁煙', rates: [{ id: 'y', ...rate }] };
    renderWithRooms([room], {}, [], 'Asia/Tokyo', false);
    const card = within(await screen.findByRole('article', { name: 'ツイン 禁煙' }));
    expect(card.getAllByText('¥108,420').length).toBeGreaterThan(0);
    expect(card.queryByRole('link', { name: /予約へ進む/ })).toBeNull();
    expect(card.queryByRole('button', { name: /保存/ })).toBeNull();
    expect(screen.getByText(/予約は、ご利用企業のアカウントで行います/)).toBeTruthy();
  });

  it('tells which rates are saved', async () => {
    renderWithRooms(rooms, {}, [
      { id: 'c', epsPropertyId: '7', epsRoomId: 'r', epsRateId: 'r2', isPackageRate: false },
    ]);
    const saved = await screen.findByRole('button', { name: '保存済み: ツイン 禁煙 食事なし' });
    expect(saved.getAttribute('aria-pressed')).toBe('true');
    const other = screen.getByRole('button', { name: '保存: ツイン 禁煙 朝食ビュッフェ付き' });
    expect(other.getAttribute('aria-pressed')).toBe('false');
  });

  it('has stations, airports and sights with distances, and infection control closed', async () => {
    renderWithRooms([]);
    const around = within(await screen.findByRole('region', { name: '周辺情報' }));
    expect(around.getByRole('heading', { name: '空港' })).toBeTruthy();
    expect(around.getByText('1.2km')).toBeTruthy();
    const measures = screen.getByText('感染症対策(1件)').closest('details');
    expect(measures?.open).toBe(false);
    expect(measures?.textContent).toContain('消毒しています');
  });

  it('opens all photos at the first, and each photo at itself', async () => {
    const images = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
      url: `https://photos.example/${name}.jpg`,
      largeUrl: `https://photos.example/${name}-large.jpg`,
      caption: null,
    }));
    renderWithRooms([], {}, [], 'Asia/Tokyo', true, { images });
    await userEvent.click(await screen.findByRole('button', { name: 'すべての写真(7枚)' }));
    const viewer = within(await screen.findByRole('dialog', { name: '写真' }));
    expect(viewer.getByText('1 / 7枚')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^写真5を拡大/, hidden: true }));
    expect(await screen.findByText('5 / 7枚')).toBeTruthy();
  });

  it('says that the hotel is full for the stay', async () => {
    renderWithRooms([]);
    expect(await screen.findByText('この条件では空室がありません')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '鶴の亭' })).toBeTruthy();
  });

  it('keeps the hotel on the screen when its prices fail, with a retry', async () => {
    const { environment } = renderScreen(STAY);
    expect(await screen.findByText('空室と料金を確認しています')).toBeTruthy();
    await failOperation(environment, Object.assign(new Error('down'), { status: 503 }));
    expect(await screen.findByText('客室と料金を取得できませんでした')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('offers no rate of the shown stay while another one is entered that can’t be searched', async () => {
    renderWithRooms([{ name: 'ツイン', rates: [rate] }]);
    const offers = () => screen.queryAllByRole('link', { name: /^予約へ進む/ });
    await screen.findByRole('article', { name: 'ツイン' });
    expect(offers()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /部屋・人数/ }));
    await userEvent.click(await screen.findByRole('button', { name: '1室目の子ども増やす' }));
    await userEvent.click(screen.getByRole('button', { name: '完了' }));
    await userEvent.click(screen.getByRole('button', { name: '再検索' }));
    expect(await screen.findByText('お子さまの年齢を選んでください。')).toBeTruthy();
    expect(screen.getByText('入力した宿泊日と人数では、まだ検索していません')).toBeTruthy();
    expect(offers()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: '前の条件の料金に戻る' }));
    expect(offers()).toHaveLength(1);
    expect(screen.queryByText('お子さまの年齢を選んでください。')).toBeNull();
    expect(screen.getByRole('button', { name: /2室・大人3名・子ども1名/ })).toBeTruthy();
  });

  it('asks for the stay first when the address has none', async () => {
    renderScreen('');
    expect(await screen.findByText('宿泊日と人数を選んでください。')).toBeTruthy();
    expect(screen.getByRole('button', { name: '料金を見る' })).toBeTruthy();
  });

  it('says that there is no such hotel', async () => {
    renderWithRelay(
      (environment) => {
        const content = loadTexts(environment);
        const nearby = loadNearby(environment);
        return (
          <Screen
            data={{
              id: '7',
              stay: null,
              view: {},
              problem: '',
              content,
              rooms: null,
              nearby,
              saved: booksNothing,
            }}
          />
        );
      },
      { resolvers: { Query: () => ({ expediaHotelDetail: null }) } },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'ホテルが見つかりません' })).toBeTruthy();
  });
});
