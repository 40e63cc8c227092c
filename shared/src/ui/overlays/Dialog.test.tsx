import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Button } from '../actions/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

// spec: 2.modal
it('is accessible, with and without a header', async () => {
  const { unmount } = render(<Example title="宿泊者の変更" />);
  await userEvent.click(screen.getByRole('button', { name: '開く' }));
  expect(await axeFindings()).toEqual([]);
  unmount();
  render(<Example label="写真" />);
  await userEvent.click(screen.getByRole('button', { name: '開く' }));
  expect(screen.getByRole('dialog', { name: '写真' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

it('takes the focus and gives it back', async () => {
  render(<Example title="宿泊者の変更" />);
  const opener = screen.getByRole('button', { name: '開く' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: '宿泊者の変更' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

// spec: 2.modal
it('closes by its button, which can be hidden', async () => {
  const { unmount } = render(<Example title="宿泊者の変更" />);
  await userEvent.click(screen.getByRole('button', { name: '開く' }));
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  render(<Example title="宿泊者の変更" hideCloseButton />);
  await userEvent.click(screen.getByRole('button', { name: '開く' }));
  expect(screen.queryByRole('button', { name: '閉じる' })).toBeNull();
});

// spec: 2.modal
it('stays open at a click beside it, unless it is asked to close then', async () => {
  const { unmount } = render(<Example title="宿泊者の変更" />);
  await userEvent.click(screen.getByRole('button', { name: '開く' }));
  await clickBeside();
  expect(screen.getByRole('dialog').dataset.state).toBe('open');
  unmount();
  render(<Example title="宿泊者の変更" closeOnOverlayClick />);
  await userEvent.click(screen.getByRole('button', { name: '開く' }));
  await clickBeside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// spec: 2.modal
it.each(['sm', 'md', 'lg', 'full'] as const)('has the size %s, at the top or in the middle', (size) => {
  render(<Dialog open onClose={() => {}} label="写真" size={size} placement="center" />);
  const classes = screen.getByRole('dialog').className;
  expect(classes).toContain(`dialog__content--size_${size}`);
  expect(classes).toContain('dialog__content--placement_center');
});

async function clickBeside() {
  // The dialog begins to listen for clicks beside it a moment after it has opened.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const overlay = document.querySelector('[data-part=positioner]');
  await userEvent.click(overlay as HTMLElement, { pointerEventsCheck: 0 });
}

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>開く</Button>
      <Dialog open={open} onClose={() => setOpen(false)} footer={<Button>保存する</Button>} {...props}>
        本文
      </Dialog>
    </>
  );
}
