import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MapPending } from './MapPending.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says after a while, and not before, that the map is still missing', () => {
  render(<MapPending />);
  void act(() => vi.advanceTimersByTime(7_999));
  expect(screen.getByRole('status').textContent).toBe('');
  void act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toContain('地図をまだ読み込めていません');
});
