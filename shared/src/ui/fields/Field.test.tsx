import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Field } from './Field.tsx';
import { NumberStepper } from './NumberStepper.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

it('is accessible around every control', async () => {
  render(
    <>
      <Field label="氏名" required helper="漢字で入力">
        <TextInput />
      </Field>
      <Field label="パスワード" error="入力してください">
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field label="都道府県" optional>
        <Select options={[{ value: '13', label: '東京都' }]} />
      </Field>
      <Field label="要望" hideLabel>
        <TextArea />
      </Field>
      <Field label="大人">
        <NumberStepper value={2} onChange={() => {}} />
      </Field>
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});

it('gives its control a name, a description and its state', () => {
  const { rerender } = render(
    <Field label="氏名" required helper="漢字で入力してください" controlId="guest-name">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '氏名' });
  expect(input.id).toBe('guest-name');
  expect(input.required).toBe(true);
  expect(getDescription(input)).toContain('漢字で入力してください');
  expect(input.getAttribute('aria-invalid')).not.toBe('true');

  rerender(
    <Field
      label="氏名"
      required
      helper="漢字で入力してください"
      error="氏名を入力してください"
      controlId="guest-name"
    >
      <TextInput />
    </Field>,
  );
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(getDescription(input)).toContain('氏名を入力してください');
});

function getDescription(element: Element) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
