import { beforeEach, expect, it, vi } from 'vitest';
import { handOver } from './hand-over.ts';
import type { OutlineUse } from './outline-use.ts';

let outline: HTMLElement;
let page: HTMLElement;
const use = (pressed: HTMLElement | null = null): OutlineUse => ({ pressed, isComposing: false, top: 0 });

/** A form with a label for each field, and a button; React's own ids differ from those of the outline. */
function buildForm(prefix: string, labels: string[], button = '検索'): HTMLElement {
  const part = document.createElement('div');
  const form = part.appendChild(document.createElement('form'));
  for (const [index, text] of labels.entries()) {
    const label = Object.assign(document.createElement('label'), {
      htmlFor: `${prefix}${index}`,
      textContent: text,
    });
    form.append(label, Object.assign(document.createElement('input'), { id: `${prefix}${index}` }));
  }
  form.append(Object.assign(document.createElement('button'), { type: 'button', textContent: button }));
  document.body.append(part);
  return part;
}

const field = (part: HTMLElement, index: number) => part.querySelectorAll('input')[index] as HTMLInputElement;
const button = (part: HTMLElement) => part.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  document.body.replaceChildren();
  outline = buildForm('outline', ['目的地', '名前']);
  page = buildForm('page', ['名前', '目的地']);
});

it('copies what was typed into the field of the same name, and says so as typing does', () => {
  const typed = vi.fn();
  field(page, 1).addEventListener('input', typed);
  field(outline, 0).value = '新宿';
  handOver(outline, page, use());
  expect(field(page, 1).value).toBe('新宿');
  expect(field(page, 0).value).toBe('');
  expect(typed).toHaveBeenCalledTimes(1);
});

it('leaves a field alone in which nothing was typed', () => {
  field(page, 1).value = '大阪';
  handOver(outline, page, use());
  expect(field(page, 1).value).toBe('大阪');
});

it('moves the focus and the selection', () => {
  field(outline, 0).value = '新宿駅';
  field(outline, 0).focus();
  field(outline, 0).setSelectionRange(1, 2, 'backward');
  handOver(outline, page, use());
  expect(document.activeElement).toBe(field(page, 1));
  expect([field(page, 1).selectionStart, field(page, 1).selectionEnd]).toEqual([1, 2]);
});

it('leaves the focus where it is outside of the part', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  handOver(outline, page, use());
  expect(document.activeElement).toBe(elsewhere);
});

it('presses the button that was pressed, after the texts are there, and only once', () => {
  const seen: string[] = [];
  button(page).addEventListener('click', () => seen.push(field(page, 1).value));
  field(outline, 0).value = '新宿';
  const pressed = use(button(outline));
  handOver(outline, page, pressed);
  handOver(outline, page, pressed);
  expect(seen).toEqual(['新宿']);
});

it('follows the page’s own link of the same name', () => {
  const add = (part: HTMLElement, href: string) =>
    part.appendChild(Object.assign(document.createElement('a'), { href, textContent: '再設定' }));
  const followed = vi.fn((event: Event) => event.preventDefault());
  add(page, '/password-reset?next=/trips').addEventListener('click', followed);
  handOver(outline, page, use(add(outline, '/password-reset')));
  expect(followed).toHaveBeenCalledOnce();
});

it('finds a button by its place in the form where its name depends on data', () => {
  page.remove();
  page = buildForm('page', ['目的地', '名前'], '11月28日');
  const clicked = vi.fn();
  button(page).addEventListener('click', clicked);
  handOver(outline, page, use(button(outline)));
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('drops what the page has no place for', () => {
  field(outline, 0).value = '新宿';
  field(outline, 0).focus();
  page.replaceChildren();
  expect(() => handOver(outline, page, use(button(outline)))).not.toThrow();
});
