import type { MailFacts } from '../mail-facts.ts';
import type { MailKind, NoticeKind } from '../tables.ts';
import { bookedMail } from './booked-mail.ts';
import { canceledMail } from './canceled-mail.ts';
import { failedMail } from './failed-mail.ts';
import { holdMail } from './hold-mail.ts';
import { type MailText, type RenderedMail, renderMail } from './render-mail.ts';

/** The mail about a trip, as text and as HTML with the same words. */
export function travelMail(
  kind: MailKind | NoticeKind,
  facts: MailFacts,
  roomIds: readonly string[],
): RenderedMail {
  return renderMail(getWords(kind, facts, roomIds));
}

function getWords(kind: MailKind | NoticeKind, facts: MailFacts, roomIds: readonly string[]): MailText {
  switch (kind) {
    case 'BOOKED':
      return bookedMail(facts);
    case 'CANCELED':
      return canceledMail(facts, roomIds);
    case 'FAILED':
      return failedMail(facts);
    case 'HOLD_RENEWED':
    case 'HOLD_LAPSED':
      return holdMail(kind, facts);
  }
}
