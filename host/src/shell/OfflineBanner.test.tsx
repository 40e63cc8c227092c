import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineBanner } from './OfflineBanner.tsx';

afterEach(() => vi.restoreAllMocks());

function line(on: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')));
}

it('is shown and announced while offline', () => {
  render(<OfflineBanner />);
  expect(screen.queryByRole('status')).toBeNull();
  line(false);
  expect(screen.getByRole('status').textContent).toContain('インターネットに接続していません');
  line(true);
  expect(screen.queryByRole('status')).toBeNull();
});
