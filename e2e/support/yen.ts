/** The first amount in a text: `+¥1,200` is 1200, `-¥1,200` is -1200. */
export function yen(text: string): number {
  const [, sign, digits] = /([-+±]?)¥([\d,]+)/.exec(text) ?? [];
  if (!digits) throw new Error(`No amount in yen in "${text}".`);
  return (sign === '-' ? -1 : 1) * Number(digits.replaceAll(',', ''));
}
