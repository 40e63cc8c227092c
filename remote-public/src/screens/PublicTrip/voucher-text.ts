interface TwoLanguages {
  ja: string;
  en: string;
}

/** What a room's state is called on the voucher; unknown future states show nothing. */
export const roomStatusText: Readonly<Record<string, TwoLanguages | undefined>> = {
  PENDING: { ja: '予約確認中', en: 'Pending' },
  BOOKED: { ja: '予約確定', en: 'Confirmed' },
  CANCELED: { ja: 'キャンセル済み', en: 'Canceled' },
  FAILED: { ja: '予約不成立', en: 'Not booked' },
  REFUNDED: { ja: '返金済み', en: 'Refunded' },
};

/** `2026-12-01 → 2026-12-03(2泊 / 2 nights)`: digits alone, readable at any desk. */
export function stayText(checkin: string, checkout: string, nights: number): string {
  return `${checkin} → ${checkout}(${nights}泊 / ${nights} ${nights === 1 ? 'night' : 'nights'})`;
}
