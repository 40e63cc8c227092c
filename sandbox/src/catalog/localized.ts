/** The languages the catalog is written in. */
export type Language = 'ja-JP' | 'en-US';

export interface Localized {
  ja: string;
  en: string;
}

/** The text for a language. */
export function say(text: Localized, language: Language): string {
  return language === 'ja-JP' ? text.ja : text.en;
}

export interface ReferenceEntry extends Localized {
  id: string;
  hasValue?: boolean;
}

/** Reads a table of `id | Japanese | English [| value]` lines. */
export function referenceTable(text: string): ReadonlyMap<string, ReferenceEntry> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', ja = '', en = '', value] = line.split('|').map((cell) => cell.trim());
        return [id, { id, ja, en, ...(value && { hasValue: true }) }];
      }),
  );
}
