import { containsLink } from '../../../lib/contains-link.ts';
import type { MailFacts } from '../mail-facts.ts';

/** `name`, or what stands for it where it contains a link: names that an earlier release took were not asked. */
export function getMailName(name: string, otherwise: string): string {
  return containsLink(name) ? otherwise : name;
}

/** How a mail begins that is for one person. */
export function greetPerson(name: string): string {
  return `${getMailName(name, 'ご利用者')} 様`;
}

/** How a mail about a trip begins. The company's name is its contract's, which operators write. */
export function greetBooker({
  companyName,
  branchName,
  bookerName,
}: Pick<MailFacts, 'companyName' | 'branchName' | 'bookerName'>): string {
  const branch = getMailName(branchName, '');
  return [companyName, branch, getMailName(bookerName, 'ご予約者'), '様'].filter(Boolean).join(' ');
}
