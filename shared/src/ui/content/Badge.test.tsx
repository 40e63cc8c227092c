import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Badge } from './Badge.tsx';
import { Icon } from './Icon.tsx';

it('is accessible', async () => {
  render(
    <Badge tone="warning" icon={<Icon name="warning" size={12} />}>
      残り2室
    </Badge>,
  );
  expect(await axeFindings()).toEqual([]);
});
