import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Card } from './Card.tsx';

it('is accessible, alone and as an item of a list', async () => {
  render(
    <>
      <h1>出張</h1>
      <Card heading="料金" footer="税込">
        ¥12,800
      </Card>
      <ul>
        <Card as="li">部屋</Card>
      </ul>
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});

it('is a region named by its heading', () => {
  render(
    <Card heading="料金" headingLevel={3}>
      ¥12,800
    </Card>,
  );
  expect(screen.getByRole('region', { name: '料金' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: '料金' })).toBeTruthy();
});
