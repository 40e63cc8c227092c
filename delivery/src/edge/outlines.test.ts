import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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
    keep: 'for-good',
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
  expect(await find('/', before as typeof host)).toEqual({ outline: null, keep: 'for-good' });
  expect(get).not.toHaveBeenCalled();
});

test('refuses bytes that are not those of the release, and says so', async () => {
  objects.set(
    'releases/search/s1/outline/Main.json',
    JSON.stringify({ ...form, content: '<form>evil</form>' }),
  );
  expect((await find('/')).outline).toMatchObject({ host: frame, screen: undefined });
  objects.delete('releases/host/h1/outline/host.json');
  expect(await find('/')).toEqual({ outline: null, keep: 'a-while' });
  expect(log.error.mock.calls.map(([fields]) => fields)).toContainEqual({
    release: 'h1',
    file: 'outline/host.json',
  });
});

test('reads a refused file again a minute later, and says so once until then', async () => {
  let clock = 1;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => spy.mockRestore());
  const remotes = { search: { stable: search }, public: { stable: entrance } };
  const variant = siteVariants(buildDocument({ host: { stable: host }, remotes }))(50);
  const findOutline = createOutlines({ store: { get }, log });
  const visit = () => findOutline(variant, variant.findOwner('/'));
  objects.set('releases/search/s1/outline/Main.json', '{}');
  expect(await visit()).toMatchObject({ outline: { screen: undefined }, keep: 'a-while' });
  objects.set('releases/search/s1/outline/Main.json', texts.search);
  expect(await visit()).toMatchObject({ outline: { screen: undefined }, keep: 'a-while' });
  expect(log.error).toHaveBeenCalledTimes(1);
  clock += 61_000;
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await visit()).toMatchObject({ outline: { screen: form }, keep: 'for-good' });
});

test('does without while the store fails or is slow, and asks again for the next page', async () => {
  get.mockRejectedValueOnce(new Error('down'));
  expect(await find('/')).toEqual({ outline: null, keep: 'never' });
  get.mockImplementationOnce(() => new Promise(() => {}));
  expect(await find('/', host, 1)).toEqual({ outline: null, keep: 'never' });
  expect((await find('/')).keep).toBe('for-good');
});
