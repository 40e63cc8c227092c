import { expect, it } from 'vitest';
import { outlineStyles } from './outline-styles.mjs';

const html =
  '<div id="yado-outline"><p class="s-color_red s-md:p_4"><span class="h-d_flex">x</span></p></div>';
const IN = ':is(#yado-outline,#yado-outline *)';

it('keeps the rules of classes that the outline has, for it alone, and leaves out all others', async () => {
  const sheet = '.s-color_red{color:red}.s-color_blue{color:blue}.h-d_flex:hover::before{display:flex}';
  expect(await outlineStyles(html, [sheet])).toBe(
    `.s-color_red${IN}{color:red}.h-d_flex:hover${IN}::before{display:flex}`,
  );
});

it('keeps layers, their order, and queries around a rule', async () => {
  const sheet =
    '@layer reset,utilities;@layer utilities{@media (width >= 48rem){.s-md\\:p_4{padding:1rem}.s-md\\:p_8{padding:2rem}}}';
  const kept = await outlineStyles(html, [sheet]);
  expect(kept).toContain('@layer reset,utilities;');
  expect(kept).toContain(`@media (width >= 48rem){.s-md\\:p_4${IN}{padding:1rem}}`);
  expect(kept).not.toContain('p_8');
});

it('describes the selected element, not one above it', async () => {
  expect(await outlineStyles(html, ['[data-theme=dark] .s-color_red>.h-d_flex{color:blue}'])).toBe(
    `[data-theme=dark] .s-color_red>.h-d_flex${IN}{color:blue}`,
  );
});

it('leaves rules of elements as they are, and drops variables and movements that nothing uses', async () => {
  const sheet =
    ':root{--a:red;--b:blue}[data-theme=dark]{--a:pink}p{color:var(--a)}@keyframes spin{to{rotate:1turn}}';
  expect(await outlineStyles(html, [sheet])).toBe(
    ':root{--a:red}[data-theme=dark]{--a:pink}p{color:var(--a)}',
  );
});

it('knows classes that are made of a selector', async () => {
  const selected = '<p class="[[data-here=&quot;/sign-in&quot;]_&amp;]:h-d_none">x</p>';
  const sheet =
    '[data-here="/sign-in"] .\\[\\[data-here\\=\\"\\/sign-in\\"\\]_\\&\\]\\:h-d_none{display:none}';
  expect(await outlineStyles(selected, [sheet])).toContain('{display:none}');
});
