import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Thumbnail } from './Thumbnail.tsx';

it('is accessible with, without and beside a picture', async () => {
  render(
    <>
      <Thumbnail src="/a.jpg" alt="外観" />
      <Thumbnail src={null} alt="写真はありません" />
      <Thumbnail src="/b.jpg" alt="" />
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});

it('falls back to an icon of the same name when the picture is broken, and tries a new one', () => {
  const { container, rerender } = render(<Thumbnail src="/broken.jpg" alt="外観" />);
  fireEvent.error(screen.getByRole('img', { name: '外観' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: '外観' })).toBeTruthy();
  rerender(<Thumbnail src="/good.jpg" alt="外観" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/good.jpg');
});
