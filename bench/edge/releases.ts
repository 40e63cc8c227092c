import { createHash } from 'node:crypto';
import type { HostRelease, RemoteRelease } from '@yado/shared/contract/release-document';

const HOST_FILES = 40;
const REMOTE_FILES = 25;
const ROUTES = 12;

export type Files = Map<string, Buffer>;

/** A host of about the size of ours; `size` 1 makes one of few files, for documents that nobody will read. */
export function hostRelease(id: string, size = HOST_FILES): { release: HostRelease; files: Files } {
  const files = makeFiles('host', id, size, ['static/css/index.css']);
  const scripts = ['static/js/0.js', 'static/js/1.js', 'static/js/2.js'].slice(0, size);
  const release: HostRelease = {
    id,
    version: '1.0.0',
    baseUrl: `/releases/host/${id}/`,
    scripts,
    styles: ['static/css/index.css'],
    preload: scripts.slice(0, 1),
    earlyOperationId: sha('sha256', id).toString('hex'),
    files: toFileTable(files),
  };
  return { release, files };
}

/** A remote with a dozen screens below its own name; one of them is at `/`. */
export function remoteRelease(
  part: string,
  id: string,
  size = REMOTE_FILES,
): { release: RemoteRelease; files: Files } {
  const files = makeFiles(part, id, size, ['remoteEntry.js', 'static/css/remote.css']);
  const screens = Array.from({ length: Math.min(ROUTES, size) }, (_, index) => index);
  const release: RemoteRelease = {
    id,
    version: '1.0.0',
    baseUrl: `/releases/${part}/${id}/`,
    container: `yado_${part}_${id}`,
    entry: 'remoteEntry.js',
    initial: ['static/css/remote.css'],
    declaration: {
      id: part,
      name: part,
      routes: screens.map((index) => ({
        path: index === 0 && part === 'search' ? '/' : `/${part}/${index}/:id`,
        access: 'signedIn',
        chunk: `Screen${index}`,
      })),
      menu: [{ label: part, path: `/${part}`, order: 1 }],
      configSchema: { type: 'object' },
    },
    chunks: Object.fromEntries(screens.map((index) => [`Screen${index}`, [`static/js/${index}.js`]])),
    files: toFileTable(files),
  };
  return { release, files };
}

/** Text that compresses about as well as minified script does, and is the same in each run. */
function script(seed: string, bytes: number): Buffer {
  let text = '';
  for (let index = 0; text.length < bytes; index++) {
    const name = sha('sha256', `${seed}${index}`).toString('base64url').slice(0, 12);
    text += `function ${name}(e,t){return e.map(n=>t(n.value,"${name}")).filter(Boolean)};`;
  }
  return Buffer.from(text);
}

function makeFiles(part: string, id: string, count: number, more: string[]): Files {
  const names = [...more, ...Array.from({ length: count }, (_, index) => `static/js/${index}.js`)];
  return new Map(names.map((name, index) => [name, script(`${part}${id}${name}`, 2_000 + index * 1_500)]));
}

function toFileTable(files: Files): HostRelease['files'] {
  return Object.fromEntries(
    [...files].map(([name, data]) => [
      name,
      { integrity: `sha384-${sha('sha384', data).toString('base64')}`, size: data.length },
    ]),
  );
}

function sha(algorithm: string, data: string | Buffer): Buffer {
  return createHash(algorithm).update(data).digest();
}
