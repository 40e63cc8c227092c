import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Names under which host and remotes share them. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * A script that has a page run on React's development build: only that can put an edited component in the place of
 * the one on screen. It has to run before the host, whose federation runtime then hands these modules to everyone.
 * @param {string} folder of a package that has `react` and `react-dom` among its dependencies
 */
export function developmentReact(folder) {
  const modules = sources(folder).map(
    ([name, file]) =>
      `${JSON.stringify(name)}: (module, exports, require) => {\n${readFileSync(file, 'utf8')}\n}`,
  );
  return `(${install})({\n${modules.join(',\n')}\n}, ${JSON.stringify(SHARED)});\n`;
}

/** @param {string} folder @returns {[name: string, file: string][]} */
function sources(folder) {
  const own = createRequire(join(folder, 'package.json'));
  const react = dirname(own.resolve('react/package.json'));
  const dom = dirname(own.resolve('react-dom/package.json'));
  const scheduler = dirname(createRequire(join(dom, 'package.json')).resolve('scheduler/package.json'));
  return [
    ['react', join(react, 'cjs/react.development.js')],
    ['react/jsx-runtime', join(react, 'cjs/react-jsx-runtime.development.js')],
    ['scheduler', join(scheduler, 'cjs/scheduler.development.js')],
    ['react-dom', join(dom, 'cjs/react-dom.development.js')],
    ['react-dom/client', join(dom, 'cjs/react-dom-client.development.js')],
  ];
}

/** Runs in the page; uses nothing from outside itself. */
function install(definitions, shared) {
  // The files ask for it by the name that it has in Node.
  globalThis.process ??= { env: { NODE_ENV: 'development' } };
  const loaded = {};
  const load = (name) => {
    if (!loaded[name]) {
      loaded[name] = { exports: {} };
      definitions[name](loaded[name], loaded[name].exports, load);
    }
    return loaded[name].exports;
  };
  const plugin = {
    name: 'yado-development-react',
    beforeRegisterShare(registration) {
      const { pkgName, shared: offered } = registration;
      if (shared.includes(pkgName)) offered.get = () => () => load(pkgName);
      return registration;
    },
  };
  globalThis.__FEDERATION__ ??= {};
  globalThis.__FEDERATION__.__GLOBAL_PLUGIN__ ??= [];
  globalThis.__FEDERATION__.__GLOBAL_PLUGIN__.push(plugin);
}
