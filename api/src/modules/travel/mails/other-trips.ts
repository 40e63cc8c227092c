import type { MailFacts } from '../mail-facts.ts';
import { nextSection } from './next-section.ts';
import { previousSection } from './previous-section.ts';
import type { MailSection } from './render-mail.ts';

/** The other trips of a date change. One that was given up long ago is of no interest beside the one that follows. */
export function otherTrips({ previous, next }: Pick<MailFacts, 'previous' | 'next'>): MailSection[] {
  const isOver = next !== null && previous?.fate === 'CANCELED';
  return [...(next ? [nextSection(next)] : []), ...(previous && !isOver ? [previousSection(previous)] : [])];
}
