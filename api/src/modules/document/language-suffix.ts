import type { DocumentLanguage } from './document-claim.ts';

/** What tells the papers of a trip apart when both languages lie in one folder: the end of the file's name. */
export const languageSuffix: Readonly<Record<DocumentLanguage, string>> = {
  'ja-JP': '',
  'en-US': '_English',
};
