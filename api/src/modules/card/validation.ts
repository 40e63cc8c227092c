import { createHash } from 'node:crypto';
import { InvalidInputError } from '../../lib/errors.ts';
import { readOneLine } from '../../lib/one-line.ts';

export interface CardRegistrationInput {
  paymentMethodId: string;
  nickname: string;
  returnUrl: string;
  idempotencyKey: string;
  /** Set for a card that pays this preparation only. */
  priceCheckId?: string | null | undefined;
}

const maxNicknameLength = 40;

/** Checks the input of a card registration; throws InvalidInputError. The return address must be one of our own. */
export function validateRegistration(
  input: CardRegistrationInput,
  publicOrigins: readonly string[],
): CardRegistrationInput & { inputHash: string; priceCheckId: string | null } {
  const { nickname, paymentMethodId } = validateCard(input);
  if (!/^[\w-]{8,100}$/.test(input.idempotencyKey))
    throw new InvalidInputError('idempotencyKey is malformed.');
  if (!URL.canParse(input.returnUrl) || !publicOrigins.includes(new URL(input.returnUrl).origin)) {
    throw new InvalidInputError('returnUrl must be a page of this site.');
  }
  const priceCheckId = input.priceCheckId ?? null;
  const inputHash = createHash('sha256')
    .update(
      JSON.stringify([
        paymentMethodId,
        nickname,
        input.returnUrl,
        ...(priceCheckId === null ? [] : [priceCheckId]),
      ]),
    )
    .digest('hex');
  return { ...input, nickname, priceCheckId, inputHash };
}

/** Checks what names a card; throws InvalidInputError. */
export function validateCard(input: { paymentMethodId: string; nickname: string }): {
  paymentMethodId: string;
  nickname: string;
} {
  const nickname = readNickname(input.nickname);
  if (!/^pm_\w{1,100}$/.test(input.paymentMethodId))
    throw new InvalidInputError('paymentMethodId is malformed.');
  return { paymentMethodId: input.paymentMethodId, nickname };
}

/** A card's name, trimmed; throws InvalidInputError. */
export function readNickname(raw: string): string {
  const nickname = readOneLine(raw, maxNicknameLength);
  if (nickname === null) {
    throw new InvalidInputError(`nickname must have 1 to ${maxNicknameLength} characters.`);
  }
  return nickname;
}
