/** `350m`, `1.2km`, `12km`. */
export function formatDistance(meters: number): string {
  if (meters < 995) return `${Math.max(10, Math.round(meters / 10) * 10)}m`;
  const kilometres = meters / 1000;
  return kilometres < 9.95 ? `${kilometres.toFixed(1)}km` : `${Math.round(kilometres)}km`;
}
