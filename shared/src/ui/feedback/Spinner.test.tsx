import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Spinner } from './Spinner.tsx';

it('is accessible, and silent where the surroundings speak', async () => {
  render(
    <>
      <Spinner label="検索しています" />
      <Spinner label={null} />
    </>,
  );
  expect(await axeFindings()).toEqual([]);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['検索しています']);
});
