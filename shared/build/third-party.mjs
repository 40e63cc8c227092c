import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './module-files.mjs';

/** Beside the files that it is about, and served with them. */
export const THIRD_PARTY_FILE = 'third-party.txt';

const PACKAGE_ROOT = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-]|$)/i;

/**
 * Writes the licenses of all packages whose code a build contains into a file of the build: they ask for it with each
 * copy.
 * @returns {import('@rsbuild/core').RsbuildPlugin}
 */
export function pluginThirdParty() {
  return {
    name: 'yado:third-party',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        const text = writeNotices(listFiles(stats.compilation));
        writeFileSync(join(api.context.distPath, THIRD_PARTY_FILE), text);
      });
    },
  };
}

/**
 * Name, version and license texts of each package that one of the files belongs to, but our own.
 * @param {string[]} files
 */
export function writeNotices(files) {
  const roots = new Set(files.flatMap((file) => PACKAGE_ROOT.exec(file)?.[0] ?? []));
  const notices = [...roots].filter((root) => !/@yado[\\/][^\\/]+$/.test(root)).map(writeNotice);
  return `${[...new Set(notices)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** @param {string} root */
function writeNotice(root) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const by = typeof author === 'object' ? author?.name : author;
  const title = `${name} ${version} (${license})${by ? `, ${by}` : ''}`;
  const texts = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8').trim());
  return [title, ...texts].join('\n\n');
}
