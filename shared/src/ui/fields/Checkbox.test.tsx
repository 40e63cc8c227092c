import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Checkbox } from './Checkbox.tsx';

it('is accessible in every state', async () => {
  render(
    <>
      <Checkbox checked onChange={() => {}} description="当日まで無料">
        無料キャンセル
      </Checkbox>
      <Checkbox checked="indeterminate" onChange={() => {}}>
        すべて
      </Checkbox>
      <Checkbox checked={false} onChange={() => {}} error="同意が必要です" required>
        規約に同意する
      </Checkbox>
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});

it('is switched by its label', async () => {
  const change = vi.fn<(checked: boolean) => void>();
  render(
    <Checkbox checked={false} onChange={change}>
      規約に同意する
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('規約に同意する'));
  expect(change).toHaveBeenCalledWith(true);
});

it('is described by its error', () => {
  render(
    <Checkbox checked={false} onChange={() => {}} error="同意が必要です">
      規約に同意する
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: /規約に同意する/ });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '同意が必要です',
  );
});
