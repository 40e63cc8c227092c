/** So many mails within so many seconds, to one recipient or of one sender. */
export interface MailWindow {
  /**
   * recipient: to an address, from all senders together; sender-and-recipient: to it on behalf of one branch or agency;
   * sender: of the branch or agency; network: to an address, asked for by one subscriber without an account.
   */
  per: 'sender-and-recipient' | 'recipient' | 'sender' | 'network';
  mails: number;
  seconds: number;
}

export interface MailLimit {
  /** code: somebody sits before a screen and waits for it; it goes before every other mail, on a connection of its own. */
  line: 'code' | 'usual';
  /** The narrowest first: what one window refuses uses up nothing of those behind it. Empty: without a limit. */
  windows: readonly MailWindow[];
  /**
   * What becomes of a mail beyond a window. refused: what would make us write is refused, and changes nothing. waits: it
   * is sent when the window ends, and an operator is notified. dropped: it is not written, because what the mailbox has says the
   * same. replaced: another kind goes in its place.
   */
  over: 'refused' | 'waits' | 'dropped' | 'replaced' | 'never';
  /** Why it is limited so, or why it is not. */
  reason: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const window =
  (per: MailWindow['per']) =>
  (mails: number, seconds: number): MailWindow => ({ per, mails, seconds });
const perSenderAndRecipient = window('sender-and-recipient');
const perRecipient = window('recipient');
const perSender = window('sender');
const perNetwork = window('network');

const toStrangers = [
  perSenderAndRecipient(1, 5 * MINUTE),
  perSenderAndRecipient(3, DAY),
  perRecipient(10, DAY),
  perSender(200, DAY),
];
/** Not to active people of the branch, who settle such things among themselves. */
const aboutTrips = [
  perSenderAndRecipient(10, HOUR),
  perSenderAndRecipient(30, DAY),
  perRecipient(60, DAY),
  perSender(1_000, DAY),
];

/**
 * How much we write to anybody: mails that a user causes are limited by the recipient's patience, not by the user's. Every mail of ours is of one of these kinds. `RATE_LIMIT_FACTOR` multiplies every number but those of
 * codes and their hints and of an agency's changes, which are counted as rows. Mails about money are never lost by a limit: they wait, or have none.
 */
export const mailLimits = {
  PASSWORD_CODE_MAIL: {
    line: 'code',
    windows: [perNetwork(5, HOUR), perRecipient(20, HOUR)],
    over: 'replaced',
    reason: 'Anybody may ask for an address; beyond, NEWEST_CODE_MAIL leaves the owner a way.',
  },
  NEWEST_CODE_MAIL: {
    line: 'code',
    windows: [perRecipient(1, 15 * MINUTE)],
    over: 'dropped',
    reason: 'Its link sets a password: a limit on codes must not lock the owner out.',
  },
  PASSWORD_LINK: {
    line: 'code',
    windows: [perRecipient(2, MINUTE), perRecipient(10, HOUR)],
    over: 'dropped',
    reason: 'Anybody may ask for an address; by then its owner has links that work.',
  },
  EMAIL_UNDONE: {
    line: 'code',
    windows: [],
    over: 'never',
    reason: 'Only the link in its own mailbox makes it happen, and without it the owner has no password.',
  },
  INVITATION_MAIL: {
    line: 'usual',
    windows: toStrangers,
    over: 'refused',
    reason: 'An administrator may name any address, and send again as often as they like.',
  },
  FIRST_PASSWORD_MAIL: {
    line: 'usual',
    windows: toStrangers,
    over: 'refused',
    reason: 'An agency may name any address for a new colleague.',
  },
  AGENCY_CHANGED: {
    line: 'usual',
    windows: [perSenderAndRecipient(1, 5 * MINUTE)],
    over: 'waits',
    reason:
      'What warns of a stolen account is never lost: the next mail names all changes since the last one.',
  },
  AGENCY_CONTACT_CHANGED: {
    line: 'usual',
    windows: [perSenderAndRecipient(1, DAY)],
    over: 'dropped',
    reason:
      'An agency user may name any contact: only one that was set for a day is written to when it goes.',
  },
  BOOKED: {
    line: 'usual',
    windows: aboutTrips,
    over: 'waits',
    reason:
      'A trip that is free to cancel may be booked for any address; the mail is owed while it is booked.',
  },
  CANCELED: {
    line: 'usual',
    windows: aboutTrips,
    over: 'waits',
    reason: 'As BOOKED, in the same loop; it says what was paid back and is owed.',
  },
  FAILED: {
    line: 'usual',
    windows: [],
    over: 'never',
    reason: 'Only the supplier makes it happen, and the guest has no room: it must arrive at once.',
  },
  REFUNDED: {
    line: 'usual',
    windows: [],
    over: 'never',
    reason: 'Only operators make it happen, and the payer is owed the word about the money.',
  },
  HOLD_RENEWED: {
    line: 'usual',
    windows: [],
    over: 'never',
    reason: 'Only the calendar makes it happen, once for a trip, and the payer sees it on the card.',
  },
  HOLD_LAPSED: {
    line: 'usual',
    windows: [],
    over: 'never',
    reason: 'Only the card provider makes it happen, and the payer has to act.',
  },
} as const satisfies Record<string, MailLimit>;

export type MailName = keyof typeof mailLimits;
