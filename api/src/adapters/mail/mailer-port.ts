import type { ProbeResult } from '../probe/probe-result.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** PNGs that the HTML shows, by their content id. */
  pictures?: readonly { contentId: string; png: Buffer }[];
  /** Stable per mail, so that a repeated send carries the same Message-ID. */
  messageId?: string;
  /** Goes over a connection on which no other mail is waited for. */
  isUrgent?: boolean;
}

/** The relay takes no mail for this recipient, now or later, e.g. because there is no such mailbox. */
export class RecipientRefusedError extends Error {
  override name = 'RecipientRefusedError';
  /** The relay's SMTP reply code, 500 to 599. */
  readonly reply: number;
  readonly recipient: string;
  constructor(recipient: string, reply: number, options?: ErrorOptions) {
    super(`The mail relay refused the recipient with ${reply}.`, options);
    this.recipient = recipient;
    this.reply = reply;
  }
}

export interface MailerPort {
  /** Whether the relay takes our log-in; sends nothing and never throws. */
  probe(timeoutMs?: number): Promise<ProbeResult>;
  /**
   * Hands the mail to the relay; throws RecipientRefusedError when the relay refuses the recipient for good, and
   * ProviderUnavailableError when it does not take the mail for another reason.
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
