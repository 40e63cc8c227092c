import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

it('is accessible and stays in the name of its surroundings', async () => {
  render(
    <button type="button">
      カード<VisuallyHidden>を削除</VisuallyHidden>
    </button>,
  );
  expect(await axeFindings()).toEqual([]);
  expect(screen.getByRole('button', { name: 'カードを削除' })).toBeTruthy();
});
