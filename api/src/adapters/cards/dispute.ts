/** A payment that its cardholder disputes at their bank, as the card provider holds it now; yen. */
export interface Dispute {
  disputeId: string;
  paymentIntentId: string;
  /** What the payment carries of the attempt and the installation that made it; null on payments of others. */
  attemptId: string | null;
  environment: string | null;
  amount: number;
  currency: string;
  /** The provider's word, such as `fraudulent`. */
  reason: string;
  /** The provider's word, such as `needs_response`. */
  status: string;
  /** Until when evidence can be sent. */
  answerBy: Date | null;
  /** How often evidence was sent. */
  submissions: number;
  /** What the bank took from us and what it gave back, both positive. */
  withdrawn: number;
  reinstated: number;
  fee: number;
  openedAt: Date;
}

/** What is sent to the bank. */
export interface Evidence {
  /** One PDF with everything. */
  file: { body: Buffer; name: string };
  customerName: string;
  customerEmail: string;
  /** Address from which it was booked; null where it is not known. */
  customerIp: string | null;
  productDescription: string;
  /** First night, `yyyy-mm-dd`. */
  serviceDate: string;
  /** How the terms of canceling were shown before the purchase. */
  policyDisclosure: string;
}
