import { formatYen } from '@yado/shared/format/yen';
import { type Stay, stayToParams } from '@yado/shared/routing/stay';
import { type KeptStay, savedStay } from './saved-stay.ts';

/** Whether a price for the one can be set beside a price for the other. */
export function isStayOf(kept: KeptStay | null | undefined, stay: Stay): boolean {
  const saved = savedStay(kept);
  return saved !== null && stayToParams(saved).toString() === stayToParams(stay).toString();
}

/** `保存時 ¥24,000 → 現在 ¥22,800(¥1,200安くなりました)` */
export function priceSinceText(saved: number, now: number): string {
  const change =
    now === saved
      ? '変わっていません'
      : `${formatYen(Math.abs(now - saved))}${now < saved ? '安' : '高'}くなりました`;
  return `保存時 ${formatYen(saved)} → 現在 ${formatYen(now)}(${change})`;
}
