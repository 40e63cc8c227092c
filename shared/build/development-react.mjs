import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** React's modules that are imported by name. */
export const reactFile = /[\\/]node_modules[\\/](react|react-dom)[\\/](?:index|(jsx-runtime|client))\.js$/;

/** Where a page's development build of React is found by the host: a function of a module's name. */
const GLOBAL = 'YADO_DEVELOPMENT_REACT';

/**
 * A script that has a page run on React's development build: only that can put an edited component in the place of
 * the one on screen. It has to run before the host, which takes and hands out these modules instead of its own.
 * @param {string} folder of a package that has `react` and `react-dom` among its dependencies
 */
export function developmentReact(folder) {
  const modules = sources(folder).map(
    ([name, file]) =>
      `${JSON.stringify(name)}: (module, exports, require) => {\n${readFileSync(file, 'utf8')}\n}`,
  );
  return `(${install})({\n${modules.join(',\n')}\n}, ${JSON.stringify(GLOBAL)});\n`;
}

/**
 * One of React's modules as the host bundles it: the page's development build, where there is one.
 * @param {string} source
 * @param {string} file
 */
export function replaceableReact(source, file) {
  const [, library = '', part] = reactFile.exec(file) ?? [];
  const name = part ? `${library}/${part}` : library;
  const given = `globalThis.${GLOBAL}`;
  return `if (${given}) module.exports = ${given}(${JSON.stringify(name)});\nelse {\n${source}\n}\n`;
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

/** @typedef {{ exports: object }} CommonModule */
/** @typedef {(name: string) => object} Load */

/**
 * Runs in the page; uses nothing from outside itself.
 * @param {Record<string, (module: CommonModule, exports: object, load: Load) => void>} definitions
 * @param {string} global
 */
function install(definitions, global) {
  // The files ask for it by the name that it has in Node.
  if (!('process' in globalThis))
    Object.assign(globalThis, { process: { env: { NODE_ENV: 'development' } } });
  /** @type {Record<string, CommonModule>} */
  const loaded = {};
  /** @type {Load} */
  const load = (name) => {
    const known = loaded[name];
    if (known) return known.exports;
    const module = { exports: {} };
    loaded[name] = module;
    definitions[name]?.(module, module.exports, load);
    return module.exports;
  };
  Object.assign(globalThis, { [global]: load });
}
