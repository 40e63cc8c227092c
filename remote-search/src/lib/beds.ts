export type BedKind = 'TWIN' | 'DOUBLE';

/** Words of the address, and names. Semi-doubles count as doubles. */
export const bedTexts: Readonly<Record<BedKind, { word: string; label: string }>> = {
  TWIN: { word: 'twin', label: 'ツイン' },
  DOUBLE: { word: 'double', label: 'ダブル・セミダブル' },
};

export const bedKinds = Object.keys(bedTexts) as readonly BedKind[];

/** Kinds of beds by the words of an address; others mean nothing. */
export function readBeds(words: readonly string[]): BedKind[] {
  return bedKinds.filter((kind) => words.includes(bedTexts[kind].word));
}
