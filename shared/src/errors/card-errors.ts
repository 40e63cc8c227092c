import { cardErrorCodes, cardFieldCodes } from './card-error-codes.ts';
import { type CardErrorKey, cardErrorMessages } from './card-error-messages.ts';

/** An error of the card provider, as its script, its API or our own API reports it. */
export interface CardProviderError {
  type?: string | null;
  code?: string | null;
  declineCode?: string | null;
  /** The provider's own spelling of `declineCode`. */
  decline_code?: string | null;
}

const keys: ReadonlyMap<string, CardErrorKey> = new Map([
  ...Object.entries(cardErrorCodes).flatMap(([key, codes]) =>
    codes.map((code) => [code, key as CardErrorKey] as const),
  ),
  ...Object.entries(cardFieldCodes),
]);

/** The group a code belongs to; null for codes that the provider has added since. */
export function cardErrorKey(code: string): CardErrorKey | null {
  return keys.get(code) ?? null;
}

/**
 * The Japanese sentence for an error of the card provider: by code; an unknown code is shown with its type;
 * with a decline code alone the issuer is named; else only the type is shown.
 */
export function cardErrorMessage({ type, code, declineCode, decline_code }: CardProviderError): string {
  const shownType = type || 'unknown';
  if (code) {
    const key = cardErrorKey(code);
    if (key) return cardErrorMessages[key].replace('{code}', code);
    return `予期しないエラーが発生しました。(type: ${shownType}, code: ${code})`;
  }
  const declined = declineCode || decline_code;
  if (declined) {
    return `カード発行会社によるエラーが発生しました。カード発行会社へお問い合わせください。(decline_code: ${declined})`;
  }
  return `予期しないエラーが発生しました。(type: ${shownType})`;
}
