/** Languages the catalog is imported in; Japanese is the default. */
export type ContentLanguage = 'ja-JP' | 'en-US';

/** The nearest language that the catalog has. */
export function contentLanguage(language: string | null | undefined): ContentLanguage {
  return language?.toLowerCase().startsWith('en') ? 'en-US' : 'ja-JP';
}

/** Content in another language is another record of a client's store, so its id tells the language. */
export function contentId(propertyId: string, language: ContentLanguage): string {
  return language === 'ja-JP' ? propertyId : `${propertyId}@${language}`;
}

/** Takes the id of content apart; a bare property id means Japanese. */
export function parseContentId(id: string): { propertyId: string; language: ContentLanguage } {
  const [propertyId = '', language] = id.split('@');
  return { propertyId, language: contentLanguage(language) };
}
