import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Combobox, type ComboboxItem } from './Combobox.tsx';
import { Field } from './Field.tsx';

const spots: ComboboxItem[] = [
  { id: 's1', label: '東京駅', icon: 'train', group: '駅' },
  { id: 'h1', label: '東京グランドホテル', icon: 'hotel', group: 'ホテル', description: '千代田区' },
  { id: 's2', label: '新宿駅', icon: 'train', group: '駅' },
];

it('is accessible, closed, open and empty', async () => {
  const { input } = renderCombobox();
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(input, '駅');
  await screen.findByRole('listbox');
  expect(await axeFindings()).toEqual([]);
  await userEvent.clear(input);
  await userEvent.type(input, 'zzz');
  await screen.findByText('該当なし', { selector: 'div' });
  expect(await axeFindings()).toEqual([]);
});

it('lists groups together and selects by keyboard', async () => {
  const { input, select } = renderCombobox();
  await userEvent.type(input, '京');
  await userEvent.clear(input);
  await userEvent.type(input, '駅');
  await waitFor(() => expect(options()).toEqual(['東京駅', '新宿駅']));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(select).toHaveBeenCalledOnce());
  expect(input.value).toBe(select.mock.calls[0]?.[0].label);
});

it('enters the list at its first item, and continues with the next', async () => {
  const { input, select } = renderCombobox();
  await userEvent.type(input, '駅');
  await waitFor(() => expect(options()).toEqual(['東京駅', '新宿駅']));
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toContain('s1'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(select).toHaveBeenCalledWith(spots[0]));
  await userEvent.clear(input);
  await userEvent.type(input, '駅');
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toContain('s1'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(select).toHaveBeenLastCalledWith(spots[2]));
});

it('selects by pointer', async () => {
  const { input, select } = renderCombobox();
  await userEvent.type(input, '東京');
  await userEvent.click(await screen.findByRole('option', { name: /東京グランドホテル/ }));
  expect(select).toHaveBeenCalledWith(spots[1]);
  expect(input.value).toBe('東京グランドホテル');
});

it('selects nothing while an IME composes', async () => {
  const { input, select } = renderCombobox();
  await userEvent.type(input, '東京');
  await screen.findByRole('listbox');
  fireEvent.compositionStart(input);
  for (const key of ['ArrowDown', 'Enter']) {
    fireEvent.keyDown(input, { key, isComposing: true, keyCode: 229 });
  }
  expect(select).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(select).toHaveBeenCalledOnce());
});

it('sends what was typed with Enter, and not a suggestion for what was there before, while others are loaded', async () => {
  const select = vi.fn<(item: ComboboxItem) => void>();
  const submit = vi.fn<(text: string) => void>();
  const form = (items: ComboboxItem[], loading: boolean) => (
    <SentByEnter items={items} loading={loading} onSelect={select} onSubmit={submit} />
  );
  const { rerender } = render(form([], false));
  const input = screen.getByRole('combobox', { name: '目的地' });
  await userEvent.type(input, '東');
  rerender(form(spots, false));
  const first = await screen.findByRole('option', { name: '東京駅' });
  await waitFor(() => expect(first.hasAttribute('data-highlighted')).toBe(true));
  await userEvent.type(input, '北');
  rerender(form(spots, true));
  expect(first.hasAttribute('data-highlighted')).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledWith('東北');
  expect(select).not.toHaveBeenCalled();
});

it('keeps free text when it is left', async () => {
  const { input } = renderCombobox();
  await userEvent.type(input, 'どこか');
  await userEvent.tab();
  expect(input.value).toBe('どこか');
});

it('keeps the text box and what was typed when the list comes, and opens it', async () => {
  const { input } = renderCombobox();
  act(() => input.focus());
  fireEvent.change(input, { target: { value: '駅' } });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await screen.findByRole('listbox');
  expect(options()).toEqual(['東京駅', '新宿駅']);
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('駅');
});

it('stays closed when the text box was left before the list came', async () => {
  const { input } = renderCombobox();
  act(() => input.focus());
  fireEvent.change(input, { target: { value: '駅' } });
  act(() => input.blur());
  await act(() => import('../panels/ComboboxList.tsx'));
  expect(screen.queryByRole('listbox')).toBeNull();
  act(() => input.focus());
  fireEvent.click(input);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

it('leaves Home and End to the caret while the list is open', async () => {
  const { input } = renderCombobox();
  await userEvent.type(input, '東京');
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toContain('s1'));
  for (const key of ['Home', 'End']) expect(fireEvent.keyDown(input, { key })).toBe(true);
  await userEvent.keyboard('{Home}新');
  expect(input.value).toBe('新東京');
  await userEvent.keyboard('{End}駅');
  expect(input.value).toBe('新東京駅');
});

it('leaves the caret where a text is edited in its middle', async () => {
  const { input } = renderCombobox();
  await userEvent.type(input, '東駅');
  await screen.findByRole('listbox', { hidden: true });
  await userEvent.clear(input);
  await userEvent.type(input, '東駅');
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('京');
  await waitFor(() => expect(options()).toEqual(['東京駅']));
  expect(input.value).toBe('東京駅');
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2]);
  await userEvent.keyboard('{Backspace}');
  expect(input.value).toBe('東駅');
  expect(input.selectionStart).toBe(1);
});

it('can be emptied', async () => {
  const { input } = renderCombobox();
  await userEvent.type(input, '東京');
  await userEvent.click(screen.getByRole('button', { name: '入力を消去' }));
  expect(input.value).toBe('');
});

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

it('says nothing of no suggestions once one was chosen', async () => {
  const form = (items: ComboboxItem[], text: string) => (
    <Field label="目的地">
      <Combobox
        items={items}
        inputValue={text}
        onInputChange={() => {}}
        onSelect={() => {}}
        emptyText="該当なし"
      />
    </Field>
  );
  const { rerender } = render(form(spots, '東'));
  const input = screen.getByRole('combobox', { name: '目的地' });
  await userEvent.type(input, '京');
  await userEvent.click(await screen.findByRole('option', { name: '東京駅' }));
  rerender(form([], '東京駅'));
  await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
  expect(screen.queryByText('該当なし')).toBeNull();
});

function renderCombobox() {
  const select = vi.fn<(item: ComboboxItem) => void>();
  render(<Destination onSelect={select} />);
  return { input: screen.getByRole<HTMLInputElement>('combobox', { name: '目的地' }), select };
}

function Destination({ onSelect }: { onSelect: (item: ComboboxItem) => void }) {
  const [text, setText] = useState('');
  return (
    <Field label="目的地">
      <Combobox
        items={text ? spots.filter(({ label }) => label.includes(text)) : []}
        inputValue={text}
        onInputChange={setText}
        onSelect={(item) => {
          setText(item.label);
          onSelect(item);
        }}
        emptyText="該当なし"
        icon="search"
      />
    </Field>
  );
}

interface SentByEnterProps {
  items: ComboboxItem[];
  loading: boolean;
  onSelect: (item: ComboboxItem) => void;
  onSubmit: (text: string) => void;
}

function SentByEnter({ items, loading, onSelect, onSubmit }: SentByEnterProps) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text);
      }}
    >
      <Field label="目的地">
        <Combobox
          items={items}
          loading={loading}
          inputValue={text}
          onInputChange={setText}
          onSelect={onSelect}
        />
      </Field>
    </form>
  );
}
