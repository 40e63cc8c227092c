import { screen, within } from '@testing-library/react';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, expect, it } from 'vitest';
import { hotel, price, renderScreen, STAY } from './_results-screen.tsx';

beforeAll(installTestSite);

it.each([
  ['sort=cancel-deadline', true],
  ['sort=price', false],
])(
  'in the order %s the page of a hotel begins with the rates that its price is one of',
  async (order, narrows) => {
    renderScreen(`q=札幌&region=1&meal=breakfast&${order}&${STAY}`, {
      totalCount: 2,
      origin: { name: '札幌', isPoint: false },
      specifiedProperty: null,
      edges: [
        { node: hotel('1', '亀の湯') },
        {
          node: hotel('2', '鶴の湯', {
            cheapestPriceV2: { ...price, freeCancelUntil: null, alwaysFreeCancel: false },
          }),
        },
      ],
    });
    const linkOf = async (name: string) =>
      within(await screen.findByRole('article', { name }))
        .getByRole('heading')
        .querySelector('a')
        ?.getAttribute('href');
    const free = await linkOf('亀の湯');
    expect(free).toContain('meal=breakfast');
    expect(free?.includes('free-cancel=1')).toBe(narrows);
    // It has no rate that is free to cancel.
    expect(await linkOf('鶴の湯')).not.toContain('free-cancel');
  },
);
