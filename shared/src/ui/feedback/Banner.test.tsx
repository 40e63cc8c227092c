import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Banner } from './Banner.tsx';

it('is accessible in every tone', async () => {
  render(
    <>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title="お知らせ" onDismiss={() => {}}>
          本文
        </Banner>
      ))}
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});

it('interrupts for errors, waits for the rest, and can be silent', () => {
  render(
    <>
      <Banner tone="error">失敗しました</Banner>
      <Banner tone="success">保存しました</Banner>
      <Banner announce="off">いつもの説明</Banner>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('失敗しました');
  expect(screen.getAllByRole('status').map((banner) => banner.textContent)).toEqual(['保存しました']);
});

it('can be dismissed', async () => {
  const dismiss = vi.fn<() => void>();
  render(<Banner onDismiss={dismiss}>本文</Banner>);
  await userEvent.click(screen.getByRole('button', { name: 'お知らせを閉じる' }));
  expect(dismiss).toHaveBeenCalledOnce();
});
