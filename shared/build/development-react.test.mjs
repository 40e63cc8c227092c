// @vitest-environment node
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { developmentReact } from './development-react.mjs';

const script = developmentReact(fileURLToPath(new URL('..', import.meta.url)));

/** Runs the script in a page, and registers a shared module as the federation runtime would. */
function register(pkgName, page = vm.createContext({ console, performance, setTimeout, queueMicrotask })) {
  vm.runInContext(script, page);
  const [plugin] = page.__FEDERATION__.__GLOBAL_PLUGIN__;
  const shared = { version: '1.0.0', get: () => () => 'of the host' };
  const registration = plugin.beforeRegisterShare({ pkgName, shared });
  expect(registration).toEqual({ pkgName, shared });
  return (name) => {
    const other = { get: () => () => 'of the host' };
    plugin.beforeRegisterShare({ pkgName: name, shared: other });
    return name === pkgName ? shared.get()() : other.get()();
  };
}

it('hands out the development build of React under the names that are shared', () => {
  const get = register('react');
  // Only the development build has it.
  expect(get('react').captureOwnerStack).toBeTypeOf('function');
  expect(get('react/jsx-runtime').jsx).toBeTypeOf('function');
  expect(get('react-dom').createPortal).toBeTypeOf('function');
  expect(get('react')).toBe(get('react'));
});

it('leaves what else is shared to the host', () => {
  expect(register('react')('react-relay')).toBe('of the host');
});

it('keeps the plugins that are there already', () => {
  const plugins = [{ name: 'another' }];
  const page = vm.createContext({ __FEDERATION__: { __GLOBAL_PLUGIN__: plugins } });
  vm.runInContext(script, page);
  expect(plugins.map(({ name }) => name)).toEqual(['another', 'yado-development-react']);
});
