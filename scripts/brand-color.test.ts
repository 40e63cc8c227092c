import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PLATFORM_COLOR } from '../api/src/modules/organization/brand-color.ts';
import { defaultBrandColors } from '../shared/src/tokens/brand-colors.ts';
import { root } from './lib/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('screens, pages, mails and the icon of the platform have one brand', () => {
  const tenant = JSON.parse(read('delivery/tenants/default.json')) as { brand: { colors: unknown } };
  expect(tenant.brand.colors).toEqual(defaultBrandColors);
  expect(PLATFORM_COLOR).toBe(defaultBrandColors.primary);
  for (const picture of ['favicon', 'logo']) {
    expect(read(`delivery/tenants/assets/yado/${picture}.svg`)).toContain(
      `height="32" rx="7" fill="${defaultBrandColors.primary}"`,
    );
  }
});
