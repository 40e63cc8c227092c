import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from './_axe.ts';
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

async function press(key: string, value: string) {
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe(value));
}

function Guests() {
  const [adults, setAdults] = useState(2);
  return <NumberStepper label="大人" value={adults} onChange={setAdults} min={1} max={4} unit="名" />;
}
