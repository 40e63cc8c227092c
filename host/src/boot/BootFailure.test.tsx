import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BootFailure } from './BootFailure.tsx';

afterEach(() => vi.unstubAllGlobals());

const serverTime = (date: Date) =>
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { date: date.toUTCString() } }));

it('names a wrong date of the device and the remedy', async () => {
  serverTime(new Date(Date.now() - 40 * 86_400_000));
  render(<BootFailure />);
  await screen.findByText(/お使いの端末の日付が正しくないようです/);
  expect(screen.getByText(/日付と時刻の自動設定をオンに/)).not.toBeNull();
  expect(screen.getByRole('button', { name: '読み込み直す' })).not.toBeNull();
});

it('names a part of the site that did not come as what it is', () => {
  serverTime(new Date());
  render(<BootFailure isIncomplete />);
  expect(screen.getByText(/サイトの一部を読み込めませんでした。通信の状態を確認/)).not.toBeNull();
  expect(screen.queryByText(/構成情報/)).toBeNull();
});

it('does not mention the date when it is right', async () => {
  serverTime(new Date());
  render(<BootFailure />);
  expect(screen.getByText(/構成情報を確認できませんでした/)).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText(/端末の日付/)).toBeNull();
});
