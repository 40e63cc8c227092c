import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, expect, it } from 'vitest';
import { Screen } from './PublicTripScreen.tsx';
import query, { type PublicTripScreenQuery } from './__generated__/PublicTripScreenQuery.graphql';

const room = (roomNumber: number, status = 'BOOKED') => ({
  roomNumber,
  roomName: 'ツイン',
  enRoomName: 'Twin',
  status,
  familyName: 'Suzuki',
  givenName: 'Ken',
  checkin: '2030-12-31',
  checkout: '2031-01-02',
  totalNights: 2,
  numberOfAdults: 1,
  numberOfChildren: 0,
  smokingWish: false,
  propertyConfirmationId: `H-${roomNumber}`,
  mappedRateAmenities: { jaMealLabels: ['朝食付き'], enMealLabels: ['Breakfast'] },
  localTax: null,
  localTaxState: 'NONE',
  propertyPrice:
    status === 'BOOKED' ? { total: { currency: 'USD', value: '64.00' }, mandatoryTaxPrice: null } : null,
});

function open(travelByKey: object | null, chosen: number[] | null = null, travelKeyState = 'UNKNOWN') {
  const { environment } = renderWithRelay(
    (mock) => (
      <Screen
        data={{
          key: 'k-1',
          chosen,
          query: loadTestQuery<PublicTripScreenQuery>(mock, query, { key: 'k-1' }),
        }}
      />
    ),
    { resolvers: { Query: () => ({ travelByKey, travelKeyState }) } },
  );
  return environment;
}

const trip = (rooms: object[], status = 'BOOKED') => ({
  travelNumber: 'T-1',
  status,
  rooms,
  agency: null,
  is3rdParty: false,
});
const pdf = () => screen.getByRole('button', { name: 'PDF(日本語)' });

beforeAll(installTestSite);

// spec: 2.public-trip
it('shows a sheet per room with whom to call', async () => {
  open(trip([room(1), room(2)]));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByText(/緊急 24時間/)).toHaveLength(2);
  // In Japanese and in English.
  for (const name of ['03-0000-0100', '+81 3-0000-0100', '03-0000-0199', '+81 3-0000-0199']) {
    expect(screen.getAllByRole('link', { name })).toHaveLength(2);
  }
  const english = screen.getAllByText(/^Emergency:/);
  expect(english).toHaveLength(2);
  expect(english[0]?.closest('[lang=en]')?.textContent).not.toMatch(/平日|緊急|時間/);
  expect(await axeFindings()).toEqual([]);
});

it('invents nothing of a trip from another supplier, and calls the number the agent’s', () => {
  const hotel = {
    name: '湯けむりの宿',
    countryCode: 'TW',
    phone: null,
    address: { postalCode: null, stateProvinceName: null, city: '台北', line1: null, line2: null },
    importantNotes: {
      checkin: { beginTime: null, endTime: null, twentyFourHour: false, checkoutTime: null },
      checkinSpecialInstructions: null,
    },
  };
  const none = { mappedRateAmenities: { jaMealLabels: [], enMealLabels: [] } };
  open({
    ...trip([{ ...room(1), ...none, propertyPrice: null }]),
    is3rdParty: true,
    propertyContent: hotel,
    enPropertyContent: hotel,
  });
  const sheet = screen.getByRole('article').textContent ?? '';
  expect(sheet).not.toMatch(
    /食事|Room only|ホテル確認番号|チェックイン|チェックアウト|湯けむりの宿湯けむりの宿/,
  );
  expect(sheet).toContain('手配先の予約番号 Booking reference (agent)H-1');
  expect(sheet).toContain('were not confirmed');
  expect(sheet).toContain('台北, 台湾Taiwan');
});

