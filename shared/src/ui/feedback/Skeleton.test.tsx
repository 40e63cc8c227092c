import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Skeleton } from './Skeleton.tsx';

it('is accessible by being silent', async () => {
  const { container } = render(
    <>
      <Skeleton height="48px" />
      <Skeleton shape="line" lines={3} />
    </>,
  );
  expect(await axeFindings()).toEqual([]);
  expect([...container.children].every((part) => part.getAttribute('aria-hidden') === 'true')).toBe(true);
});
