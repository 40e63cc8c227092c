import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { describe, expect, it } from 'vitest';
import { requestFailureMessage } from './request-failure.ts';

describe('a request that failed', () => {
  it.each([
    [30, '約1分'],
    [61, '約2分'],
    [900, '約15分'],
    [undefined, 'しばらく'],
  ])('after too many tries with %s seconds to wait says %s', (retryAfterSeconds, wait) => {
    const error = new NetworkFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds });
    expect(requestFailureMessage('メールの送信', error)).toBe(
      `操作の回数が多いため、いったん受け付けを止めています。${wait}待ってから、もう一度お試しください。`,
    );
  });

  it('for another reason names the action', () => {
    const error = new NetworkFailure({ status: 503, requestId: 'r-1' });
    expect(requestFailureMessage('メールの送信', error)).toMatch(/^「メールの送信」に失敗しました。.*r-1/);
  });
});
