// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

// Dialogs get their names, and toasts leave, in frames: without them tests of later files wait for nothing.
it('come after fake timers too, under which an element with the focus was removed', async () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  vi.useRealTimers();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
}, 5_000);
