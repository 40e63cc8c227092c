/** Hotels of the sandbox that behave the same on every date (docs/sandbox-rapid.md). */
export const hotels = {
  changesPriceAtPriceCheck: '9000001',
  soldOutAtPriceCheck: '9000002',
  soldOutAtBooking: '9000003',
  changesPriceAtBooking: '9000004',
  answersNoBooking: '9000005',
  refusesBooking: '9000006',
  /** Books like any other, with rooms on every date; only canceling takes it some seconds. */
  alwaysHasRooms: '9000007',
} as const;

export type Hotel = (typeof hotels)[keyof typeof hotels];
