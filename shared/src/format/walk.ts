/** Of Japan's rules for advertising homes: 80 m of road are a minute, and a part of one counts whole. */
const METERS_PER_MINUTE = 80;

/** Ways through towns are about 1.3 times as long as the straight line, which is all that is known. */
const DETOUR = 1.3;

/** Farther, people take a train or a taxi: only the distance is said. */
const MAX_MINUTES = 20;

/** `徒歩約6分` for a straight line; null where nobody would walk. */
export function walkText(straightMeters: number): string | null {
  const minutes = Math.max(1, Math.ceil((straightMeters * DETOUR) / METERS_PER_MINUTE));
  return minutes <= MAX_MINUTES ? `徒歩約${minutes}分` : null;
}

/** How `walkText` is reckoned, for the pages that show it. */
export const walkNote =
  '距離は直線距離です。徒歩の時間は、道のりを直線距離の1.3倍とし、80mを1分とした目安です。';
