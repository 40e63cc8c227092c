/**
 * Of a hotel or a room that has nothing for the stay and the party. It may well have rooms for others: the supplier
 * answers alike for what is sold out and for what is too small.
 */
export const NO_VACANCY = '条件に合う空室なし';
/** The same where a price would stand on a map. */
export const NO_VACANCY_PIN = '該当なし';
