import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { LoadMore } from './LoadMore.tsx';

it('is accessible', async () => {
  render(<LoadMore shown={20} total={128} hasMore loading={false} onLoadMore={() => {}} />);
  expect(await axeFindings()).toEqual([]);
});

it('asks for more until there is no more', async () => {
  const load = vi.fn<() => void>();
  const { rerender } = render(<LoadMore shown={20} total={22} hasMore loading={false} onLoadMore={load} />);
  await userEvent.click(screen.getByRole('button', { name: 'さらに表示する' }));
  expect(load).toHaveBeenCalledOnce();
  rerender(<LoadMore shown={22} total={22} hasMore={false} loading={false} onLoadMore={load} unit="軒" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('22軒中 22軒を表示');
});

it.each([
  [999, 20, '999件中 20件を表示'],
  [1_000, 20, '1000件以上のうち 20件を表示'],
  [1_000, 1_020, '1020件を表示'],
])('says of %i that are counted up to 1,000, and %i shown: %s', (total, shown, text) => {
  const { container } = render(
    <LoadMore
      shown={shown}
      total={total}
      countedUpTo={1_000}
      hasMore
      loading={false}
      onLoadMore={() => {}}
    />,
  );
  expect(container.querySelector('output')?.textContent).toBe(text);
});
