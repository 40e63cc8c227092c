/**
 * Of a hotel or a room that has nothing for the stay and the party. It may well have rooms for others: the supplier
 * answers alike for what is sold out and for what is too small.
 */
export const NO_VACANCY = '条件に合う空室なし';
/** The same where a price would be on a map. */
export const NO_VACANCY_PIN = '該当なし';
/** Why, for a stay that begins yesterday by the clock of Japan. */
export const OVER_IN_JAPAN =
  '日本ではチェックイン日が過ぎています。海外でも、現地で過ぎている日は予約できません。今日以降の日程で検索してください。';
