import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { LinkButton } from './LinkButton.tsx';

it('is accessible, as its own link and around another', async () => {
  render(
    <>
      <LinkButton href="/trips">出張一覧</LinkButton>
      <LinkButton asChild variant="outline">
        <a href="/hotels">ホテルを探す</a>
      </LinkButton>
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});

it('gives its look to the child link and adds no second element', () => {
  render(
    <LinkButton asChild className="mine">
      <a href="/hotels" className="theirs">
        ホテルを探す
      </a>
    </LinkButton>,
  );
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('/hotels');
  expect(link?.className).toMatch(/ui-button/);
  expect(link?.className).toMatch(/mine/);
  expect(link?.className).toMatch(/theirs/);
});
