// @vitest-environment node
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { developmentReact, reactFile, replaceableReact } from './development-react.mjs';

const script = developmentReact(fileURLToPath(new URL('..', import.meta.url)));

const newPage = () => vm.createContext({ console, performance, setTimeout, queueMicrotask });

/**
 * What the host gets in a page when it imports one of React's files.
 * @param {string} file
 * @param {vm.Context} page
 */
function imported(file, page) {
  const code = replaceableReact("'use strict';\nmodule.exports = 'of the host';", file);
  return vm.runInContext(
    `(() => { const module = { exports: {} };\n${code}\nreturn module.exports; })()`,
    page,
  );
}

it('gives host and remotes the development build where it came before them', () => {
  const page = newPage();
  vm.runInContext(script, page);
  const react = imported('/x/node_modules/react/index.js', page);
  // Only the development build has it.
  expect(react.captureOwnerStack).toBeTypeOf('function');
  expect(imported('/x/node_modules/react/index.js', page)).toBe(react);
  expect(imported('/x/node_modules/react/jsx-runtime.js', page).jsx).toBeTypeOf('function');
  expect(imported('/x/node_modules/react-dom/index.js', page).createPortal).toBeTypeOf('function');
});

it('leaves every other page the host’s own', () => {
  for (const file of ['react/index.js', 'react/jsx-runtime.js', 'react-dom/index.js', 'react-dom/client.js'])
    expect(imported(`/x/node_modules/${file}`, newPage())).toBe('of the host');
});

it.each([
  'node_modules/react/cjs/react.production.js',
  'node_modules/react-dom/server.browser.js',
  'node_modules/react-relay/index.js',
  'src/react/index.js',
])('takes nothing else for React: %s', (file) => {
  expect(reactFile.test(`/x/${file}`)).toBe(false);
});
