import { OUTLINE_ELEMENT_ID } from '@yado/shared/contract/outline';
import { beforeEach, expect, it, vi } from 'vitest';
import { followOutline } from './follow-outline.ts';

let root: HTMLElement;
let outline: HTMLElement;

function add(parent: HTMLElement, html: { tag: string; data?: string }): HTMLElement {
  const element = parent.appendChild(document.createElement(html.tag));
  if (html.data) element.dataset[html.data] = '';
  return element;
}

/** After a commit of React and before it is painted. */
const commit = () => Promise.resolve();

beforeEach(() => {
  document.body.replaceChildren();
  window.__yadoOutline = { pressed: null, isComposing: false, top: 0 };
  Object.assign(document.documentElement.dataset, { session: 'in', screen: 'shown', here: '/' });
  root = add(document.body, { tag: 'div' });
  outline = add(document.body, { tag: 'div' });
  outline.id = OUTLINE_ELEMENT_ID;
  add(outline, { tag: 'div', data: 'bar' });
  add(outline, { tag: 'input' });
});

it('goes in the moment in which the page has its screen', async () => {
  followOutline(root);
  expect(outline.isConnected).toBe(true);
  add(root, { tag: 'main' });
  await commit();
  expect(outline.isConnected).toBe(false);
  expect(document.documentElement.dataset).not.toHaveProperty('session');
});

it('leaves the header first while the screen is still on its way', async () => {
  followOutline(root);
  const placeholder = add(add(root, { tag: 'main' }), { tag: 'div', data: 'placeholder' });
  await commit();
  expect(outline.querySelector<HTMLElement>('[data-bar]')?.dataset).toHaveProperty('gone');
  expect(outline.isConnected).toBe(true);
  placeholder.remove();
  await commit();
  expect(outline.isConnected).toBe(false);
});

it('waits for the end of a text that is being composed', async () => {
  followOutline(root);
  if (window.__yadoOutline) window.__yadoOutline.isComposing = true;
  add(root, { tag: 'main' });
  await commit();
  expect(outline.isConnected).toBe(true);
  if (window.__yadoOutline) window.__yadoOutline.isComposing = false;
  outline.querySelector('input')?.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await vi.waitFor(() => expect(outline.isConnected).toBe(false));
});

it('stays where the person has scrolled to, and else where the router begins', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  followOutline(root);
  if (window.__yadoOutline) window.__yadoOutline.top = 200;
  add(root, { tag: 'main' });
  await commit();
  expect(scrolled).toHaveBeenCalledWith({ top: 200, behavior: 'instant' });
});

it('has nothing to do on a page without an outline', async () => {
  outline.remove();
  followOutline(root);
  add(root, { tag: 'main' });
  await commit();
  expect(root.childElementCount).toBe(1);
});
