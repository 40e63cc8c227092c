import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const IMPORT = /^import [^;]*;$/gm;
const EXPORT = /^export (?=(async )?(function|const|class|type|interface) )/gm;

/** Joins browser modules of a folder, each listed after those that it uses, into one classic script. */
export async function joinBrowserParts(folder: string, names: readonly string[]): Promise<string> {
  const parts = await Promise.all(names.map((name) => readFile(join(folder, `${name}.ts`), 'utf8')));
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
