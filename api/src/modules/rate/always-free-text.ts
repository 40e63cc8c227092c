/** Text for a policy without any penalty: it names no hour, and cancellation is possible until check-in day is over. */
export const alwaysFreeText = 'チェックイン日までいつでも無料';
