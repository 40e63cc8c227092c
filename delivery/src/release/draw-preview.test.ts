import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultBrandColors } from '@yado/shared/tokens/brand-colors';
import { describePreview, drawPreview } from './draw-preview.ts';

const logo = await readFile(join(import.meta.dirname, '../../tenants/assets/mirai/logo.svg'));
const brand = { siteName: 'みらいトラベル', colors: defaultBrandColors };

test('describes the same brand by the same text, and any other by another', () => {
  const text = describePreview(brand, { name: 'logo.svg', data: logo });
  expect(describePreview(brand, { name: 'logo.svg', data: logo })).toBe(text);
  expect(describePreview(brand)).not.toBe(text);
  expect(describePreview({ ...brand, siteName: 'べつの名前' }, { name: 'logo.svg', data: logo })).not.toBe(
    text,
  );
  const colors = { ...defaultBrandColors, primary: '#112233' };
  expect(describePreview({ ...brand, colors }, { name: 'logo.svg', data: logo })).not.toBe(text);
});

test('draws name and logo: neither leaves the picture as it is without it', async () => {
  const all = await drawPreview(describePreview(brand, { name: 'logo.svg', data: logo }));
  const bare = await drawPreview(describePreview(brand));
  const nameless = await drawPreview(describePreview({ ...brand, siteName: ' ' }));
  expect(all.equals(bare)).toBe(false);
  expect(bare.equals(nameless)).toBe(false);
  for (const png of [all, bare, nameless]) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(150_000);
  }
});

test('takes a name as text, whatever is in it, and shrinks a long one', async () => {
  const text = describePreview({ ...brand, siteName: '</text><image href="file:///etc/passwd"/>' });
  expect(text).not.toContain('<image');
  const long = describePreview({ ...brand, siteName: '株式会社とても長い名前の旅行代理店グループ東日本' });
  const size = (svg: string) => Number(/font-size="(\d+)"/.exec(svg)?.[1]);
  expect(size(long)).toBeLessThan(size(describePreview(brand)));
  expect((await drawPreview(text)).length).toBeGreaterThan(0);
});
