import { defineConfig } from '@pandacss/dev';
import { yadoPreset } from '../src/tokens/preset.ts';

const outputs = ['css', 'recipes', 'patterns', 'jsx', 'tokens'];

/**
 * What the style sheets of all packages have in common.
 * @param {string} name prefix of the package's class names
 * @returns {import('@pandacss/dev').Config}
 */
export function baseStyles(name) {
  return {
    // Without a class prefix the same utility in two independently built sheets overrides the other's order.
    prefix: { className: name },
    presets: [yadoPreset],
    include: ['./src/**/*.{ts,tsx}'],
    exclude: ['./src/**/*.test.{ts,tsx}'],
    outdir: 'styled-system',
    outExtension: 'js',
    importMap: Object.fromEntries(outputs.map((output) => [output, `#styled/${output}`])),
    browserslist: ['last 2 years and >0.2% and not dead', 'Firefox ESR'],
    gitignore: false,
    clean: true,
    logLevel: 'warn',
  };
}

/**
 * A package's own utilities: its sheet holds nothing but the classes that the package writes, because reset,
 * tokens and shared parts come once, with the host.
 * @param {string} name
 */
export function packageConfig(name) {
  return defineConfig({ ...baseStyles(name), preflight: false });
}
