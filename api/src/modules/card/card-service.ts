import type { CardProblem } from '../../adapters/cards/cards-port.ts';
import type { AppContext } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../lib/errors.ts';
import type { Caller } from '../../limits/counters.ts';
import { getAgencyOrigin } from '../organization/agency-origin.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findBookingCard, hasPreparation } from './booking-card-store.ts';
import { detachCardQueue } from './detach-card-job.ts';
import {
  completeRegistration,
  ensureRegistration,
  findBranchCard,
  findBranchCustomer,
  findRegistration,
  listBranchCards,
  markCardDeleted,
  saveBranchCustomer,
  saveSetupIntent,
  updateCardNickname,
} from './card-store.ts';
import type { CardRegistrationRow, CreditCardRow } from './tables.ts';
import { forgetRefusal, tryCard } from './try-card.ts';
import {
  type CardRegistrationInput,
  readNickname,
  validateCard,
  validateRegistration,
} from './validation.ts';

const maxCardsPerBranch = 20;
/** The provider's type of error that speaks of the card, and not of us. */
const CARD_ERROR = 'card_error';
/** A page of the site, as `paths.cardConfirm` of its screens. */
const CARD_CONFIRM_PATH = '/settings/cards/confirm';

/** Who registers a card, and from which address. */
export interface CardManager {
  viewer: Viewer;
  ip: string;
}

export type RegisterResult = { kind: 'registered'; card: CreditCardRow } | ({ kind: 'failed' } & CardProblem);
export type ChallengeResult = RegisterResult | { kind: 'requires-action'; redirectUrl: string };

interface OpenRegistration {
  kind: 'open';
  registration: CardRegistrationRow;
  customerId: string;
}

/** Cards belong to the branch: everyone who may book there may pay with them. */
export async function listCards(app: AppContext, viewer: Viewer): Promise<CreditCardRow[]> {
  return viewer.branchId === null ? [] : listBranchCards(app.db, viewer.branchId);
}

/**
 * Registers a card for the viewer's branch, or for one preparation that the viewer alone then pays with it. The key names
 * one attempt: repeated, it gives the same card or the same challenge; with other input it is refused. Failures carry the
 * card provider's own codes.
 */
export async function challengeCard(
  app: AppContext,
  { viewer, ip }: CardManager,
  rawInput: CardRegistrationInput,
): Promise<ChallengeResult> {
  const priceCheckId = rawInput.priceCheckId ?? null;
  const branchId = priceCheckId === null ? cardManagerBranch(viewer) : bookerBranch(viewer);
  if (priceCheckId !== null && !(await hasPreparation(app.db, branchId, priceCheckId))) {
    throw new NotFoundError();
  }
  const input = validateRegistration(rawInput, app.config.publicOrigins);
  const opened = await openRegistration(app, viewer, branchId, input);
  if (opened.kind !== 'open') return opened;
  return askIssuer(app, opened, { ...input, ip });
}

/**
 * Registers a card as `challengeCard` does, for callers without a key and a page of their own: its holder comes back to
 * the site's own page. A payment method is registered once however often it is sent.
 */
export async function registerCard(
  app: AppContext,
  { viewer, ip }: CardManager,
  rawInput: { paymentMethodId: string; nickname: string },
): Promise<ChallengeResult> {
  const branchId = cardManagerBranch(viewer);
  const { paymentMethodId, nickname } = validateCard(rawInput);
  const opened = await openRegistration(app, viewer, branchId, {
    idempotencyKey: `direct:${paymentMethodId}`,
    inputHash: 'direct',
    nickname,
    priceCheckId: null,
  });
  if (opened.kind !== 'open') return opened;
  const returnUrl = new URL(CARD_CONFIRM_PATH, await getAgencyOrigin(app, viewer.agencyId)).href;
  return askIssuer(app, opened, { paymentMethodId, returnUrl, ip });
}

/** Cards are never stored without 3-D Secure: issuers in Japan refuse them. */
async function askIssuer(
  app: AppContext,
  { registration, customerId }: OpenRegistration,
  { paymentMethodId, returnUrl, ip }: { paymentMethodId: string; returnUrl: string; ip: string },
): Promise<ChallengeResult> {
  const outcome = await tryCard(
    app,
    toCaller(registration, ip),
    () => app.cards.setupCard({ key: `setup:${registration.id}`, customerId, paymentMethodId, returnUrl }),
    // Until its holder comes back from the bank's page the card has not proved good.
    (answer) =>
      answer.kind === 'requires_action' || ('errorType' in answer && answer.errorType === CARD_ERROR),
  );
  if (outcome.kind === 'succeeded') {
    return toRegistered(await completeRegistration(app.db, registration, customerId, outcome.card));
  }
  if (outcome.kind === 'requires_action') {
    await saveSetupIntent(app.db, registration.id, outcome.setupIntentId);
    return { kind: 'requires-action', redirectUrl: outcome.redirectUrl };
  }
  return failed(outcome.errorType, outcome.code, outcome.declineCode);
}

