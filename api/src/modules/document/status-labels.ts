import type {
  ReturnedShare,
  RoomBookingStatus,
  TravelStatus,
} from '../../graphql/__generated__/schema-types.ts';

export const travelStatusLabels: Record<TravelStatus, string> = {
  BOOKING: '確認中',
  BOOKED: '予約確定',
  PARTIALLY_CANCELED: '一部キャンセル',
  CANCELED: 'キャンセル済み',
  COMPLETED: '宿泊済み',
  FAILED: '不成立',
};

const roomStatusLabels: Record<RoomBookingStatus, string> = {
  PENDING: '確認中',
  BOOKED: '予約確定',
  CANCELED: 'キャンセル済み',
  FAILED: '不成立',
};

const returnedLabels: Record<ReturnedShare, string> = { ALL: '返金済み', PART: '一部返金' };

/** What a room is at the hotel, and after that what an operator returned: 「予約確定・一部返金」. */
export function roomStatusLabel(status: RoomBookingStatus, returned: ReturnedShare | null): string {
  const label = roomStatusLabels[status];
  return returned ? `${label}・${returnedLabels[returned]}` : label;
}
