/**
 * Characters that embed, override or isolate a direction (U+202A–202E, U+2066–2069). Left open they turn around what
 * follows them: the rest of a line, an amount, the ending of a file's name. The marks U+200E, U+200F and U+061C
 * are no part of them: they open nothing, and names in Arabic or Hebrew need them.
 */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** The text without what would turn around the text that follows it. */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}
