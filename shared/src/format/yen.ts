import { formatWhole } from './whole-number.ts';

/** `¥12,345`; a loss or refund as `-¥12,345`. Takes whole yen and rounds anything else half away from zero. */
export function formatYen(yen: number): string {
  const whole = Math.round(Math.abs(yen));
  return `${yen < 0 && whole > 0 ? '-' : ''}¥${formatWhole(whole)}`;
}

/** `+¥1,200`, `-¥800` or `±¥0`: how much a price moved. */
export function formatYenDifference(yen: number): string {
  if (Math.round(Math.abs(yen)) === 0) return '±¥0';
  return yen > 0 ? `+${formatYen(yen)}` : formatYen(yen);
}
