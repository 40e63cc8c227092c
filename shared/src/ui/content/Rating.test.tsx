import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Rating } from './Rating.tsx';

it('is accessible as stars and as a score', async () => {
  const { container } = render(
    <>
      <Rating value={3.5} />
      <Rating variant="score" value={4.26} count={1284} />
    </>,
  );
  expect(await axeFindings()).toEqual([]);
  expect(container.textContent).toBe('5段階中3.54.3とても良い1,284件');
});

it('words a score as it is shown', () => {
  const { container } = render(<Rating variant="score" value={4.46} />);
  expect(container.textContent).toBe('4.5最高');
});
