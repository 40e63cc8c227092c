import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Container } from './Container.tsx';

it('is accessible and keeps what it is given', async () => {
  const { container } = render(
    <Container id="page" className="mine" width="form">
      本文
    </Container>,
  );
  expect(await axeFindings()).toEqual([]);
  expect(container.querySelector('#page')?.className).toContain('mine');
});
