import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

it('is accessible', async () => {
  renderPassword();
  expect(await axeFindings()).toEqual([]);
});

it('shows and hides what was typed', async () => {
  renderPassword();
  const input = screen.getByLabelText<HTMLInputElement>('パスワード');
  await userEvent.type(input, 'himitsu');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示する' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを隠す' }));
  expect(input.type).toBe('password');
  expect(input.value).toBe('himitsu');
});

function renderPassword() {
  render(
    <Field label="パスワード">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
}
