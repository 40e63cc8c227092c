/** The values of an enum that this build knows; the compiler then asks for a text for each of them. */
export type Known<E extends string> = Exclude<E, '%future added value'>;

/** The entry of a value, or the fallback for one that the server has learned after this build. */
export function lookUp<K extends string, V>(texts: Readonly<Record<K, V>>, value: string, fallback: V): V {
  return Object.hasOwn(texts, value) ? texts[value as K] : fallback;
}
