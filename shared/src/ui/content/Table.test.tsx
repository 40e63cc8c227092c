import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Table } from './Table.tsx';

it('is accessible', async () => {
  renderTable();
  expect(await axeFindings()).toEqual([]);
});

it('is named by its caption and has one cell per column and row', () => {
  renderTable();
  expect(screen.getByRole('table', { name: '出張の一覧' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'ホテル',
    '合計',
    '操作',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('cell', { name: '¥12,800' })).toBeTruthy();
});

function renderTable() {
  render(
    <Table
      caption="出張の一覧"
      rows={[
        { id: 'a', hotel: '東京グランドホテル', price: '¥12,800' },
        { id: 'b', hotel: '大阪リバーサイドイン', price: '¥9,800' },
      ]}
      rowKey={({ id }) => id}
      columns={[
        { id: 'hotel', header: 'ホテル', primary: true, cell: ({ hotel }) => hotel },
        { id: 'price', header: '合計', align: 'end', cell: ({ price }) => price },
        { id: 'actions', header: '操作', actions: true, cell: () => <button type="button">詳細</button> },
      ]}
    />,
  );
}
