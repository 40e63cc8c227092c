import { expect, test } from 'vitest';
import { form, frame, signInForm } from '../testing/_outline.ts';
import { fillOutline } from './outline-html.ts';

const outline = { host: frame, screen: form, signIn: signInForm, access: 'signedIn' as const };

test('fills in the brand, with its logo or its name, and the screens', () => {
  expect(fillOutline(outline, { siteName: 'みらい', logoUrl: '/brands/1/logo.svg' })).toBe(
    '<div id="yado-outline"><img src="/brands/1/logo.svg" alt="みらい"><main><form>search</form></main><main><form>sign in</form></main></div>',
  );
  expect(fillOutline(outline, { siteName: 'みらい' })).toContain('<b>みらい</b>');
});

test('shows a skeleton for a screen without an outline, and nothing for nobody’s address', () => {
  expect(fillOutline({ ...outline, screen: undefined }, { siteName: 'Yado' })).toContain('<p>skeleton</p>');
  expect(fillOutline({ ...outline, screen: null, signIn: null }, { siteName: 'Yado' })).toContain(
    '<main></main><main></main>',
  );
});

test('takes no text of a brand for markup or for a slot', () => {
  const html = fillOutline(outline, { siteName: '<script>{{screen}}$&' });
  expect(html).toContain('<b>&lt;script&gt;{{screen}}$&amp;</b>');
  expect(html.match(/<form>search/g)).toHaveLength(1);
});
