import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentBoundary } from './ContentBoundary.tsx';

function Page({ failure }: { failure: Error | null }) {
  if (failure) throw failure;
  return <p>予約の一覧</p>;
}

function bounded(options: {
  failure: Error | null;
  data: unknown;
  onBroken?: () => boolean;
  onRetry?: () => void;
}) {
  const { failure, data, onBroken = () => false, onRetry = () => {} } = options;
  return (
    <ContentBoundary name="予約の管理" onBroken={onBroken} onRetry={onRetry} retrying={false} data={data}>
      <Page failure={failure} />
    </ContentBoundary>
  );
}

describe('content boundary', () => {
  beforeAll(installTestSite);
  // React reports every error that a boundary catches.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it('names the remote that failed and renders the screen again with new data', async () => {
    const onRetry = vi.fn();
    const failure = new NetworkFailure({ status: 502, code: 'API_UNREACHABLE', requestId: 'r-1' });
    const view = render(bounded({ failure, data: 1, onRetry }));
    expect(screen.getByRole('heading', { name: '「予約の管理」を表示できません' })).toBeDefined();
    expect(screen.getByText(/r-1/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /もう一度/ }));
    expect(onRetry).toHaveBeenCalledOnce();
    view.rerender(bounded({ failure: null, data: 2, onRetry }));
    expect(screen.getByText('予約の一覧')).toBeDefined();
  });

  it.each([
    ['an unanswered request', new NetworkFailure({ status: 0 })],
    [
      'a field that the API could not read',
      new Error('Relay: Unexpected response payload - check server logs for details.'),
    ],
  ])('does not hold %s against the release', (_, failure) => {
    const onBroken = vi.fn(() => true);
    render(bounded({ failure, data: 1, onBroken }));
    expect(onBroken).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: '「予約の管理」を表示できません' })).toBeDefined();
  });

  it('reports an error of the code and shows a skeleton when another release takes over', () => {
    const onBroken = vi.fn(() => true);
    render(bounded({ failure: new TypeError('x is undefined'), data: 1, onBroken }));
    expect(onBroken).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
