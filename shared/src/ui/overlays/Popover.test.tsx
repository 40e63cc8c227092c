import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Button } from '../actions/Button.tsx';
import { Popover } from './Popover.tsx';

it('is accessible when open', async () => {
  await open();
  expect(await axeFindings()).toEqual([]);
});

it('opens by its trigger and closes by Escape, back to the trigger', async () => {
  const trigger = await open();
  const popover = await screen.findByRole('dialog', { name: '料金の内訳' });
  await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('closes by a second click on its button', async () => {
  const trigger = await open();
  const popover = await screen.findByRole('dialog', { name: '料金の内訳' });
  expect(trigger.getAttribute('aria-controls')).toBe(popover.id);
  await userEvent.click(trigger);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

it('comes from below on a phone where that is wanted, and closes by Escape', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
        media: query,
      }) as MediaQueryList,
  );
  const trigger = await open(true);
  const sheet = await screen.findByRole('dialog', { name: '料金の内訳' });
  expect(sheet.getAttribute('aria-modal')).toBe('true');
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  vi.restoreAllMocks();
});

async function open(sheet = false) {
  render(
    <Popover trigger={<Button>内訳</Button>} title="料金の内訳" sheet={sheet}>
      1泊 ¥12,800 × 2泊 <a href="/help">詳しく</a>
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: '内訳' });
  await userEvent.click(trigger);
  return trigger;
}
