import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Price } from './Price.tsx';

it('is accessible', async () => {
  render(<Price amount={12800} per="night" before={14000} note="サービス料込" />);
  expect(await axeFindings()).toEqual([]);
});

it('says what the amount is for and that tax is in it', () => {
  const { container } = render(<Price amount={25600} per="total" />);
  expect(container.textContent).toBe('合計¥25,600税込');
});

it('tells an earlier price from the one that counts', () => {
  const { container } = render(<Price amount={12800} before={12000} taxIncluded={false} />);
  expect(container.querySelector('s')?.textContent).toBe('変更前 ¥12,000');
  expect(container.textContent).toBe('変更前 ¥12,000¥12,800');
});

it('promises nothing about tax in other currencies', () => {
  const { container } = render(<Price amount={48.5} currency="USD" per="現地払い" />);
  expect(container.textContent).toBe('現地払い$48.50');
});
