/** Of a policy that never costs anything: it has no hour to name, and can be used until check-in day is over. */
export const alwaysFreeText = 'チェックイン日までいつでも無料';
