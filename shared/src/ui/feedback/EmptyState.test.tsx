import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

it('is accessible', async () => {
  render(
    <EmptyState title="ホテルが見つかりません" headingLevel={1} action={<Button>条件を外す</Button>}>
      「朝食付き」を外すと 24 軒あります。
    </EmptyState>,
  );
  expect(await axeFindings()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'ホテルが見つかりません' })).toBeTruthy();
});
