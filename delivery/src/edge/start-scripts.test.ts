import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { startScripts } from './start-scripts.ts';

interface Script {
  url: string;
  async: boolean;
}

let frames: (() => void)[];
let tasks: { run: () => void; afterMs: number }[];
let started: Script[][];

beforeEach(() => {
  frames = [];
  tasks = [];
  started = [];
});

/** Runs the text as the page does, whose template has two scripts. */
function run({ visibilityState = 'visible', isPainted = false } = {}): void {
  const scripts = ['a.js', 'b.js'].map((url): Script => ({ url, async: true }));
  const context = {
    document: {
      visibilityState,
      getElementById: (id: string) => (id === 'scripts' ? { content: scripts } : null),
      importNode: (content: Script[]) => ({ content, querySelectorAll: () => content }),
      head: { append: (copy: { content: Script[] }) => started.push(copy.content) },
    },
    performance: { getEntriesByName: (name: string) => (isPainted ? [name] : []) },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, afterMs = 0) => tasks.push({ run, afterMs }),
  };
  runInNewContext(`(${startScripts.toString()})('scripts', 500)`, context);
}

const inOrder = [
  [
    { url: 'a.js', async: false },
    { url: 'b.js', async: false },
  ],
];

test('starts the scripts once, in order, after the frame that paints the page', () => {
  run();
  expect(tasks.map(({ afterMs }) => afterMs)).toEqual([500]);
  frames.forEach((frame) => frame());
  expect(started).toEqual([]);
  expect(tasks.map(({ afterMs }) => afterMs)).toEqual([500, 0]);
  tasks.reverse().forEach((task) => task.run());
  expect(started).toEqual(inOrder);
});

test('starts them without a frame in a window that paints nothing for half a second', () => {
  run();
  tasks.forEach((task) => task.run());
  expect(started).toEqual(inOrder);
});

test.each([{ visibilityState: 'hidden' }, { isPainted: true }])(
  'starts them at once in a page that is %o',
  (page) => {
    run(page);
    expect(started).toEqual(inOrder);
    expect(frames).toEqual([]);
  },
);
