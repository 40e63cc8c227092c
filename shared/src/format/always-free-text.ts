/** How every screen and file describes a cancellation without a deadline. */
export const alwaysFreeText = 'チェックイン日までいつでも無料';
