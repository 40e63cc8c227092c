import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../ui/_axe.ts';
import { FormDialog } from './FormDialog.tsx';
import type { FormFailure } from './use-form.ts';

function renderDialog(pending: boolean, failure: FormFailure | null = null) {
  const onClose = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const dialog = { title: '呼び名の変更', submitLabel: '変更する', pendingLabel: '変更しています', onClose };
  render(
    <FormDialog open {...dialog} form={{ isPending: pending, failure, submit: onSubmit }}>
      <label>
        呼び名 <input />
      </label>
      <label>
        <input type="checkbox" /> いつも使う
      </label>
    </FormDialog>,
  );
  return { onClose, onSubmit };
}

it('sends by its button and by the Enter key, and is left by another', async () => {
  const { onClose, onSubmit } = renderDialog(false);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '変更する' }));
  await userEvent.type(screen.getByLabelText('呼び名'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'やめる' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('is left by Escape until something was typed, which a key must not lose', async () => {
  const { onClose } = renderDialog(false);
  await userEvent.click(screen.getByRole('checkbox', { name: 'いつも使う' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByLabelText('呼び名'), '出張用');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('can not be left while it is sent', async () => {
  const { onClose } = renderDialog(true);
  expect(screen.queryByRole('button', { name: '閉じる' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'やめる' }).disabled).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

it('says above the fields why sending failed', () => {
  renderDialog(false, { message: '変更できませんでした。' });
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toBe('変更できませんでした。');
  expect(banner.compareDocumentPosition(screen.getByLabelText('呼び名'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
