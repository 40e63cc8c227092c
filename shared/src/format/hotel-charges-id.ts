/** Where a page says, in the hotel's own words, what it charges. */
export const hotelChargesId = 'hotel-charges';
