import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
import { axeFindings } from '../_axe.ts';

it('is accessible', async () => {
  renderAlert();
  expect(await axeFindings()).toEqual([]);
});

it('starts on the button that changes nothing', async () => {
  renderAlert();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'キャンセル' })),
  );
});

// spec: 2.modal
it('confirms and cancels', async () => {
  const { confirm, close } = renderAlert();
  await userEvent.click(screen.getByRole('button', { name: '取り消す' }));
  expect(confirm).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
  expect(close).toHaveBeenCalledOnce();
});

it('reads out why the action failed', () => {
  renderAlert({ error: '削除できませんでした。' });
  expect(screen.getByRole('alert').textContent).toBe('削除できませんでした。');
});

it('can not be left while its action runs', async () => {
  const { confirm, close } = renderAlert({ loading: true });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '取り消す' }));
  expect(close).not.toHaveBeenCalled();
  expect(confirm).not.toHaveBeenCalled();
});

// spec: 2.modal
it('is centered and has the parts of a dialog: header, body, close button, click outside', async () => {
  const { close } = renderAlert({ hideCloseButton: false, closeOnOverlayClick: true });
  const positioner = document.querySelector('[data-scope=dialog][data-part=positioner]') as HTMLElement;
  expect(positioner.className).toContain('placement_center');
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect(close).toHaveBeenCalledOnce();
  // The dialog begins to listen for clicks beside it a moment after it has opened.
  await waitFor(async () => {
    await userEvent.click(positioner, { pointerEventsCheck: 0 });
    expect(close.mock.calls.length).toBeGreaterThan(1);
  });
});

it('hides its close button and ignores clicks outside unless given otherwise', async () => {
  const { close } = renderAlert();
  expect(screen.queryByRole('button', { name: '閉じる' })).toBeNull();
  await userEvent.click(document.querySelector('[data-scope=dialog][data-part=positioner]') as HTMLElement, {
    pointerEventsCheck: 0,
  });
  expect(close).not.toHaveBeenCalled();
});

function renderAlert(props: Partial<AlertDialogProps> = {}) {
  const confirm = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  render(
    <AlertDialog
      open
      onClose={close}
      title="部屋を取り消しますか?"
      confirmLabel="取り消す"
      tone="danger"
      onConfirm={confirm}
      {...props}
    >
      取消料は ¥12,800 です。
    </AlertDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: '部屋を取り消しますか?' })).toBeTruthy();
  return { confirm, close };
}
