import { defineConfig } from '@pandacss/dev';
import { baseStyles } from './build/panda.mjs';
import { floatingVars, globalStyles } from './src/tokens/global-styles.ts';
import { recipes, slotRecipes } from './src/ui/recipes.ts';

const everyVariant = Object.fromEntries(
  [...Object.keys(recipes), ...Object.keys(slotRecipes)].map((name) => [name, ['*' as const]]),
);

export default defineConfig({
  ...baseStyles('ui'),
  preflight: true,
  globalCss: globalStyles,
  globalVars: floatingVars,
  theme: { extend: { recipes, slotRecipes } },
  // Remotes choose variants that this package never writes.
  staticCss: { recipes: everyVariant },
});
