/** Stands for the hotel's number of a booking while the hotel has not sent it; the PDFs of the API say the same. */
export const openNumberText = '発行待ち(予約は確定しています)';
