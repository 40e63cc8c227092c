import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Disclosure } from './Disclosure.tsx';

it('is accessible', async () => {
  render(
    <Disclosure summary="取消料について" defaultOpen>
      前日まで無料
    </Disclosure>,
  );
  expect(await axeFindings()).toEqual([]);
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
});
