// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NetworkFailure } from '../relay/network-failure.ts';
import { actionFailureMessage, toAppError, unknownCodeMessage } from './app-error.ts';

const failure = (details: ConstructorParameters<typeof NetworkFailure>[0]) =>
  toAppError(new NetworkFailure(details));

describe('toAppError', () => {
  // spec: 8.client-error
  it.each([
    [{ status: 0, cause: new TypeError('Failed to fetch') }, 'offline'],
    [{ status: 0, cause: new DOMException('', 'TimeoutError') }, 'unavailable'],
    [{ status: 401 }, 'signedOut'],
    [{ status: 403 }, 'forbidden'],
    [{ status: 429 }, 'busy'],
    [{ status: 502 }, 'unavailable'],
    [{ status: 503 }, 'unavailable'],
    [{ status: 500 }, 'unknown'],
    [{ status: 200 }, 'unknown'],
    [{ status: 200, code: 'UNAUTHENTICATED' }, 'signedOut'],
    [{ status: 200, code: 'FORBIDDEN' }, 'forbidden'],
    [{ status: 200, code: 'NOT_FOUND' }, 'notFound'],
    [{ status: 200, code: 'RATE_LIMITED' }, 'busy'],
    [{ status: 503, code: 'API_BUSY' }, 'busy'],
    [{ status: 429, code: 'LOOKS_USED_UP' }, 'busy'],
    [{ status: 429, code: 'OWN_LOOKS_USED_UP' }, 'busy'],
    [{ status: 429, code: 'CARDS_REFUSED' }, 'busy'],
    [{ status: 200, code: 'PROVIDER_UNAVAILABLE' }, 'unavailable'],
    [{ status: 400, code: 'BAD_USER_INPUT' }, 'rejected'],
    [{ status: 400, code: 'BAD_REQUEST' }, 'rejected'],
    [{ status: 404, code: 'PERSISTED_OPERATION_NOT_FOUND' }, 'outdated'],
    [{ status: 200, code: 'constructor' }, 'unknown'],
  ] as const)('reads %o as %s', (details, kind) => {
    expect(failure(details).kind).toBe(kind);
  });

  it('keeps what the support desk and a retry need', () => {
    expect(failure({ status: 429, requestId: 'r-1', retryAfterSeconds: 7 })).toMatchObject({
      requestId: 'r-1',
      retryAfterSeconds: 7,
    });
  });

  it.each([
    [30, '約1分'],
    [61, '約2分'],
    [900, '約15分'],
    [3_600, '約60分'],
    [3_601, '約2時間'],
    [80_000, '約23時間'],
    [undefined, 'しばらく'],
  ])('after too many tries with %s seconds to wait says %s', (retryAfterSeconds, wait) => {
    expect(failure({ status: 429, retryAfterSeconds }).message).toBe(
      `操作の回数が多いため、いったん受け付けを止めています。${wait}待ってから、もう一度お試しください。`,
    );
  });

  it('says that many use the site where the edge has no place, not that this person does', () => {
    expect(failure({ status: 503, code: 'API_BUSY', retryAfterSeconds: 2 }).message).toBe(
      'ただいまアクセスが集中しています。数秒待ってから、もう一度お試しください。',
    );
  });

  it('says why a branch that looks much and books little is stopped', () => {
    const { message } = failure({ status: 429, code: 'LOOKS_USED_UP', retryAfterSeconds: 20_000 });
    expect(message).toContain('予約の件数に比べて大変多いため');
    expect(message).toContain('約6時間待つか');
    const own = failure({ status: 429, code: 'OWN_LOOKS_USED_UP', retryAfterSeconds: 20_000 }).message;
    expect(own).toContain('支店のほかの方にご依頼いただくか');
  });

  it('says which way to pay is left to who had too many cards refused', () => {
    const { message } = failure({ status: 429, code: 'CARDS_REFUSED', retryAfterSeconds: 1_800 });
    expect(message).toContain('カードが続けて承認されなかったため');
    expect(message).toContain('約30分待つか');
    expect(message).toContain('請求書払い');
  });

  it.each([[new Error('boom')], ['text'], [null], [undefined], [{}]])(
    'takes %o for an unknown error',
    (thrown) => {
      expect(toAppError(thrown)).toMatchObject({
        kind: 'unknown',
        message: expect.stringContaining('予期しない'),
      });
    },
  );
});

describe('actionFailureMessage', () => {
  it('names the action and the request', () => {
    expect(actionFailureMessage('予約の確定', new NetworkFailure({ status: 503, requestId: 'r-9' }))).toBe(
      '「予約の確定」に失敗しました。ただいまサービスに接続できません。しばらくしてから、もう一度お試しください。(お問い合わせ番号: r-9)',
    );
  });
});

describe('unknownCodeMessage', () => {
  it('names the action and the code', () => {
    expect(unknownCodeMessage('部屋の取消', 'NEW')).toContain('「部屋の取消」に失敗しました。');
    expect(unknownCodeMessage('部屋の取消', 'NEW')).toContain('(コード: NEW)');
  });
});
