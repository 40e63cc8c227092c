import { render, screen } from '@testing-library/react';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, expect, it, vi } from 'vitest';
import { FailurePanel } from './FailurePanel.tsx';

beforeAll(installTestSite);

it('retries by itself when back online', () => {
  const retry = vi.fn<() => void>();
  render(<FailurePanel name="予約の管理" error={new NetworkFailure({ status: 0 })} onRetry={retry} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

it('leaves the retry of other failures to the user', () => {
  const retry = vi.fn<() => void>();
  const error = new NetworkFailure({ status: 500, requestId: 'r-1' });
  render(<FailurePanel name="予約の管理" error={error} onRetry={retry} />);
  window.dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();
  expect(document.title).toContain('「予約の管理」を表示できません');
});

it('says how long to wait after too many requests', () => {
  const error = new NetworkFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 90 });
  render(<FailurePanel name="宿泊確認書" error={error} onRetry={() => {}} />);
  expect(screen.getByText(/操作の回数が多いため、.*約2分待ってから/)).toBeDefined();
});
