import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkFailure } from '../relay/network-failure.ts';
import { useFileLink } from './use-file-link.ts';

const opened: string[] = [];
afterEach(() => {
  opened.length = 0;
  vi.restoreAllMocks();
});

function renderLink(ask: (format: string) => Promise<string | null>) {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href);
  });
  const useInvoiceLink = () => useFileLink({ what: '請求書の作成', none: 'まだ保存できません。', ask });
  const { result } = renderHook(useInvoiceLink);
  return result;
}

it('follows the link that it is given, and names what it asks for until then', async () => {
  let answer = (_url: string) => {};
  const hook = renderLink(() => new Promise<string>((resolve) => (answer = resolve)));
  let done: Promise<string | null> = Promise.resolve('');
  act(() => {
    done = hook.current.download('PDF');
  });
  expect(hook.current.asking).toBe('PDF');
  await act(async () => answer('https://yado.example/documents/x'));
  expect(await done).toBeNull();
  expect(opened).toEqual(['https://yado.example/documents/x']);
  expect(hook.current.asking).toBeNull();
});

it('says so where there is no link, and what failed where there is no answer', async () => {
  const none = renderLink(async () => null);
  await act(async () => expect(await none.current.download('PDF')).toBe('まだ保存できません。'));
  const lost = renderLink(() => Promise.reject(new NetworkFailure({ status: 503, requestId: 'r-1' })));
  await act(async () =>
    expect(await lost.current.download('PDF')).toMatch(/「請求書の作成」に失敗しました。.*r-1/s),
  );
  expect(opened).toEqual([]);
  expect(lost.current.asking).toBeNull();
});
