// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { pluginSingletons } from './singletons.mjs';

const shared = resolve(import.meta.dirname, '..');
const linked = ['react', 'react-dom', 'react-relay', 'relay-runtime', 'react-router', 'firebase', '@ark-ui'];
/** @type {typeof import('./rsbuild.mjs').remoteConfig} */
let remoteConfig;

// Only a production build joins modules, which is where copies hide.
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  ({ remoteConfig } = await import('./rsbuild.mjs'));
  return () => vi.unstubAllEnvs();
});

/**
 * A package of its own that is linked to what this one depends on.
 * @param {Record<string, string>} files
 */
function seed(files) {
  const root = mkdtempSync(join(tmpdir(), 'yado-seed-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'node_modules/@yado'), { recursive: true });
  for (const name of linked)
    symlinkSync(join(shared, 'node_modules', name), join(root, 'node_modules', name));
  symlinkSync(shared, join(root, 'node_modules/@yado/shared'));
  for (const [path, text] of Object.entries({ 'remote.json': '{}', 'persisted.json': '{}', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** @param {string} root @param {object} config */
async function build(root, config) {
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: { ...config, mode: 'production', logLevel: 'silent' },
  });
  await rsbuild.build();
}

/** @param {string} statement @param {Record<string, string>} [files] */
async function buildRemote(statement, files = {}) {
  const source = `${statement}\nexport const routes = [thing];`;
  const root = seed({ 'src/remote.ts': source, ...files });
  await build(root, remoteConfig({ name: 'seed', port: 3999 }));
}

it('builds a remote that takes everything from the host', async () => {
  const built = buildRemote(`
    import { useState } from 'react';
    import { useFragment } from 'react-relay';
    import { useNavigate } from '@yado/shared/router';
    import * as auth from '@yado/shared/auth';
    import { Button } from '@yado/shared/ui/Button';
    import * as yen from '@yado/shared/format/yen';
    const thing = [useState, useFragment, useNavigate, auth, Button, yen];
  `);
  await expect(built).resolves.toBeUndefined();
});

it.each([
  ['react', 'react/compiler-runtime'],
  ['react-dom', 'react-dom/server'],
  ['relay-runtime', 'relay-runtime/experimental'],
  ['react-relay', 'react-relay/legacy'],
  ['react-router', 'react-router'],
  ['@firebase/auth', 'firebase/auth'],
  ['@ark-ui/react', '@ark-ui/react/dialog'],
  ['@yado/shared/relay/transport.ts', '@yado/shared/relay/transport'],
  ['@yado/shared/ui/actions/Button.tsx', './node_modules/@yado/shared/src/ui/actions/Button.tsx'],
  ['@yado/shared/auth/auth.ts', './node_modules/@yado/shared/src/auth/auth.ts'],
  ['@yado/shared/routing/router.ts', './node_modules/@yado/shared/src/routing/router.ts'],
])('names %s when a remote bundles it by %s', async (name, specifier) => {
  const path = specifier.replace(/^\.\//, '../');
  await expect(buildRemote(`import * as thing from '${path}';`)).rejects.toThrow(`- ${name}: `);
});

it('names a library of which a dependency of a remote brings a version of its own', async () => {
  const files = {
    'node_modules/widget/package.json': '{"name":"widget","main":"index.js"}',
    'node_modules/widget/index.js': "export { own as widget } from './node_modules/react/own.js';",
    'node_modules/widget/node_modules/react/own.js': 'export const own = 1;',
  };
  await expect(buildRemote("import * as thing from 'widget';", files)).rejects.toThrow(
    '- react: the host provides it',
  );
});

it('names a library of which the host holds two copies', async () => {
  const root = seed({
    'src/index.ts':
      "import { useState } from 'react';\nimport { own } from '../old/node_modules/react/own.js';\nconsole.log(useState, own);",
    'old/node_modules/react/own.js': 'export const own = 1;',
  });
  const config = {
    source: { entry: { index: './src/index.ts' } },
    plugins: [pluginSingletons({ kind: 'host' })],
  };
  await expect(build(root, config)).rejects.toThrow('- react: the host bundles 2');
});
