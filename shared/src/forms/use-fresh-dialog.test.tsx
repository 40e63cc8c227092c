import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useFreshDialog } from './use-fresh-dialog.ts';

function Sample() {
  const dialog = useFreshDialog();
  return (
    <>
      <button type="button" onClick={dialog.show}>
        開く
      </button>
      <button type="button" onClick={dialog.close}>
        閉じる
      </button>
      <input key={dialog.key} aria-label={dialog.open ? '開いている' : '閉じている'} />
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('begins with fresh fields each time, and keeps them while it closes', async () => {
  render(<Sample />);
  await press('開く');
  await userEvent.type(field('開いている'), '出張');
  await press('閉じる');
  expect(field('閉じている').value).toBe('出張');
  await press('開く');
  expect(field('開いている').value).toBe('');
});
