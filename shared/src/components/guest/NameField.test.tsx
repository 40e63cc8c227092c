import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NameField } from './NameField.tsx';

function Form() {
  const [name, setName] = useState('');
  return (
    <NameField
      label="姓"
      example="TANAKA"
      autoComplete="off"
      controlId="family"
      value={name}
      problem={undefined}
      onChange={setName}
    />
  );
}

it.each([
  ['Ｔａｎａｋａ', 'TANAKA'],
  ['Tanaka', 'Tanaka'],
  ['田中', '田中'],
  ['たなか', 'たなか'],
])('makes %s into %s when one leaves the field', async (typed, kept) => {
  render(<Form />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(box, typed);
  expect(box.value).toBe(typed);
  await userEvent.tab();
  expect(box.value).toBe(kept);
});
