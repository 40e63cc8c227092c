/** More than a trip can have. */
const MAX_ROOMS = 20;

/** Each room once, and no more of them than a trip can have: they travel in a link. */
export const uniqueRoomNumbers = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].slice(0, MAX_ROOMS);
