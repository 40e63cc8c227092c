import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, print } from 'graphql';

const TAG = /\bgraphql\s*`([^`]*)`/g;
const DEFINITION = /\b(?:query|mutation|subscription|fragment)\s+([A-Za-z0-9_]+)/;

/** The artifact of an operation or a fragment is missing, or was made from another text. */
export class StaleArtifact extends Error {
  /** @param {string} message @param {string} artifact its absolute path */
  constructor(message, artifact) {
    super(`${message}; run npm run codegen`);
    this.artifact = artifact;
  }
}

/**
 * Replaces each graphql tagged template by the artifact that relay-compiler made for it, keeping line numbers.
 * Throws a {@link StaleArtifact} rather than let a stale build pass.
 * @param {string} source
 * @param {string} file absolute path, to find `__generated__` beside it
 * @returns {string}
 */
export function transformRelay(source, file) {
  if (!source.includes('graphql`')) return source;
  /** @type {string[]} */
  const imports = [];
  const body = source.replace(TAG, (whole, text) => {
    const name = DEFINITION.exec(text)?.[1];
    if (!name) throw new Error(`${file}: a graphql tag without a name`);
    checkFresh(file, name, text);
    imports.push(`import __relay_${name} from './__generated__/${name}.graphql';`);
    return `__relay_${name}${'\n'.repeat(whole.split('\n').length - 1)}`;
  });
  return `${imports.join('')}${body}`;
}

/** @param {string} file @param {string} name @param {string} text */
function checkFresh(file, name, text) {
  const artifact = join(dirname(file), '__generated__', `${name}.graphql.ts`);
  let made;
  try {
    made = /\.hash = "([0-9a-f]{32})"/.exec(readFileSync(artifact, 'utf8'))?.[1];
  } catch {
    throw new StaleArtifact(`${file}: no artifact for ${name}`, artifact);
  }
  const hash = createHash('md5')
    .update(unwrapped(print(parse(text))))
    .digest('hex');
  if (made !== hash) throw new StaleArtifact(`${file}: the artifact of ${name} is stale`, artifact);
}

/** relay-compiler hashes a field's arguments on one line, where graphql's printer wraps them beyond 80 characters. */
function unwrapped(/** @type {string} */ printed) {
  return printed.replace(
    /\(\n\s+([^()]*?)\n\s*\)/g,
    (_, /** @type {string} */ list) => `(${list.split(/\n\s*/).join(', ')})`,
  );
}
