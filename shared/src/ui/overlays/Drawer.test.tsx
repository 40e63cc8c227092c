import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Button } from '../actions/Button.tsx';
import { Drawer } from './Drawer.tsx';

it('is accessible from every side', async () => {
  for (const placement of ['right', 'left', 'bottom'] as const) {
    const { unmount } = render(
      <Drawer
        open
        onClose={() => {}}
        title="絞り込み"
        placement={placement}
        footer={<Button>表示する</Button>}
      >
        条件
      </Drawer>,
    );
    expect(await axeFindings()).toEqual([]);
    unmount();
  }
});

it('closes by its button and by Escape', async () => {
  const close = vi.fn<() => void>();
  render(
    <Drawer open onClose={close} title="絞り込み">
      条件
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: '絞り込み' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
});
