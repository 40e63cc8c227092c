// @vitest-environment node
import { expect, it } from 'vitest';
import { buttonRecipe } from './actions/button.recipe.ts';
import { popoverRecipe } from './overlays/popover.recipe.ts';
import { tooltipRecipe } from './overlays/tooltip.recipe.ts';
import { defaultBrandColors } from '../tokens/brand-colors.ts';
import { breakpoints, sizes } from '../tokens/scale.ts';
import { fonts } from '../tokens/typography.ts';

const BASE_FONT_PX = 16;

// spec: 9.breakpoints
it('breaks at the agreed widths, and is 1200 px wide on desks', () => {
  expect(breakpoints).toEqual({ sm: '320px', md: '768px', lg: '960px', xl: '1200px', '2xl': '1536px' });
  expect(sizes.content.value).toBe('1200px');
});

// spec: 9.look
it('is set in Noto Sans JP and led by the product’s blue', () => {
  expect(fonts.body.value).toMatch(/^"Noto Sans JP( Variable)?",/);
  expect(defaultBrandColors.primary).toBe('#2C67AC');
});

// spec: 9.look
it('has buttons of 12 units, popovers up to 320 px and tooltips from 480 px where the window has room', () => {
  expect(Number.parseFloat(sizes.button.value) * BASE_FONT_PX).toBe(12 * 4);
  expect(buttonRecipe.variants?.size?.md).toMatchObject({ minH: 'button' });
  expect(buttonRecipe.defaultVariants).toMatchObject({ size: 'md' });
  expect(sizes.popover.value).toBe('320px');
  expect(popoverRecipe.base?.content).toMatchObject({ maxW: expect.stringContaining('{sizes.popover}') });
  expect(sizes.tooltip.value).toBe('min(480px, calc(100vw - 32px))');
  expect(tooltipRecipe.variants?.width?.wide?.content).toEqual({ minW: 'tooltip' });
  expect(tooltipRecipe.defaultVariants).toEqual({ width: 'wide' });
});
