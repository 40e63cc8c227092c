import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Button } from '../actions/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

it('is accessible and holds the page’s heading', async () => {
  render(
    <PageHeader
      title="出張一覧"
      description="さくら商事 本社"
      back={<a href="/">戻る</a>}
      actions={<Button>CSV</Button>}
    />,
  );
  expect(await axeFindings()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: '出張一覧' })).toBeTruthy();
});
