import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Button } from './Button.tsx';
import { Menu } from './Menu.tsx';

it('is accessible when open', async () => {
  await open();
  expect(await axeFindings()).toEqual([]);
});

it('acts on the item that the keyboard chose', async () => {
  const signOut = await open();
  await waitFor(() => expect(screen.getByRole('menu')).toBe(document.activeElement));
  await userEvent.keyboard('{End}');
  const item = screen.getByRole('menuitem', { name: 'サインアウト' });
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true));
  await userEvent.keyboard('{Enter}');
  expect(signOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('acts on an item that is clicked without a pointer over it, as screen readers do', async () => {
  const signOut = await open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'サインアウト' }));
  expect(signOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('lets an item be a link', async () => {
  await open();
  expect(screen.getByRole('menuitem', { name: 'アカウント設定' }).getAttribute('href')).toBe(
    '/settings/account',
  );
});

it.each([
  ['{ArrowDown}', 'アカウント設定'],
  ['{Enter}', 'アカウント設定'],
  [' ', 'アカウント設定'],
  ['{ArrowUp}', 'サインアウト'],
])('opens by %s at the item nearest to the key, and gives the focus back', async (key, name) => {
  renderMenu();
  const trigger = screen.getByRole('button', { name: '田中 一郎' });
  for (let round = 0; round < 2; round++) {
    trigger.focus();
    await userEvent.keyboard(key);
    const menu = await screen.findByRole('menu');
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(menu));
    const item = screen.getByRole('menuitem', { name });
    await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(item.id));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  }
});

it('closes by a second click on its button', async () => {
  await open();
  const trigger = screen.getByRole('button', { name: '田中 一郎' });
  expect(trigger.getAttribute('aria-controls')).toBe(screen.getByRole('menu').id);
  await userEvent.click(trigger);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

async function open() {
  const signOut = renderMenu();
  await userEvent.click(screen.getByRole('button', { name: '田中 一郎' }));
  await screen.findByRole('menu');
  return signOut;
}

function renderMenu() {
  const signOut = vi.fn<() => void>();
  render(
    <Menu
      label="アカウント"
      trigger={<Button>田中 一郎</Button>}
      header="さくら商事"
      items={[
        { id: 'account', label: 'アカウント設定', link: <a href="/settings/account">設定</a> },
        { id: 'out', label: 'サインアウト', onSelect: signOut, separatorBefore: true },
      ]}
    />,
  );
  return signOut;
}