it('writes number and address of the hotel for readers of Japanese and of English', () => {
  const notes = {
    checkin: { beginTime: null, endTime: null, twentyFourHour: false, checkoutTime: null },
    checkinSpecialInstructions: null,
  };
  const address = {
    postalCode: '460-0008',
    stateProvinceName: '愛知県',
    city: '名古屋市',
    line1: '栄 1-1',
    line2: null,
  };
  const hotel = {
    name: '栄ホテル',
    countryCode: 'JP',
    phone: '81 52-468-0095',
    address,
    importantNotes: notes,
  };
  const inEnglish = { ...address, stateProvinceName: 'Aichi', city: 'Nagoya', line1: '1-1 Sakae' };
  open({
    ...trip([room(1)]),
    propertyContent: { ...hotel, id: 'h@ja-JP' },
    enPropertyContent: { ...hotel, id: 'h@en-US', name: 'Sakae Hotel', address: inEnglish },
  });
  const sheet = screen.getByRole('article').textContent;
  expect(sheet).toContain('〒460-0008 愛知県名古屋市栄1-1');
  expect(sheet).toContain('1-1 Sakae, Nagoya, Aichi 460-0008, Japan');
  for (const name of ['052-468-0095', '+81 52-468-0095']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('tel:+81524680095');
  }
  expect(screen.getByRole('link', { name: '+81 52-468-0095' }).closest('[lang=en]')).not.toBeNull();
});

it('prints whether a guest smokes only where the guest was asked', () => {
  open(trip([room(1), { ...room(2), smokingWish: null }]));
  const [asked, notAsked] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(asked).toContain('喫煙 Smoking禁煙 Non-smoking');
  expect(notAsked).not.toMatch(/喫煙|禁煙|moking/);
});

it('says what each room that can be stayed in costs at the hotel', () => {
  open(trip([room(1, 'CANCELED'), room(2)], 'PARTIALLY_CANCELED'));
  const [canceled, booked] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(booked).toContain(
    '現地でのお支払い Pay at hotel$64.00(宿泊税などは含まない)Local taxes not included',
  );
  expect(booked).not.toContain('予約全体');
  expect(canceled).not.toContain('現地でのお支払い');
});

it.each([
  [
    'フロントは2階です。',
    'The desk is on floor 2.',
    '到着のとき On arrivalフロントは2階です。The desk is on floor 2.',
  ],
  ['フロントは2階です。', null, '到着のとき On arrivalフロントは2階です。'],
  [null, 'The desk is on floor 2.', '到着のとき On arrivalThe desk is on floor 2.'],
])('says in both languages what to do on arrival: %s, %s', (ja, en, words) => {
  const checkin = { beginTime: null, endTime: null, twentyFourHour: false, checkoutTime: null };
  const hotel = (checkinSpecialInstructions: string | null) => ({
    importantNotes: { checkin, checkinSpecialInstructions },
  });
  open({
    ...trip([room(1)]),
    propertyContent: { id: 'ja', ...hotel(ja) },
    enPropertyContent: { id: 'en', ...hotel(en) },
  });
  expect(screen.getByRole('article').textContent).toContain(words);
});

it.each([
  [false, '宿泊税・入湯税の目安 約¥600Local taxes, estimated: about ¥600'],
  [true, '宿泊税・入湯税の目安 最大¥600Local taxes, estimated: up to ¥600'],
])(
  'says in both languages what taxes the hotel is expected to collect, at most: %s',
  (isUpperBound, words) => {
    open(trip([{ ...room(1), propertyPrice: null, localTax: { total: 600, isUpperBound } }]));
    expect(screen.getByRole('article').textContent).toContain(`現地でのお支払い Pay at hotel${words}`);
  },
);

it.each([
  ['ASK_HOTEL', '宿泊税・入湯税の目安 ホテルでお確かめくださいLocal taxes, estimated: please ask the hotel'],
  [
    'UNKNOWN',
    '宿泊税などの有無は確認していませんCharges at the hotel, such as local taxes, were not confirmed.',
  ],
])('says in both languages what is known where there is no estimate: %s', (localTaxState, words) => {
  open(trip([{ ...room(1), propertyPrice: null, localTaxState }]));
  expect(screen.getByRole('article').textContent).toContain(`現地でのお支払い Pay at hotel${words}`);
});

