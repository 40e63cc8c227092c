/**
 * Ten digits, or eleven of a mobile, IP or 0800 number, kept with the hyphens as typed; +81 stands for the first 0. Null
 * for what nobody in Japan can dial.
 */
export function readJapanesePhone(typed: string): string | null {
  const text = halfWidth(typed.trim())
    .replace(/^\+81[ -]?(?:\(0\))?0?/, '0')
    .replace(/[() ]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  const digits = text.replaceAll('-', '');
  const dialable = /^0[1-9]\d{8}$/.test(digits) || /^0[5-9]0\d{8}$/.test(digits);
  return dialable ? text : null;
}

/** 0〜9 and － as people type them with a Japanese keyboard. */
export function halfWidth(text: string): string {
  return text.normalize('NFKC').replace(/[‐‑–—―−ー]/g, '-');
}
