import type { BrakeLimit, BrakePer } from '../../graphql/__generated__/schema-types.ts';
import type { CallLimitName, callLimits } from '../../limits/call-limits.ts';
import { type CountScope, readCountKey } from '../../limits/count-key.ts';
import { readMailSenderKey } from '../../limits/count-mail.ts';
import type { BrakeLiftRow } from '../../limits/tables.ts';
import { readLookKey } from '../look-budget/look-day.ts';

/** Whom a limit stops: the id of a user, a branch or an agency, or an address. */
export interface BrakeSubjectModel {
  per: BrakePer;
  id: string;
}

/** What the key of a count says. */
export interface BrakeName {
  limit: BrakeLimit;
  subject: BrakeSubjectModel;
  /** Null: a day in Japan. */
  seconds: number | null;
}

export interface BrakeModel extends BrakeName {
  key: string;
  counted: number;
  allowed: number;
  since: Date;
  until: Date;
  lift: BrakeLiftModel | null;
}

export interface BrakeLiftModel extends BrakeLiftRow {
  name: BrakeName;
}

type SharedLimit = {
  [Name in CallLimitName]: (typeof callLimits)[Name]['counted'] extends 'shared' ? Name : never;
}[CallLimitName];

const limits = {
  'password-reset': 'PASSWORD_RESET',
  'email-undo': 'EMAIL_UNDO',
  search: 'SEARCH',
  shop: 'SHOP',
  calendar: 'CALENDAR',
  prepare: 'PREPARE',
  confirm: 'CONFIRM',
  invite: 'INVITE',
  card: 'CARD',
  'card-refused': 'CARD_REFUSED',
  account: 'ACCOUNT',
  write: 'WRITE',
  export: 'EXPORT',
  archive: 'ARCHIVE',
} as const satisfies Record<SharedLimit, BrakeLimit>;
const limitsByName = new Map<string, BrakeLimit>(Object.entries(limits));

const scopes: Record<CountScope, BrakePer> = {
  user: 'USER',
  branch: 'BRANCH',
  address: 'ADDRESS',
  site: 'ADDRESS',
};

/** The mails that their sender may write so many of. */
const mails = new Map<string, Pick<BrakeName, 'limit'> & { per: BrakePer }>([
  ['INVITATION_MAIL', { limit: 'INVITATION_MAIL', per: 'BRANCH' }],
  ['FIRST_PASSWORD_MAIL', { limit: 'FIRST_PASSWORD_MAIL', per: 'AGENCY' }],
  ['BOOKED', { limit: 'BOOKED_MAIL', per: 'BRANCH' }],
  ['CANCELED', { limit: 'CANCELED_MAIL', per: 'BRANCH' }],
]);

/** What is counted under the key of a count; null for what this release does not know. */
export function readBrakeName(key: string): BrakeName | null {
  const look = readLookKey(key);
  if (look) return { limit: 'LOOK_TO_BOOK', subject: look, seconds: null };
  const mail = readMailSenderKey(key);
  const sent = mail && mails.get(mail.name);
  if (sent) {
    return { limit: sent.limit, subject: { per: sent.per, id: mail.senderId }, seconds: mail.seconds };
  }
  const read = readCountKey(key);
  const limit = read && limitsByName.get(read.name);
  if (!limit) return null;
  return { limit, subject: { per: scopes[read.scope], id: read.subject }, seconds: read.seconds };
}

/** Null for a lift of a limit that this release does not know. */
export function toBrakeLift(row: BrakeLiftRow): BrakeLiftModel | null {
  const name = readBrakeName(row.key);
  return name && { ...row, name };
}
