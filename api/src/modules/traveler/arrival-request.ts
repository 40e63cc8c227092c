const NOON = 12;

/** The hours that a profile can name: a hotel expects its guests from noon to midnight. */
export const arrivalHours = { first: NOON, last: 24 };

/**
 * What a hotel is asked to know about a guest's arrival, in a language that it reads. The sentences of midnight are
 * those of the ready requests of the guest form.
 * @param hour 12 to 24; 24 is midnight or later
 */
export function arrivalRequest(hour: number, unicodeAllowed: boolean): string {
  if (hour === arrivalHours.last) {
    return unicodeAllowed ? '到着は24時を過ぎます。' : 'I will arrive after midnight.';
  }
  if (unicodeAllowed) return `到着は${hour}時頃の予定です。`;
  return hour === NOON ? 'I will arrive at around noon.' : `I will arrive at around ${hour - NOON} p.m.`;
}
