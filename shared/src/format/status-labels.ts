/** What a trip's states are called. */
export const travelStatusLabels = {
  BOOKING: '確認中',
  BOOKED: '予約確定',
  PARTIALLY_CANCELED: '一部キャンセル',
  CANCELED: 'キャンセル済み',
  COMPLETED: '宿泊済み',
  FAILED: '不成立',
} as const;

/** What a room's states at the hotel are called. */
export const roomStatusLabels = {
  PENDING: '確認中',
  BOOKED: '予約確定',
  CANCELED: 'キャンセル済み',
  FAILED: '不成立',
} as const;

/** What it is called that an operator returned all or a part of a room's price. */
export const returnedLabels = { ALL: '返金済み', PART: '一部返金' } as const;
