import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Button } from './Button.tsx';
import { Icon } from '../content/Icon.tsx';

it('is accessible in every state', async () => {
  render(
    <>
      <Button startIcon={<Icon name="search" />}>検索する</Button>
      <Button loading>保存する</Button>
      <Button disabled>送信する</Button>
      <Button variant="link">詳細を見る</Button>
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});

it('does not submit a form unless it says so', async () => {
  const submit = vi.fn<() => void>();
  render(
    <form action={submit}>
      <Button>計算する</Button>
      <Button type="submit">送信する</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '計算する' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '送信する' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('keeps its name and focus while loading, ignores clicks and says what happens', async () => {
  const click = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={click}>保存する</Button>);
  const button = screen.getByRole('button', { name: '保存する' });
  button.focus();
  rerender(
    <Button onClick={click} loading loadingText="保存しています">
      保存する
    </Button>,
  );
  await userEvent.click(button);
  expect(click).not.toHaveBeenCalled();
  expect(button).toBe(document.activeElement);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toContain('保存する');
  expect(screen.getByRole('status').textContent).toBe('保存しています');
});

it('does not submit a form twice while loading', async () => {
  const submit = vi.fn<() => void>();
  render(
    <form action={submit}>
      <Button type="submit" loading>
        送信する
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});
