import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPackages } from './packages.ts';
import { root } from './settings.ts';

/** Reads the ports of the development servers from each package's `rsbuild.config.ts`. */
export function readDevPorts(): Record<string, number> {
  return Object.fromEntries(
    builtPackages.map((name) => {
      const config = readFileSync(join(root, name, 'rsbuild.config.ts'), 'utf8');
      return [name, Number(/\bport: (\d+)/.exec(config)?.[1])];
    }),
  );
}
