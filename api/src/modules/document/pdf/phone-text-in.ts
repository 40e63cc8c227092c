import { phoneTextAbroad } from '../../../lib/phone-text-abroad.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import type { DocumentLanguage } from '../document-claim.ts';

/** A number as the readers of a paper dial it: in English from abroad. */
export function phoneTextIn(language: DocumentLanguage, kept: string): string {
  return language === 'ja-JP' ? phoneText(kept) : phoneTextAbroad(kept);
}
