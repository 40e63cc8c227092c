import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginOutline } from './begin-outline.ts';

const names = { id: 'outline', profileKey: 'profile' };
const data = document.documentElement.dataset;
const signIn = (...permissions: string[]) => {
  localStorage.setItem('user', '{}');
  if (permissions.length > 0) localStorage.setItem('profile', JSON.stringify({ profile: { permissions } }));
};

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  delete window.__yadoOutline;
});

it('runs alone, as its text does in a page', () => {
  // oxlint-disable-next-line no-implied-eval -- as the page does
  new Function('visit', 'names', `(${beginOutline})(visit, names)`)(
    { userKey: 'user', access: 'public' },
    names,
  );
  expect(data).toMatchObject({ session: 'out', screen: 'shown', here: location.pathname });
});

it('shows a screen to those who may open it', () => {
  const screenFor = (access: Parameters<typeof beginOutline>[0]['access']) => {
    beginOutline({ userKey: 'user', access }, names);
    return data.screen;
  };
  expect(screenFor('public')).toBe('shown');
  expect(screenFor('signedIn')).toBe('hidden');
  signIn();
  expect(data.session).toBe('out');
  expect(screenFor('signedIn')).toBe('shown');
  expect(data.session).toBe('in');
  // Nothing is known of the person yet.
  expect(screenFor({ permission: 'BOOK' })).toBe('shown');
  signIn('CANCEL');
  expect(screenFor({ permission: 'BOOK' })).toBe('hidden');
  expect(screenFor({ permission: ['BOOK', 'CANCEL'] })).toBe('shown');
});

it('takes what it can not read for nothing', () => {
  localStorage.setItem('user', '{}');
  localStorage.setItem('profile', 'not JSON');
  beginOutline({ userKey: 'user', access: 'signedIn' }, names);
  expect(data.screen).toBe('shown');
});

it('sends no form of the outline, and notes the button that was pressed', () => {
  const outline = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'outline' }));
  const form = outline.appendChild(document.createElement('form'));
  const button = form.appendChild(Object.assign(document.createElement('button'), { type: 'submit' }));
  const icon = button.appendChild(document.createElement('span'));
  beginOutline({ userKey: 'user', access: 'public' }, names);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  icon.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(window.__yadoOutline?.pressed).toBe(button);
});

it('keeps a press on a link for the host, and leaves the browser those that open it elsewhere', () => {
  const outline = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'outline' }));
  const link = outline.appendChild(Object.assign(document.createElement('a'), { href: '#elsewhere' }));
  beginOutline({ userKey: 'user', access: 'public' }, names);
  const press = (more: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    link.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press()).toBe(true);
  expect(window.__yadoOutline?.pressed).toBe(link);
  expect(press({ ctrlKey: true })).toBe(false);
});

it('leaves every other form of the page alone', () => {
  const form = document.body.appendChild(document.createElement('form'));
  beginOutline({ userKey: 'user', access: 'public' }, names);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});
