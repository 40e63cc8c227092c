import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Switch } from './Switch.tsx';

it('is accessible', async () => {
  render(<DarkMode />);
  expect(await axeFindings()).toEqual([]);
});

it('turns on and off', async () => {
  render(<DarkMode />);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'ダークモード' });
  expect(toggle.checked).toBe(false);
  await userEvent.click(toggle);
  expect(toggle.checked).toBe(true);
});

function DarkMode() {
  const [on, setOn] = useState(false);
  return (
    <Switch checked={on} onChange={setOn}>
      ダークモード
    </Switch>
  );
}
