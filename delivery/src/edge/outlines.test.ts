import { beforeEach, expect, test, vi } from 'vitest';
import { buildDocument, hostRelease, remoteRelease } from '../testing/_document.ts';
import { form, frame, integrityOf, signInForm } from '../testing/_outline.ts';
import { createOutlines } from './outlines.ts';
import { siteVariants } from './site-variants.ts';

const texts = {
  host: JSON.stringify(frame),
  search: JSON.stringify(form),
  signIn: JSON.stringify(signInForm),
};
const file = (text: string) => ({ file: 'outline/Main.json', integrity: integrityOf(text) });
const host = {
  ...hostRelease('h1'),
  outline: { file: 'outline/host.json', integrity: integrityOf(texts.host) },
};
const search = {
  ...remoteRelease('search', 's1', [
    { path: '/', access: 'signedIn' },
    { path: '/hotels', chunk: 'Detail' },
  ]),
  outlines: { Main: file(texts.search) },
};
const entrance = {
  ...remoteRelease('public', 'p1', [{ path: '/sign-in' }]),
  outlines: { Main: file(texts.signIn) },
};

const objects = new Map<string, string>();
const get = vi.fn(async (key: string) => (objects.has(key) ? Buffer.from(objects.get(key) ?? '') : null));
const log = { error: vi.fn<(fields: object, message: string) => void>() };

beforeEach(() => {
  vi.clearAllMocks();
  objects.clear();
  objects.set('releases/host/h1/outline/host.json', texts.host);
  objects.set('releases/search/s1/outline/Main.json', texts.search);
  objects.set('releases/public/p1/outline/Main.json', texts.signIn);
});

async function find(pathname: string, stable = host, patienceMs?: number) {
  const remotes = { search: { stable: search }, public: { stable: entrance } };
  const variant = siteVariants(buildDocument({ host: { stable }, remotes }))(50);
  return createOutlines({ store: { get }, log, patienceMs })(variant, variant.findOwner(pathname));
}

test('finds the frame, the screen and, where it needs a session, the sign-in form', async () => {
  expect(await find('/')).toEqual({
    outline: { host: frame, screen: form, signIn: signInForm, access: 'signedIn' },
    isFinal: true,
  });
  expect((await find('/sign-in')).outline).toEqual({
    host: frame,
    screen: signInForm,
    signIn: null,
    access: 'public',
  });
});

test('leaves a screen without an outline to the skeleton, and an unknown address empty', async () => {
  expect((await find('/hotels')).outline).toMatchObject({ screen: undefined, access: 'public' });
  expect((await find('/nowhere')).outline).toMatchObject({ screen: null, access: 'public' });
});

test('has none for a host from before there were any, and asks the store for nothing', async () => {
  const { outline: _none, ...before } = host;
  expect(await find('/', before as typeof host)).toEqual({ outline: null, isFinal: true });
  expect(get).not.toHaveBeenCalled();
});

test('refuses bytes that are not those of the release, and says so', async () => {
  objects.set(
    'releases/search/s1/outline/Main.json',
    JSON.stringify({ ...form, content: '<form>evil</form>' }),
  );
  expect((await find('/')).outline).toMatchObject({ host: frame, screen: undefined });
  objects.delete('releases/host/h1/outline/host.json');
  expect(await find('/')).toEqual({ outline: null, isFinal: true });
  expect(log.error.mock.calls.map(([fields]) => fields)).toContainEqual({
    release: 'h1',
    file: 'outline/host.json',
  });
});

test('does without while the store fails or is slow, and asks again for the next page', async () => {
  get.mockRejectedValueOnce(new Error('down'));
  expect(await find('/')).toEqual({ outline: null, isFinal: false });
  get.mockImplementationOnce(() => new Promise(() => {}));
  expect(await find('/', host, 1)).toEqual({ outline: null, isFinal: false });
  expect((await find('/')).isFinal).toBe(true);
});
