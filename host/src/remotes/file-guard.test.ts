import { FILE_GUARD, type FileGuard } from '@yado/shared/contract/file-guard';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { beforeEach, expect, it, vi } from 'vitest';
import { installFileGuard, findIntegrity } from './file-guard.ts';

const release = (baseUrl: string) => ({
  baseUrl,
  files: {
    'chunk.js': { integrity: `sha384-${baseUrl}js`, size: 1 },
    'chunk.css': { integrity: `sha384-${baseUrl}css`, size: 1 },
  },
});
const document_ = {
  host: { stable: release('/releases/host/h/') },
  remotes: {
    trips: {
      stable: release('/releases/trips/b/'),
      canary: { percent: 10, release: release('/releases/trips/c/') },
      previous: release('/releases/trips/a/'),
    },
  },
} as unknown as ReleaseDocument;

function script(src: string, integrity = 'sha384-of-the-build') {
  return Object.assign(document.createElement('script'), { src, integrity });
}

function stylesheet(href: string, integrity = 'sha384-of-the-build') {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
}

const guard: FileGuard = (element) => (window as unknown as Record<string, FileGuard>)[FILE_GUARD]?.(element);

beforeEach(() => {
  vi.stubGlobal('__webpack_public_path__', '/releases/host/h/');
  installFileGuard(document_);
});

it('sets the integrity of the document on scripts and stylesheets, over that of the build', () => {
  for (const id of ['a', 'b', 'c']) {
    const [js, css] = [
      script(`/releases/trips/${id}/chunk.js`),
      stylesheet(`/releases/trips/${id}/chunk.css`),
    ];
    guard(js);
    guard(css);
    expect(js.integrity).toBe(`sha384-/releases/trips/${id}/js`);
    expect(css.integrity).toBe(`sha384-/releases/trips/${id}/css`);
  }
});

it.each([
  ['a file that the release does not have', '/releases/trips/b/other.js'],
  ['a release that the document does not name', '/releases/trips/z/chunk.js'],
  ["a file that the running host's release does not have", '/releases/host/h/other.js'],
  ['another origin', 'https://evil.example/releases/trips/b/chunk.js'],
  ['an address with a query', '/releases/trips/b/chunk.js?x=1'],
])('refuses %s at once like a missing file', async (_what, url) => {
  const js = script(url);
  const css = stylesheet(url);
  const failed = [js, css].map(
    (element) => new Promise((resolve) => element.addEventListener('error', resolve)),
  );
  guard(js);
  guard(css);
  await Promise.all(failed);
  expect(js.type).toBe('text/plain');
  expect(css.rel).toBe('');
  expect(findIntegrity(url)).toBeUndefined();
});

it("keeps the build's integrity for a host that the last good document does not name", () => {
  vi.stubGlobal('__webpack_public_path__', '/releases/host/newer/');
  installFileGuard(document_);
  const js = script('/releases/host/newer/map.js');
  guard(js);
  expect(js).toMatchObject({ type: '', integrity: 'sha384-of-the-build' });
  const unchecked = script('/releases/host/newer/map.js', '');
  guard(unchecked);
  expect(unchecked.type).toBe('text/plain');
});
