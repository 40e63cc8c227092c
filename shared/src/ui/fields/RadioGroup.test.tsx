import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { RadioGroup } from './RadioGroup.tsx';

it('is accessible, plain and as cards', async () => {
  render(
    <>
      <Payment variant="plain" />
      <Payment variant="card" error="選択してください" />
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});

it('moves the choice by click and by arrow key, past what is disabled', async () => {
  render(<Payment variant="card" />);
  expect(screen.getByRole('radiogroup', { name: 'お支払い方法' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /請求書払い/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /請求書払い/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /現地払い/ }).disabled).toBe(true);
});

function Payment({ variant, error }: { variant: 'plain' | 'card'; error?: string }) {
  const [value, setValue] = useState<'card' | 'invoice' | 'onsite' | null>(null);
  return (
    <RadioGroup
      label="お支払い方法"
      variant={variant}
      value={value}
      onChange={setValue}
      error={error}
      options={[
        { value: 'card', label: '会社カード', description: 'Visa 4242' },
        { value: 'invoice', label: '請求書払い', aside: '¥100,000' },
        { value: 'onsite', label: '現地払い', disabled: true },
      ]}
    />
  );
}
