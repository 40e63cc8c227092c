import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/settings.ts';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

// The compiler leaves the file of a definition that was renamed or deleted.
it('keeps no generated file of a query, mutation or fragment that is gone', () => {
  const sources = files
    .filter((file) => /^(shared|host|remote-\w+)\/src\//.test(file) && !file.includes('/__generated__/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const defined = new Set(
    [...sources.matchAll(/(?:query|mutation|fragment|queryName:)\s+"?(\w+)/g)].map(([, name]) => name),
  );
  const generated = files.filter((file) => file.endsWith('.graphql.ts'));
  expect(generated.length).toBeGreaterThan(100);
  expect(generated.filter((file) => !defined.has(basename(file, '.graphql.ts')))).toEqual([]);
});
