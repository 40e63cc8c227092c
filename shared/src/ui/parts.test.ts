// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { uiPartFiles } from '../../build/ui-parts.mjs';
import { recipes, slotRecipes } from './recipes.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'));
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const parts = [...uiPartFiles.values()];

it('the package exports every part, and every part is exported', () => {
  const { exports } = JSON.parse(read('../../package.json')) as { exports: Record<string, string> };
  const exported = Object.entries(exports).filter(([path]) => path.startsWith('./ui/'));
  expect(exported).toEqual([...uiPartFiles].map(([part, file]) => [`./ui/${part}`, `./src/ui/${file}`]));
});

it.each(parts)('%s exports one component, named like the file, and nothing by default', (file) => {
  const name = basename(file, '.tsx');
  const components = [...read(file).matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w*)/gm)].map(
    (match) => match[1],
  );
  expect(components).toEqual([name]);
  expect(read(file)).not.toMatch(/^export default/m);
});

it.each(parts)('%s has a test that runs axe', (file) => {
  const path = file.replace('.tsx', '');
  const test = files.find((each) => each === `${path}.test.tsx` || each === `${path}.isolated.test.tsx`);
  expect(read(test ?? '')).toContain('axeFindings');
});

it.each(files.filter((file) => file.endsWith('.recipe.ts')))(
  '%s is registered and uses tokens only',
  (file) => {
    const source = read(file);
    const names = [
      ...source.matchAll(/export const \w+Recipe = define(?:Slot)?Recipe\(\{\s+className: '([\w-]+)'/g),
    ];
    const registered = [...Object.values(recipes), ...Object.values(slotRecipes)].map(
      ({ className }) => className,
    );
    expect(names.map((match) => registered.includes(match[1] ?? ''))).toEqual([true]);
    expect(source).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i);
  },
);

it.each(parts)('%s knows no data, routes or session', (file) => {
  expect(read(file)).not.toMatch(
    /from '(?:react-relay|relay-runtime|react-router|firebase|(?:\.\.\/)+(?:relay|routing|auth|site)\/)/,
  );
});
