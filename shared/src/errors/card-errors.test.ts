// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cardErrorCodes } from './card-error-codes.ts';
import { cardErrorMessages } from './card-error-messages.ts';
import { cardErrorKey, cardErrorMessage } from './card-errors.ts';

const codes = Object.values(cardErrorCodes).flat();

describe('the catalog of card errors', () => {
  it('holds the 195 current and the 7 legacy codes, each once', () => {
    expect(codes).toHaveLength(195 + 7);
    expect(new Set(codes).size).toBe(codes.length);
  });

  // spec: 8.card-codes
  it.each(codes)('finds the group and a finished sentence for %s', (code) => {
    expect(cardErrorKey(code)).not.toBeNull();
    expect(cardErrorMessage({ type: 'card_error', code })).not.toMatch(/[{}]|予期しない/);
  });

  it('has a code for every message', () => {
    const used = new Set(
      [...codes, 'incomplete_number', 'incomplete_expiry', 'incomplete_cvc', 'incomplete_zip'].map(
        cardErrorKey,
      ),
    );
    expect(Object.keys(cardErrorMessages).filter((key) => !used.has(key as never))).toEqual([]);
  });

  // spec: 5.card-entry, 8.card-codes
  it.each([
    ['card_declined', 'このカードはご利用いただけません。別のカードをお試しください。'],
    ['expired_card', 'カードの有効期限が切れています。'],
    ['incorrect_number', 'カード番号が正しくありません。'],
    ['incorrect_cvc', 'セキュリティコードが正しくありません。'],
    ['incorrect_zip', '郵便番号が正しくありません。'],
    ['invalid_expiry_month', '有効期限の月が正しくありません。'],
    ['invalid_expiry_year', '有効期限の年が正しくありません。'],
    [
      'processing_error',
      'カード情報の処理中にエラーが発生しました。しばらくしてからもう一度お試しください。',
    ],
    ['rate_limit', 'アクセスが集中しています。しばらくしてからもう一度お試しください。'],
    ['idempotency_key_in_use', 'ただいま処理中です。しばらくしてからもう一度お試しください。'],
    [
      'token_already_used',
      'このカード情報は既に使用されています。お手数ですが、もう一度カード情報を入力してください。',
    ],
  ])('says what the specification fixes for %s', (code, message) => {
    expect(cardErrorMessage({ type: 'card_error', code })).toBe(message);
  });
});

describe('cardErrorMessage', () => {
  it('prefers the code to the decline code', () => {
    expect(cardErrorMessage({ type: 'card_error', code: 'card_declined', declineCode: 'do_not_honor' })).toBe(
      cardErrorMessages.cardDeclined,
    );
  });

  it('fills the code into messages that quote it', () => {
    expect(cardErrorMessage({ type: 'api_error', code: 'terminal_reader_busy' })).toContain(
      '(コード: terminal_reader_busy)',
    );
  });

  // spec: 8.card-unknown
  it('shows type and code of an unknown code', () => {
    expect(cardErrorMessage({ type: 'card_error', code: 'brand_new' })).toBe(
      '予期しないエラーが発生しました。(type: card_error, code: brand_new)',
    );
  });

  // spec: 8.card-decline
  it('sends people to the issuer when only a decline code is known', () => {
    const sentence =
      'カード発行会社によるエラーが発生しました。カード発行会社へお問い合わせください。(decline_code: do_not_honor)';
    expect(cardErrorMessage({ type: 'card_error', declineCode: 'do_not_honor' })).toBe(sentence);
    expect(cardErrorMessage({ type: 'card_error', code: null, decline_code: 'do_not_honor' })).toBe(sentence);
  });

  // spec: 8.card-type
  it('shows the type when nothing else is known', () => {
    expect(cardErrorMessage({ type: 'api_connection_error' })).toBe(
      '予期しないエラーが発生しました。(type: api_connection_error)',
    );
    expect(cardErrorMessage({})).toBe('予期しないエラーが発生しました。(type: unknown)');
  });

  it('does not take names of object members for codes', () => {
    expect(cardErrorMessage({ type: 'x', code: 'constructor' })).toContain('code: constructor');
  });
});
