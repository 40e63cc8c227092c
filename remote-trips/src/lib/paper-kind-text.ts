import { type Known, lookUp } from '@yado/shared/contract/known';
import type { PaperKind } from '../screens/Papers/__generated__/PaperList_query.graphql';

/** What papers are called, as on the papers themselves. Keyed by the schema's enum, so that a new value breaks the build. */
export const paperKindTexts: Readonly<Record<Known<PaperKind>, string>> = {
  INVOICE: '請求書',
  RECEIPT: '領収書',
  RETURN: '返金明細書',
};

export function paperKindText(kind: string): string {
  return lookUp(paperKindTexts, kind, '書類');
}
