// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { css } from '../styled-system/css/css.js';
import { inlineStyles } from './static-styles.mjs';

const file = fileURLToPath(new URL('../src/ui/content/Anything.tsx', import.meta.url));
/** @param {string} code */
const inlined = (code) => inlineStyles(`import { css, cx } from '#styled/css';\n${code}`, file);

it('puts the class names that the package itself would give in the place of styles that are written out', async () => {
  const styles = { px: '4', _hover: { color: 'text' }, gap: { base: '1', md: '2' }, 'z-index': 1 };
  const code = await inlined(`const box = css(${JSON.stringify(styles)});`);
  expect(code).toContain(`const box = ${JSON.stringify(css(styles))};`);
});

it('merges several styles as the call would', async () => {
  const code = await inlined(`cx(css({ p: '1', m: '2' }, { p: '3' }), 'own')`);
  expect(code).toContain(`cx(${JSON.stringify(css({ p: '1', m: '2' }, { p: '3' }))}, 'own')`);
});

it.each([
  "css({ color: bad ? 'danger' : 'text' })",
  'css({ ...rest })',
  'css({ [name]: 1 })',
  'css(part)',
  'other.css({ m: 1 })',
])('leaves %s to run', async (call) => {
  expect(await inlined(call)).toContain(`\n${call}`);
});

it('follows another local name, and leaves a function of that name from elsewhere alone', async () => {
  const renamed = "import { css as style } from '#styled/css';\nstyle({ m: '1' });";
  expect(await inlineStyles(renamed, file)).toContain(`\n${JSON.stringify(css({ m: '1' }))};`);
  const foreign = "import { cx } from '#styled/css';\nimport { css } from 'elsewhere';\ncss({ m: '1' });";
  expect(await inlineStyles(foreign, file)).toBe(foreign);
});
