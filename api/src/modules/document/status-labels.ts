import type { HotelRoomStatus, PaymentType, TravelStatus } from '../../graphql/__generated__/schema-types.ts';

export const travelStatusLabels: Record<TravelStatus, string> = {
  BOOKING: '確認中',
  BOOKED: '予約確定',
  PARTIALLY_CANCELED: '一部キャンセル',
  CANCELED: 'キャンセル済み',
  COMPLETED: '宿泊済み',
  FAILED: '不成立',
};

export const roomStatusLabels: Record<HotelRoomStatus, string> = {
  PENDING: '確認中',
  BOOKED: '予約確定',
  CANCELED: 'キャンセル済み',
  FAILED: '不成立',
  REFUNDED: '返金済み',
};

export const paymentTypeLabels: Record<PaymentType, string> = {
  CREDIT_CARD: 'クレジットカード',
  INVOICE: '請求書払い',
};
