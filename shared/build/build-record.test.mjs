// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOperations } from './build-record.mjs';

const shared = JSON.parse(readFileSync(new URL('../persisted.json', import.meta.url), 'utf8'));
const [sharedId = '', otherSharedId] = Object.keys(shared);
const ownId = '0'.repeat(64);

/**
 * @param {{ persisted: Record<string, string>; code: string }} made
 * @returns {[root: string, dist: string]}
 */
function builtPackage({ persisted, code }) {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(root, 'dist/js'), { recursive: true });
  writeFileSync(join(root, 'persisted.json'), JSON.stringify(persisted));
  writeFileSync(join(root, 'dist/js/screen.js'), code);
  return [root, join(root, 'dist')];
}

it('records what the package persisted, and of the shared operations those that its code sends', async () => {
  const code = `a={params:{id:"${sharedId}",metadata:{}}}`;
  const operations = await readOperations(
    ...builtPackage({ persisted: { [ownId]: 'query Old { x }' }, code }),
  );
  expect(otherSharedId).toBeDefined();
  expect(operations).toEqual({ [ownId]: 'query Old { x }', [sharedId]: shared[sharedId] });
});

it('refuses code that sends an operation which nobody persisted', async () => {
  const packed = builtPackage({ persisted: {}, code: `a={params:{"id": "${ownId}"}}` });
  await expect(readOperations(...packed)).rejects.toThrow(
    `persisted.json lacks what the code sends (${ownId}); run npm run codegen`,
  );
});
