/**
 * Types that carry an id of the supplier's but no identity of their own: the same id stands for different
 * values in two trips or languages, so that normalizing them would mix those up.
 */
const WITHOUT_IDENTITY = new Set([
  'ItineraryRoom',
  'ItineraryRate',
  'AmountCancelPenalty',
  'NightCancelPenalty',
  'PercentCancelPenalty',
  'BedGroup',
  'RoomAmenity',
  'RateAmenity',
  'PropertyCategory',
  'ValueAdd',
  'Room',
  'SearchSuggestionSpot',
]);

/** The store's key of an object: its type and id; none for types without identity. */
export function getDataId(value: Readonly<Record<string, unknown>>, typeName: string): string | undefined {
  if (WITHOUT_IDENTITY.has(typeName)) return undefined;
  const id = value.id ?? value.priceCheckId;
  return typeof id === 'string' ? `${typeName}:${id}` : undefined;
}
