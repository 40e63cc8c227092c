import { expect, it } from 'vitest';
import { type TripCsvRow, tripsCsv } from './trips-csv.ts';

const row: TripCsvRow = {
  travelNumber: 'T-301101-AAAAAA',
  travelStatus: 'PARTIALLY_CANCELED',
  companyName: '株式会社さくら商事',
  branchName: '東京本社',
  employeeName: '田中 健一',
  companyIdByEmployee: '=1+1',
  departmentIdByEmployee: null,
  companyMemos: ['大阪支店の会議', '承認済み'],
  hotelName: '東京駅ホテル',
  city: '東京',
  roomNumber: 2,
  roomName: 'ツイン',
  bookingStatus: 'CANCELED',
  returned: null,
  guestName: 'Tanaka Ken',
  checkin: '2030-12-31',
  checkout: '2031-01-02',
  totalNights: 2,
  paymentType: 'INVOICE',
  paymentPrice: 20_000,
  refundPrice: 16_000,
  cancelRefundPrice: 15_000,
  finalPaymentPrice: 4_000,
  taxPrice: 0,
  taxParts: [{ ratePercent: null, price: 4_000 }],
  taxBasis: 'OUTSIDE',
  hotelRegistrationNumber: null,
  isElsewhere: false,
  billedTaxPrice: null,
  deductiblePercent: null,
  paperNumbers: [],
  propertyPrice: { currency: 'USD', value: '12.50' },
  freeCancelUntil: '2030-12-30T00:00:00-10:00',
  alwaysFreeCancel: false,
  canceledAt: '2030-12-31T20:30:00Z',
  cancelReason: '出張が中止になったため',
  itineraryId: '9000',
  propertyConfirmationId: null,
  externalConfirmationId: null,
  bookedAt: '2030-10-31T15:00:00Z',
};

it.each([
  ['BOOKED', 'PART', '予約確定・一部返金'],
  ['BOOKED', 'ALL', '予約確定・返金済み'],
  ['CANCELED', 'ALL', 'キャンセル済み・返金済み'],
  ['CANCELED', 'CHANGED_LATER' as never, 'キャンセル済み・返金あり'],
] as const)('calls a room that is %s and returned %s %s', (bookingStatus, returned, label) => {
  expect(tripsCsv([{ ...row, bookingStatus, returned }])).toContain(`"${label}"`);
});

it('names no hour where canceling never costs anything', () => {
  const text = tripsCsv([{ ...row, alwaysFreeCancel: true }]);
  expect(text).toContain('"チェックイン日までいつでも無料"');
  expect(text).not.toContain('2030-12-30 00:00');
});

it('names the tax within what was paid, and every paper that bills the room', () => {
  const papers = ['R-2030-000001', 'R-2030-000002'];
  const tax = {
    taxPrice: 363,
    taxParts: [{ ratePercent: 10, price: 4_000 }],
    taxBasis: 'UNREGISTERED',
    deductiblePercent: 70,
  } as const;
  const text = tripsCsv([{ ...row, ...tax, paperNumbers: papers }]);
  expect(text).toContain(
    '4000,"10%",363,4000,0,0,"","適格請求書なし(経過措置 70%控除)","",70,"R-2030-000001、R-2030-000002","USD"',
  );
});

it('has what is left to pay by rate where a bill has several', () => {
  const taxParts = [
    { ratePercent: 10, price: 3_600 },
    { ratePercent: 8, price: 300 },
    { ratePercent: null, price: 100 },
  ];
  const text = tripsCsv([{ ...row, taxPrice: 349, taxParts, billedTaxPrice: 698 }]);
  expect(text).toContain('4000,"10%・8%・対象外",349,3600,300,100,698,');
});

it('keeps the number of an outside agent apart from the hotel’s own', () => {
  const [header = '', line = ''] = tripsCsv([{ ...row, itineraryId: null, externalConfirmationId: 'RC-778' }])
    .slice(1)
    .split('\r\n');
  const cells = line.split(',');
  const column = (title: string) => cells[header.split(',').indexOf(`"${title}"`)];
  expect(column('ホテル確認番号')).toBe('""');
  expect(column('手配先の予約番号')).toBe('"RC-778"');
});

// spec: 2.trips-csv
it('has a line per room, both amounts apart, deadlines by the hotel’s clock and the rest by Japan’s', () => {
  const [header, line] = tripsCsv([row]).slice(1).split('\r\n');
  expect(header).toContain('"予約者","企業管理コード","部署コード","出張目的・メモ","ホテル"');
  expect(header).toContain(
    '"支払金額(円・税込)","返金額(円)","うちキャンセルによる返金(円)","返金後の支払金額(円)","税率","うち消費税(円・参考)","10%対象(円・税込)","8%対象(円・税込)","消費税対象外(円)","手配先の請求書の消費税(円・予約全体)","税の根拠","宿泊施設または手配先の登録番号","控除割合(%)","請求書・領収書の番号","現地払い通貨"',
  );
  expect(line).toBe(
    '"T-301101-AAAAAA","一部キャンセル","株式会社さくら商事","東京本社","田中 健一","\'=1+1","","大阪支店の会議\n承認済み","東京駅ホテル","東京",2,"ツイン",' +
      '"キャンセル済み","Tanaka Ken","2030-12-31","2031-01-02",2,"請求書払い",20000,16000,15000,4000,"対象外",0,0,0,4000,"","消費税対象外","","","","USD",12.5,' +
      '"2030-12-30 00:00","2031-01-01 05:30","出張が中止になったため","9000","","","2030-11-01 00:00"',
  );
});
