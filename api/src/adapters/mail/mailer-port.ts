export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable per mail, so that a repeated send carries the same Message-ID. */
  messageId?: string;
}

export interface MailerPort {
  /** Hands the mail to the relay; throws ProviderUnavailableError when the relay does not take it. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
