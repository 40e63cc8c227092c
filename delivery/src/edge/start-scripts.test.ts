import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { startScripts } from './start-scripts.ts';

interface Link {
  url: string;
  sheet: object | null;
  onload?: () => void;
  onerror?: () => void;
}

let frames: (() => void)[];
let tasks: { run: () => void; afterMs: number }[];
let inHead: string[];
let link: Link;

beforeEach(() => {
  frames = [];
  tasks = [];
  inHead = [];
  link = { url: 'host.css', sheet: null };
});

/** Runs the text as the page does, whose template has a stylesheet and two scripts. */
function run({ visibilityState = 'visible', isPainted = false } = {}): void {
  const script = (url: string) => ({
    async: true,
    remove: () => scripts.shift(),
    toString() {
      return this.async ? `${url} at any time` : url;
    },
  });
  const scripts = [script('a.js'), script('b.js')];
  const copy = {
    querySelectorAll: (selector: string) => (selector === 'script' ? [...scripts] : [link]),
    toString: () => [link.url, ...scripts].join(' '),
  };
  const context = {
    document: {
      visibilityState,
      getElementById: (id: string) => (id === 'scripts' ? {} : null),
      importNode: () => copy,
      head: { append: (...added: unknown[]) => inHead.push(...added.map(String)) },
    },
    performance: { getEntriesByName: (name: string) => (isPainted ? [name] : []) },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, afterMs = 0) => tasks.push({ run, afterMs }),
  };
  runInNewContext(`(${startScripts.toString()})('scripts', 500)`, context);
}

/** Once what was promised is done. */
const later = () => new Promise((resolve) => setImmediate(resolve));

test('asks for the files once, after the frame that paints the page', () => {
  run();
  expect(tasks.map(({ afterMs }) => afterMs)).toEqual([500]);
  frames.forEach((frame) => frame());
  expect(inHead).toEqual([]);
  expect(tasks.map(({ afterMs }) => afterMs)).toEqual([500, 0]);
  tasks.reverse().forEach((task) => task.run());
  expect(inHead).toEqual(['host.css']);
});

test('asks for them without a frame in a window that paints nothing for half a second', () => {
  run();
  tasks.forEach((task) => task.run());
  expect(inHead).toEqual(['host.css']);
});

test.each([{ visibilityState: 'hidden' }, { isPainted: true }])(
  'asks for them at once in a page that is %o',
  (page) => {
    run(page);
    expect(inHead).toEqual(['host.css']);
    expect(frames).toEqual([]);
  },
);

test.each(['onload', 'onerror'] as const)(
  'runs the scripts in order behind the stylesheet: %s',
  async (end) => {
    run({ isPainted: true });
    await later();
    expect(inHead).toEqual(['host.css']);
    link[end]?.();
    await later();
    expect(inHead).toEqual(['host.css', 'a.js', 'b.js']);
  },
);

test('runs the scripts at once behind a stylesheet that the browser holds already', async () => {
  link.sheet = {};
  run({ isPainted: true });
  await later();
  expect(inHead).toEqual(['host.css', 'a.js', 'b.js']);
});
