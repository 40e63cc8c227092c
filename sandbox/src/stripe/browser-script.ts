import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** The parts of the script, each after those that it uses. */
const PARTS = [
  'wording',
  'card-format',
  'element-style',
  'element-input',
  'element',
  'elements',
  'api',
  'card-holder-dialog',
  'stripe-js',
];

const IMPORT = /^import [^;]*;$/gm;
const EXPORT = /^export (?=(async )?(function|const|class|type|interface) )/gm;

/** Joins the browser modules into the one classic script that a page loads; it defines `window.Stripe`. */
export async function browserScript(): Promise<string> {
  const folder = join(import.meta.dirname, 'browser');
  const parts = await Promise.all(PARTS.map((name) => readFile(join(folder, `${name}.ts`), 'utf8')));
  const code = parts.map((part) => stripTypes(part.replaceAll(IMPORT, '').replaceAll(EXPORT, '')));
  return `(() => {\n'use strict';\n${code.join('\n')}\n})();\n`;
}

function stripTypes(source: string): string {
  const { emitWarning } = process;
  // The function is still marked experimental, and a start of the sandbox should print no warning.
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
