import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from './_axe.ts';
import { Button } from './Button.tsx';
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