/** After the cardholder came back: reads the provider's state and stores the card if it was accepted. Repeatable. */
export async function confirmCardChallenge(
  app: AppContext,
  { viewer, ip }: CardManager,
  setupIntentId: string,
): Promise<RegisterResult> {
  const branchId = bookerBranch(viewer);
  const registration = await findRegistration(app.db, branchId, setupIntentId);
  if (registration === null || !mayFinish(viewer, registration)) {
    return failed('invalid_request_error', 'resource_missing');
  }
  if (registration.credit_card_id !== null) return readRegistered(app, registration);
  const read = await app.cards.retrieveSetup(setupIntentId);
  if (read.kind === 'absent') return failed('invalid_request_error', 'resource_missing');
  if (read.kind !== 'found') return failed(read.errorType, read.code, read.declineCode);
  const { setup } = read;
  const customerId = await findBranchCustomer(app.db, branchId);
  if (
    setup.status === 'succeeded' &&
    setup.card !== null &&
    customerId !== null &&
    setup.customerId === customerId
  ) {
    const card = await completeRegistration(app.db, registration, customerId, setup.card);
    await forgetRefusal(app, toCaller(registration, ip));
    return toRegistered(card);
  }
  if (setup.problem !== null) return { kind: 'failed', ...setup.problem };
  return failed(CARD_ERROR, 'authentication_required');
}

/** Deletes a card of the branch at once here and, through a job, at the provider. Throws NotFoundError. */
export async function deleteCard(app: AppContext, viewer: Viewer, id: string): Promise<string> {
  const branchId = cardManagerBranch(viewer);
  await app.db.transaction().execute(async (tx) => {
    const card = await markCardDeleted(tx, branchId, id, app.clock());
    if (card === null) throw new NotFoundError();
    await app.jobs.enqueueInTx(tx, detachCardQueue, { id: card.id });
  });
  return id;
}

/** Gives a card of the branch another name; our own, the provider knows none. Throws NotFoundError. */
export async function renameCard(
  app: AppContext,
  viewer: Viewer,
  input: { creditCardId: string; nickname: string },
): Promise<CreditCardRow> {
  const branchId = cardManagerBranch(viewer);
  const card = await updateCardNickname(app.db, branchId, input.creditCardId, readNickname(input.nickname));
  if (card === null) throw new NotFoundError();
  return card;
}

/** The registration of a key with the provider's customer to register for, unless its outcome is known already. */
async function openRegistration(
  app: AppContext,
  viewer: Viewer,
  branchId: string,
  input: { idempotencyKey: string; inputHash: string; nickname: string; priceCheckId: string | null },
): Promise<OpenRegistration | RegisterResult> {
  const registration = await ensureRegistration(app.db, {
    branchId,
    userId: viewer.userId,
    key: input.idempotencyKey,
    inputHash: input.inputHash,
    nickname: input.nickname,
    priceCheckId: input.priceCheckId,
  });
  if (registration.input_hash !== input.inputHash || !mayFinish(viewer, registration))
    return failed('idempotency_error', null);
  if (registration.credit_card_id !== null) return readRegistered(app, registration);
  if (input.priceCheckId === null && (await listBranchCards(app.db, branchId)).length >= maxCardsPerBranch) {
    return failed('invalid_request_error', 'customer_max_payment_methods');
  }

  const customer = await app.cards.ensureCustomer(branchId, await findBranchCustomer(app.db, branchId));
  if (customer.kind !== 'done') return failed(customer.errorType, customer.code, customer.declineCode);
  const customerId = await saveBranchCustomer(app.db, branchId, customer.customerId);
  return { kind: 'open', registration, customerId };
}

/** A card for one booking is the business of who enters it; one of the branch, of who manages its cards. */
function mayFinish(viewer: Viewer, { price_check_id, user_id }: CardRegistrationRow): boolean {
  return price_check_id === null ? viewer.permissions.has('MANAGE_CARDS') : user_id === viewer.userId;
}

async function readRegistered(
  app: AppContext,
  { branch_id, user_id, credit_card_id, price_check_id }: CardRegistrationRow,
): Promise<RegisterResult> {
  const id = credit_card_id ?? '';
  const card =
    price_check_id === null
      ? await findBranchCard(app.db, branch_id, id)
      : await findBookingCard(
          app.db,
          { branchId: branch_id, userId: user_id, priceCheckId: price_check_id },
          id,
        );
  return card === null ? failed('invalid_request_error', 'resource_missing') : { kind: 'registered', card };
}

function toRegistered(card: CreditCardRow | null): RegisterResult {
  return card === null ? failed('invalid_request_error', 'token_already_used') : { kind: 'registered', card };
}

function toCaller(registration: CardRegistrationRow, ip: string): Caller {
  return { ip, userId: registration.user_id, branchId: registration.branch_id };
}

function cardManagerBranch(viewer: Viewer): string {
  if (viewer.branchId === null || !viewer.permissions.has('MANAGE_CARDS')) throw new ForbiddenError();
  return viewer.branchId;
}

function bookerBranch(viewer: Viewer): string {
  const { branchId, permissions } = viewer;
  if (branchId === null || !(permissions.has('BOOK') || permissions.has('MANAGE_CARDS')))
    throw new ForbiddenError();
  return branchId;
}

function failed(errorType: string, code: string | null, declineCode: string | null = null) {
  return { kind: 'failed' as const, errorType, code, declineCode };
}
