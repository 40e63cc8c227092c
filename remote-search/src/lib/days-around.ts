/** As many days before and after the stay's first one as the API prices. */
export const DAYS_AROUND = 3;
