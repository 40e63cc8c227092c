/** One queue for everything an attempt, its payment and its trip may need; the payload is the attempt's id. */
export const BOOKING_QUEUE = 'booking-wake';
