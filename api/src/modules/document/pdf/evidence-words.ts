/** What happened to a booking and its money, for the cardholder's bank; mails by their kind behind `MAIL_`. */
export const eventTexts: Readonly<Record<string, string>> = {
  authorize: 'カードの利用枠を確保 Card authorized',
  capture: 'カードへ請求 Card charged',
  refund: 'カードへ返金 Refund to the card',
  TRAVEL_BOOKED: '予約の確定 Booking confirmed',
  ROOM_CANCELED: '客室のキャンセル Room canceled',
  TRAVEL_CANCELED: '予約全体のキャンセル Booking canceled',
  HOTEL_CREATED: '予約の登録 Booking recorded',
  ROOM_CREATED: '客室の登録 Room recorded',
  ROOM_REFUNDED: '客室料金の返金 Room refunded',
  DATE_CHANGED: '日程の変更 Dates changed',
  MAIL_BOOKED: '予約確定のお知らせ Booking confirmation',
  MAIL_CANCELED: 'キャンセル完了のお知らせ Cancellation notice',
  MAIL_FAILED: '予約不成立のお知らせ Booking not made',
  MAIL_REFUNDED: 'ご返金のお知らせ Refund notice',
  MAIL_HOLD_RENEWED: '利用枠の再確保のお知らせ New card hold',
  MAIL_HOLD_LAPSED: '利用枠の確保終了のお知らせ Card hold ended',
};
