import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/**
 * Puts the class names in the place of each `css()` whose styles are written out, as the package's own function would
 * return them. What is only known when it runs stays a call.
 * @param {string} code JavaScript module
 * @param {string} file its path
 * @returns {Promise<string>}
 */
export async function inlineStyles(code, file) {
  if (!code.includes('#styled/css')) return code;
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const name = localName(program);
  if (!name) return code;
  const { css } = await import(pathToFileURL(styleFunctions(dirname(file))).href);
  /** @type {{ start: number; end: number; classes: string }[]} */
  const found = [];
  simple(program, {
    CallExpression({ callee, arguments: styles, start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== name || !styles.every(isWrittenOut)) return;
      found.push({ start, end, classes: css(...styles.map(readValue)) });
    },
  });
  return found
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, classes }) => text.slice(0, start) + JSON.stringify(classes) + text.slice(end),
      code,
    );
}

/**
 * What the module calls `css`.
 * @param {import('acorn').Program} program
 */
function localName({ body }) {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== '#styled/css') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportSpecifier' && readName(specifier.imported) === 'css')
        return specifier.local.name;
    }
  }
  return undefined;
}

/**
 * A name that may be written as a text.
 * @param {import('acorn').AnyNode} node
 */
function readName(node) {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : undefined;
}

/** @param {string} folder @returns {string} */
function styleFunctions(folder) {
  const file = join(folder, 'styled-system/css/css.js');
  if (existsSync(file)) return file;
  if (folder === dirname(folder)) throw new Error('No styled-system found: run `panda codegen` first.');
  return styleFunctions(dirname(folder));
}

/** @param {import('acorn').AnyNode} node @returns {boolean} */
function isWrittenOut(node) {
  if (node.type === 'Literal') return true;
  if (node.type === 'ArrayExpression') return node.elements.every((each) => each && isWrittenOut(each));
  if (node.type !== 'ObjectExpression') return false;
  return node.properties.every(
    (property) => property.type === 'Property' && !property.computed && isWrittenOut(property.value),
  );
}

/** @param {import('acorn').AnyNode} node for which `isWrittenOut` is true @returns {unknown} */
function readValue(node) {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return node.elements.map((each) => each && readValue(each));
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property' ? [[readName(property.key), readValue(property.value)]] : [],
    ),
  );
}
