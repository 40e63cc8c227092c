import { z } from 'zod';
import type { PaymentTrace } from '../../adapters/cards/cards-port.ts';
import type { Config } from '../../config/config.ts';
import { openSealedText, type SealedFor, sealText } from '../../lib/sealed-text.ts';
import type { AttemptRow } from './tables.ts';

type Secrets = Pick<Config, 'environment' | 'publicKeySecret'>;

const contactSchema = z.object({ email: z.string(), ip: z.string() });

/** What the supplier wants to know, beside the reference, before it shows a booking. */
export type BookingContact = z.infer<typeof contactSchema>;

/**
 * What is left of an attempt outside our database, so that its booking can be found without its row. Always the same
 * for the same attempt, because the card provider compares repeated requests word for word.
 */
export function toPaymentTrace(
  config: Secrets,
  row: Pick<AttemptRow, 'id' | 'supplier_reference' | 'request' | 'customer_ip'>,
): PaymentTrace {
  const contact: BookingContact = { email: row.request.email, ip: row.customer_ip };
  return {
    environment: config.environment,
    reference: row.supplier_reference,
    sealedContact: sealText(sealedFor(config, row.id), JSON.stringify(contact)),
  };
}

/** Null when the server's secret has changed since. */
export function openContact(config: Secrets, attemptId: string, sealed: string): BookingContact | null {
  const text = openSealedText(sealedFor(config, attemptId), sealed);
  const contact = contactSchema.safeParse(text === null ? null : JSON.parse(text));
  return contact.success ? contact.data : null;
}

function sealedFor({ publicKeySecret: secret }: Secrets, attemptId: string): SealedFor {
  return { secret, purpose: 'booking-trace/v1', rowId: attemptId, repeatable: true };
}
