import { expect, it } from 'vitest';
import { pickStyles } from '../src/whole-page/pick-styles.ts';
import { toStyleNodes } from './style-nodes.mjs';

const pick = (/** @type {string} */ css, /** @type {string} */ html) => pickStyles(toStyleNodes(css), html);

it('keeps the rules of classes that the HTML has, in their order and in their blocks', () => {
  const css =
    '@layer b{.a{color:red}.gone{color:blue}@media print{.b:hover{top:0}}@media screen{.gone{top:1px}}}p{margin:0}';
  expect(pick(css, '<p class="b a">x</p>')).toBe(
    '@layer b{.a{color:red}@media print{.b:hover{top:0}}}p{margin:0}',
  );
});

it('knows classes of any character, and rules that need several', () => {
  const css = '.\\[\\&_p\\]\\:m_1 p{margin:1px}.a .b{top:0}.a .c{top:1px}.x,.b{left:0}';
  expect(pick(css, '<i class="[&amp;_p]:m_1 a b">x</i>')).toBe(
    '.\\[\\&_p\\]\\:m_1 p{margin:1px}.a .b{top:0}.x,.b{left:0}',
  );
});

it('keeps the values and motions that such rules use, and those that these use', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--s-2\\.5:2px;--gone:3px}.a{top:var(--a);left:var(--s-2\\.5);animation:spin 1s}@keyframes spin{to{top:0}}@keyframes other{to{top:0}}';
  expect(pick(css, '<i class="a">x</i>')).toBe(
    ':root{--a:var(--b);--b:1px;--s-2\\.5:2px;}.a{top:var(--a);left:var(--s-2\\.5);animation:spin 1s}@keyframes spin{to{top:0}}',
  );
});

it('keeps what concerns the page, and the order of layers', () => {
  const css = '@layer one, two;@page{margin:12mm}html{top:0;--x:1px}';
  expect(pick(css, '')).toBe('@layer one, two;@page{margin:12mm}html{top:0}');
});
