import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { DescriptionList } from './DescriptionList.tsx';

it('is accessible and leaves out what is empty', async () => {
  render(
    <DescriptionList
      items={[
        { term: '小計', description: '¥12,800' },
        { term: '備考', description: null },
        { term: '割引', description: 0 },
        { term: '合計', description: '¥12,800', strong: true },
      ]}
    />,
  );
  expect(await axeFindings()).toEqual([]);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['小計', '割引', '合計']);
});
