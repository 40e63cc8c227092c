import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStep, type PageStep } from './page-steps.ts';

/** What the router hears of. */
const router = vi.fn<() => void>();
window.addEventListener('popstate', router);

let count = 0;
/** Goes to another page, as the router does. */
function visit(): number {
  count += 1;
  window.history.pushState({ key: `page-${count}`, idx: count }, '');
  return count;
}

/** What newer browsers have: it hears of a navigation before anything is drawn. */
const navigation = new EventTarget();
Object.assign(window, { navigation });
const hear = (navigationType: string) =>
  navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));

const shown = () => (window.history.state as { idx: number; above?: number } | null) ?? { idx: 0 };
const isAt = (idx: number, above?: number) =>
  vi.waitFor(() => expect(shown()).toMatchObject(above ? { idx, above } : { idx }));
/** Until nothing more comes. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

const left: PageStep[] = [];
function open() {
  const leave = vi.fn(() => true);
  const step = openStep(leave);
  left.push(step);
  return { leave, step };
}

beforeEach(() => {
  visit();
  visit();
});
afterEach(async () => {
  await settle();
  for (const step of left.splice(0)) step.end();
  router.mockClear();
});

it('leaves what is open by the way back, and the page stays', async () => {
  const page = visit();
  const { leave, step } = open();
  window.history.back();
  await vi.waitFor(() => expect(shown().above).toBeUndefined());
  // What is drawn again just now.
  step.keep();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  await settle();
  await isAt(page);
  expect(shown().above).toBeUndefined();
  expect(router).not.toHaveBeenCalled();
});

it('takes one way back from a page whose sheet was closed by its button', async () => {
  const before = visit();
  visit();
  open().step.end();
  window.history.back();
  await isAt(before);
  expect(router).toHaveBeenCalledOnce();
});

it('uses the step of what closed for what opens next', () => {
  visit();
  open().step.end();
  const length = window.history.length;
  open();
  expect(window.history.length).toBe(length);
});

it('passes over a step between two pages, back and forward', async () => {
  const before = visit();
  const page = visit();
  open().step.end();
  const after = visit();
  window.history.back();
  await vi.waitFor(() => expect(router).toHaveBeenCalledOnce());
  await isAt(page);
  expect(shown().above).toBeUndefined();
  window.history.forward();
  await isAt(after);
  await vi.waitFor(() => expect(router).toHaveBeenCalledTimes(2));
  window.history.back();
  await vi.waitFor(() => expect(router).toHaveBeenCalledTimes(3));
  await isAt(page);
  window.history.back();
  await isAt(before);
});

it('leaves what is open above a page that it changed itself, then goes back through the changes', async () => {
  const page = visit();
  const { leave, step } = open();
  const changed = visit();
  step.keep();
  step.keep();
  expect(shown()).toMatchObject({ idx: changed, above: 1 });
  window.history.back();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  step.end();
  await settle();
  expect(router).not.toHaveBeenCalled();
  window.history.back();
  await isAt(page);
  await vi.waitFor(() => expect(router).toHaveBeenCalledOnce());
  expect(shown().above).toBeUndefined();
});

it('stays above a page that it changed itself before that is drawn, where the browser says so', async () => {
  visit();
  const { leave } = open();
  const changed = visit();
  hear('push');
  await Promise.resolve();
  expect(shown()).toMatchObject({ idx: changed, above: 1 });
  window.history.back();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  await settle();
  await isAt(changed);
  expect(router).not.toHaveBeenCalled();
});

it('leaves the upper of two things first', async () => {
  const page = visit();
  const lower = open();
  const upper = open();
  lower.step.keep();
  window.history.back();
  await vi.waitFor(() => expect(upper.leave).toHaveBeenCalledOnce());
  upper.step.end();
  expect(lower.leave).not.toHaveBeenCalled();
  window.history.back();
  await vi.waitFor(() => expect(lower.leave).toHaveBeenCalledOnce());
  await isAt(page);
  expect(router).not.toHaveBeenCalled();
});

it('leaves the lower of two things when the upper one has closed by its button', async () => {
  const page = visit();
  const lower = open();
  open().step.end();
  window.history.back();
  await vi.waitFor(() => expect(lower.leave).toHaveBeenCalledOnce());
  await isAt(page);
  expect(router).not.toHaveBeenCalled();
});

it('is there again where what is open may not be left', async () => {
  const page = visit();
  const { leave } = open();
  leave.mockReturnValue(false);
  window.history.back();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(shown()).toMatchObject({ idx: page, above: 1 });
  window.history.back();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  await isAt(page, 1);
});