it('says nothing of payments at the hotel where none is due', () => {
  open(trip([{ ...room(1), propertyPrice: null }]));
  expect(screen.getByRole('article').textContent).not.toContain('現地でのお支払い');
});

it('says in both languages that the hotel’s own sum holds its taxes', () => {
  const total = { currency: 'JPY', value: '900' };
  open(trip([{ ...room(1), propertyPrice: { total, mandatoryTaxPrice: total } }]));
  const sheet = screen.getByRole('article').textContent;
  expect(sheet).toContain('Pay at hotel¥900(宿泊税などを含む)Local taxes included');
});

it('asks nothing at the hotel for a canceled room of another supplier', () => {
  open({ ...trip([room(1, 'CANCELED')], 'CANCELED'), is3rdParty: true });
  expect(screen.queryByText(/were not confirmed/)).toBeNull();
});

it('shows the rooms that the address names', () => {
  open(trip([room(1), room(2)]), [2]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^1室目/ }).checked).toBe(false);
});

// spec: 7.travelVoucherDownloadLinkByKey
it('asks for the PDF of the shown rooms that can be stayed in, in the language of the button', async () => {
  const { mock } = open(trip([room(1), room(2, 'CANCELED'), room(3)], 'PARTIALLY_CANCELED'), [2, 3]);
  expect(screen.getByText('一部の客室はキャンセルされています')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'PDF (English)' }));
  expect((await findOperation({ mock })).request.variables).toEqual({
    key: 'k-1',
    roomNumbers: [3],
    language: 'en-US',
  });
});

it('says so when the key was revoked meanwhile', async () => {
  const { mock } = open(trip([room(1)]));
  mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => ({ travelVoucherDownloadLinkByKey: null }) }),
  );
  await userEvent.click(pdf());
  expect((await screen.findByRole('alert')).textContent).toContain('公開が終了したか');
});

it('does not take a link that could not be made for a key that was revoked', async () => {
  const { mock } = open(trip([room(1)]));
  mock.queueOperationResolver(() => ({
    data: { travelVoucherDownloadLinkByKey: null },
    errors: [{ message: 'x', path: ['travelVoucherDownloadLinkByKey'] }],
  }));
  await userEvent.click(pdf());
  expect((await screen.findByRole('alert')).textContent).toContain('「宿泊確認書の作成」に失敗しました。');
});

it.each(['CANCELED', 'FAILED'])('offers no voucher of a trip that is %s', async (status) => {
  open(trip([room(1, status)], status));
  expect(screen.getByText(/^宿泊できません。/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

it('says that no room is chosen', () => {
  open(trip([room(1), room(2)]), []);
  expect(screen.getByText('客室が選ばれていません')).toBeTruthy();
});

it('explains a key that opens nothing, and names whom to ask', async () => {
  open(null);
  expect(screen.getByRole('heading', { level: 1, name: '宿泊確認書が見つかりません' })).toBeTruthy();
  expect(screen.getByText(/リンクを送った方に/)).toBeTruthy();
  expect(screen.getByText(/お急ぎのとき/)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

it('explains a link that has ended, and who can make a new one', async () => {
  open(null, null, 'ENDED');
  expect(screen.getByRole('heading', { level: 1, name: '宿泊確認書の公開は終了しました' })).toBeTruthy();
  expect(screen.getByText(/30日後に終了します/)).toBeTruthy();
  expect(screen.getByText(/新しいリンクを発行するようご依頼ください/)).toBeTruthy();
  expect(screen.getByText(/お急ぎのとき/)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

it('counts the children of a room, whose ages and requests are not the party’s', () => {
  open(trip([{ ...room(1), numberOfChildren: 2 }]));
  const sheet = screen.getByRole('article').textContent ?? '';
  expect(sheet).toContain('大人1名・子ども2名');
  expect(sheet).toContain('1 adult, 2 children');
  expect(sheet).not.toMatch(/歳|ご要望/);
});
