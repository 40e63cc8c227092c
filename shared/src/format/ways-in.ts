/** Numbers within Japan, in groups or not, and mail addresses. */
const WAY = /\+?\d[\d-]{8,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Telephone numbers and mail addresses of a text in any language, without its words; null when it has none. */
export function waysIn(text: string | null | undefined): string | null {
  return text?.match(WAY)?.join(' / ') ?? null;
}
