const MINUTE = 60_000;

/** How old prices are: 「現在の料金」, 「12分前の料金」, 「3〜12分前の料金」. Null where there is none. */
export function priceAgeText(askedAt: readonly string[], now: Date): string | null {
  if (askedAt.length === 0) return null;
  const ages = askedAt.map((at) => Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / MINUTE)));
  const [least, most] = [Math.min(...ages), Math.max(...ages)];
  if (most === 0) return '現在の料金';
  return `${least === most ? '' : `${least}〜`}${most}分前の料金`;
}
