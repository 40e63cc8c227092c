import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Icon } from '../content/Icon.tsx';
import { TextInput } from './TextInput.tsx';

it('is accessible outside a field too', async () => {
  render(<TextInput aria-label="検索" startIcon={<Icon name="search" />} />);
  expect(await axeFindings()).toEqual([]);
});

it('hands on what is typed', async () => {
  const change = vi.fn<(text: string) => void>();
  render(<TextInput aria-label="検索" onChange={(event) => change(event.target.value)} />);
  await userEvent.type(screen.getByRole('textbox'), '東京');
  expect(change).toHaveBeenLastCalledWith('東京');
});
