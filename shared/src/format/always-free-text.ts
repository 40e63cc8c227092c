/** Of a cancellation without a deadline, as every screen and file says it. */
export const alwaysFreeText = 'チェックイン日までいつでも無料';
