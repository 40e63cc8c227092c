import { formatWhole } from './whole-number.ts';

/** `350m`, `1.2km`, `12km`, `9,559km`. */
export function formatDistance(meters: number): string {
  if (meters < 995) return `${Math.max(10, Math.round(meters / 10) * 10)}m`;
  const kilometers = meters / 1000;
  return kilometers < 9.95 ? `${kilometers.toFixed(1)}km` : `${formatWhole(Math.round(kilometers))}km`;
}
