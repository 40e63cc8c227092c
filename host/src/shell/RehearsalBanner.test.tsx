import { installSite, type Site } from '@yado/shared/site';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RehearsalBanner } from './RehearsalBanner.tsx';

function show(publishableKey: string, emulatorUrl?: string) {
  const configuration = { identity: { emulatorUrl }, cards: { publishableKey } };
  installSite({ tenant: 'test', configuration, flags: {} } as unknown as Site);
  render(<RehearsalBanner />);
  return screen.queryByRole('status');
}

it('says on a site with test accounts that nothing of it is real', () => {
  expect(show('pk_test_51Hc8yKz')?.textContent).toContain('予約も決済も実際には行われません');
});

it('is on neither the real site nor the demonstration', () => {
  expect(show('pk_live_51Hc8yKz')).toBeNull();
  expect(show('pk_test_yado', 'http://127.0.0.1:4103')).toBeNull();
});
