import type { Db } from '../../db/client.ts';
import { findPayerProblem, type Payer } from '../payment/payer.ts';
import { findPayingCard } from '../payment/paying-card-store.ts';
import type { BookingDraft, PaymentMeans } from './booking-types.ts';

type DraftMeans = Pick<BookingDraft, 'paymentType' | 'creditCardId'>;

export const noMeans: DraftMeans = { paymentType: null, creditCardId: null };

/** The means of an earlier booking, where the branch may still pay so: with a card only while the branch has it. */
export async function toDraftMeans(db: Db, payer: Payer, means: PaymentMeans): Promise<DraftMeans> {
  if (findPayerProblem(payer, { type: means.type, isPackage: false }) !== null) return noMeans;
  if (means.type === 'INVOICE') return { ...noMeans, paymentType: means.type };
  const card = await findPayingCard(db, { branch_id: payer.branch.id }, means.creditCardId);
  return card ? { paymentType: means.type, creditCardId: means.creditCardId } : noMeans;
}
