import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';

it('is accessible', async () => {
  renderSelect();
  expect(await axeFindings()).toEqual([]);
});

it('starts with its placeholder and reports the choice', async () => {
  const change = renderSelect();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '並び順' });
  expect(select.value).toBe('');
  await userEvent.selectOptions(select, '価格の安い順');
  expect(change).toHaveBeenCalledWith('price');
});

function renderSelect() {
  const change = vi.fn<(value: string) => void>();
  render(
    <Field label="並び順">
      <Select
        placeholder="選択してください"
        options={[
          { value: 'recommended', label: 'おすすめ順' },
          { value: 'price', label: '価格の安い順' },
        ]}
        onChange={(event) => change(event.target.value)}
      />
    </Field>,
  );
  return change;
}
