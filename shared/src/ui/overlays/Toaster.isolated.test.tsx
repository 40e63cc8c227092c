import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Toaster, toast } from './Toaster.tsx';

// spec: 9.toast
it('stays for five seconds', async () => {
  render(<Toaster />);
  act(() => toast({ id: 'five', title: 'コピーしました' }));
  const message = (await screen.findByText('コピーしました')).closest<HTMLElement>('[data-part=root]');
  expect(message?.style.getPropertyValue('--duration')).toBe('5000ms');
});

it('is accessible and reads messages out', async () => {
  render(<Toaster />);
  act(() => toast({ id: 'a', title: '保存しました', tone: 'success' }));
  const message = await screen.findByText('保存しました');
  expect(message.closest('[role=status], [role=alert]')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

it('replaces a message of the same id', async () => {
  render(<Toaster />);
  act(() => toast({ id: 'b', title: '保存しています' }));
  await screen.findByText('保存しています');
  act(() => toast({ id: 'b', title: '完了しました', tone: 'success' }));
  await screen.findByText('完了しました');
  expect(screen.queryByText('保存しています')).toBeNull();
});

it('offers its action and can be closed', async () => {
  const retry = vi.fn<() => void>();
  render(<Toaster />);
  act(() =>
    toast({
      id: 'c',
      title: '失敗しました',
      tone: 'error',
      action: { label: 'もう一度試す', onClick: retry },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
  expect(retry).toHaveBeenCalledOnce();
  act(() => toast({ id: 'd', title: 'コピーしました' }));
  const copied = (await screen.findByText('コピーしました')).closest<HTMLElement>('[data-part=root]');
  await userEvent.click(within(copied as HTMLElement).getByRole('button', { name: '通知を閉じる' }));
  // Its removal waits for animation frames on a clock that jsdom doesn't share.
  await waitFor(() => expect(copied?.dataset.state).toBe('closed'));
});

it('shows what comes after a page with messages is gone', async () => {
  const page = render(<Toaster />);
  act(() => ['1', '2', '3', '4'].forEach((title) => toast({ title })));
  await screen.findByText('4');
  page.unmount();
  render(<Toaster />);
  act(() => toast({ title: '保存しました' }));
  expect(await screen.findByText('保存しました')).toBeTruthy();
});
