import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { picturesFolder } from './lib/pictures.ts';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

const pictures = projectFiles().filter((file) => file.startsWith(`${picturesFolder}/`));

// Every new set of pictures stays in the history of the repository.
it('keeps at most 300 accepted pictures, of less than 12 MB', () => {
  const bytes = pictures.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.length).toBeLessThanOrEqual(300);
  expect(bytes).toBeLessThan(12_000_000);
});
