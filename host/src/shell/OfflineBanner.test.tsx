import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineBanner } from './OfflineBanner.tsx';

afterEach(() => vi.restoreAllMocks());

function line(on: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')));
}

it('stands there as long as there is no line, and is read out', () => {
  render(<OfflineBanner />);
  expect(screen.queryByRole('status')).toBeNull();
  line(false);
  expect(screen.getByRole('status').textContent).toContain('インターネットに接続していません');
  line(true);
  expect(screen.queryByRole('status')).toBeNull();
});
