import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { SkipLink } from './SkipLink.tsx';

it('is accessible and moves the focus without touching the address', async () => {
  render(
    <>
      <SkipLink targetId="main" />
      <main id="main" tabIndex={-1}>
        本文
      </main>
    </>,
  );
  expect(await axeFindings()).toEqual([]);
  const address = window.location.href;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.href).toBe(address);
});
