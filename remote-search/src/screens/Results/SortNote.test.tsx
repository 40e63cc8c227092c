import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SortNote } from './SortNote.tsx';

it('names everything that the recommended order goes by', async () => {
  render(<SortNote />);
  await userEvent.click(screen.getByRole('button', { name: 'おすすめ順について' }));
  const note = await screen.findByRole('dialog', { name: 'おすすめ順とは' });
  for (const part of [
    '距離',
    '口コミ',
    '料金',
    'いま無料でキャンセル',
    '所属の支店',
    '過去1年に予約したホテル',
    '予約提供会社での順位',
  ]) {
    expect(note.textContent).toContain(part);
  }
});
