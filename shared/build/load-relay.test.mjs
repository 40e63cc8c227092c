// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { loadRelay } from './load-relay.mjs';

const relayLoader = createRequire(import.meta.url)('./relay-loader.cjs');
const fragment = 'fragment Badge_travel on Travel {\n  status\n}';
const source = `const data = useFragment(graphql\`${fragment}\`, travel);`;

function sourceFile() {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  mkdirSync(join(folder, '__generated__'));
  const artifact = join(folder, '__generated__/Badge_travel.graphql.ts');
  const compile = (/** @type {string} */ text) =>
    writeFileSync(artifact, `node.hash = "${createHash('md5').update(text).digest('hex')}";`);
  const loader = (/** @type {'development' | 'production'} */ mode) => ({
    mode,
    resourcePath: join(folder, 'Badge.tsx'),
    addDependency: vi.fn(),
  });
  return { artifact, compile, loader };
}

it('waits for the compiler while developing', async () => {
  const { compile, loader } = sourceFile();
  compile('fragment Badge_travel on Travel {\n  id\n}');
  const loaded = loadRelay(loader('development'), source);
  setTimeout(() => compile(fragment), 200);
  await expect(loaded).resolves.toBe(
    "import __relay_Badge_travel from './__generated__/Badge_travel.graphql';" +
      'const data = useFragment(__relay_Badge_travel\n\n, travel);',
  );
});

it.each(['stale', 'missing'])('fails when the artifact stays %s, and asks to watch it', async (state) => {
  const { artifact, compile, loader } = sourceFile();
  if (state === 'stale') compile('another text');
  const context = loader('development');
  await expect(loadRelay(context, source, 100)).rejects.toThrow('run npm run codegen');
  expect(context.addDependency).toHaveBeenCalledWith(artifact);
});

it('fails a build for production at once, and the bundler hears of it', async () => {
  const { loader } = sourceFile();
  const load = promisify((done) => relayLoader.call({ ...loader('production'), async: () => done }, source));
  await expect(load()).rejects.toThrow('no artifact for Badge_travel; run npm run codegen');
});
