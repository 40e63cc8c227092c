import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/**
 * Puts the class names in the place of each `css()` whose styles are written out, as the package's own function would
 * return them. What is only known when it runs stays a call.
 * @param {string} code JavaScript module
 * @param {string} file where it stands
 * @returns {Promise<string>}
 */
export async function inlineStyles(code, file) {
  if (!code.includes('#styled/css')) return code;
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const name = localName(program);
  if (!name) return code;
  const { css } = await import(pathToFileURL(styleFunctions(dirname(file))).href);
  const found = [];
  simple(program, {
    CallExpression({ callee, arguments: styles, start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== name || !styles.every(isWrittenOut)) return;
      found.push({ start, end, classes: css(...styles.map(valueOf)) });
    },
  });
  return found
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, classes }) => text.slice(0, start) + JSON.stringify(classes) + text.slice(end),
      code,
    );
}

/** What the module calls `css`. */
function localName({ body }) {
  const [specifier] = body
    .filter(({ type, source }) => type === 'ImportDeclaration' && source.value === '#styled/css')
    .flatMap(({ specifiers }) => specifiers.filter(({ imported }) => imported?.name === 'css'));
  return specifier?.local.name;
}

function styleFunctions(folder) {
  const file = join(folder, 'styled-system/css/css.js');
  if (existsSync(file)) return file;
  if (folder === dirname(folder)) throw new Error('No styled-system found: run `panda codegen` first.');
  return styleFunctions(dirname(folder));
}

function isWrittenOut(node) {
  if (node.type === 'Literal') return true;
  if (node.type === 'ArrayExpression') return node.elements.every((each) => each && isWrittenOut(each));
  return node.type === 'ObjectExpression' && node.properties.every(isWrittenOutProperty);
}

const isWrittenOutProperty = ({ type, computed, value }) =>
  type === 'Property' && !computed && isWrittenOut(value);

function valueOf(node) {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return node.elements.map(valueOf);
  return Object.fromEntries(node.properties.map(({ key, value }) => [key.name ?? key.value, valueOf(value)]));
}
