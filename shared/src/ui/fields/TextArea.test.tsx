import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { TextArea } from './TextArea.tsx';

it('is accessible outside a field too', async () => {
  render(<TextArea aria-label="ホテルへの要望" />);
  expect(await axeFindings()).toEqual([]);
});
