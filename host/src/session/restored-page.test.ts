import { afterEach, expect, it, vi } from 'vitest';
import { checkRestoredPage } from './restored-page.ts';

const leave = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const { style } = document.documentElement;
afterEach(() => {
  style.visibility = '';
});

it('shows a page that the browser kept only if its session is still the same', () => {
  const reload = vi.fn();
  const isSameSession = vi.fn(() => true);
  checkRestoredPage(isSameSession, reload);

  leave(false);
  expect(style.visibility).toBe('');

  leave(true);
  expect(style.visibility).toBe('hidden');
  comeBack();
  expect(style.visibility).toBe('');
  expect(reload).not.toHaveBeenCalled();

  isSameSession.mockReturnValue(false);
  leave(true);
  comeBack();
  expect(style.visibility).toBe('hidden');
  expect(reload).toHaveBeenCalledOnce();
});
