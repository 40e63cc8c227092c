import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { NumberStepper } from './NumberStepper.tsx';

it('is accessible', async () => {
  render(<Guests />);
  expect(await axeFindings()).toEqual([]);
});

it('counts within its limits, by button and by arrow key', async () => {
  render(<Guests />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: '大人' });
  await userEvent.click(screen.getByRole('button', { name: /増やす/ }));
  await waitFor(() => expect(input.value).toBe('3'));
  await userEvent.click(input);
  await press('{ArrowUp}', '4');
  await press('{ArrowUp}', '4');
  for (const left of ['3', '2', '1', '1']) await press('{ArrowDown}', left);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /減らす/ }).disabled).toBe(true);
});

it('takes what is typed, in wide digits too, and goes back into its limits when it is left', async () => {
  render(<Guests />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  await userEvent.clear(input);
  await userEvent.type(input, '３');
  expect(input.getAttribute('aria-valuenow')).toBe('3');
  await userEvent.clear(input);
  await userEvent.type(input, '12');
  expect([input.value, input.getAttribute('aria-valuenow')]).toEqual(['12', '1']);
  await userEvent.tab();
  expect(input.value).toBe('4');
});

it.each(['', 'x', '-', 'x3'])('keeps its number when "%s" is left in it', async (text) => {
  render(<Guests />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
  await userEvent.tab();
  expect(input.value).toBe('2');
});

it('goes to its ends by Home and End', async () => {
  render(<Guests />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  await userEvent.click(input);
  await userEvent.keyboard('{End}');
  expect(input.value).toBe('4');
  await userEvent.keyboard('{Home}');
  expect(input.value).toBe('1');
});

async function press(key: string, value: string) {
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe(value));
}

function Guests() {
  const [adults, setAdults] = useState(2);
  return <NumberStepper label="大人" value={adults} onChange={setAdults} min={1} max={4} unit="名" />;
}
