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
  [231, false, '231件中 20件を表示'],
  [231, true, '231件以上のうち 20件を表示'],
  // More are shown than were counted.
  [12, true, '20件を表示'],
])('says of %i that are counted, perhaps not all (%s): %s', (total, isTotalAtLeast, text) => {
  const { container } = render(
    <LoadMore
      shown={20}
      total={total}
      isTotalAtLeast={isTotalAtLeast}
      hasMore
      loading={false}
      onLoadMore={() => {}}
    />,
  );
  expect(container.querySelector('output')?.textContent).toBe(text);
});
