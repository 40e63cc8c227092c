import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Icon } from '../content/Icon.tsx';
import { IconButton } from './IconButton.tsx';

it('is accessible and named by its label', async () => {
  render(
    <IconButton label="閉じる">
      <Icon name="close" />
    </IconButton>,
  );
  expect(await axeFindings()).toEqual([]);
  expect(screen.getByRole('button', { name: '閉じる' })).toBeTruthy();
});
