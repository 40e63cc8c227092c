import { expect, it } from 'vitest';
import * as recipes from './recipes.ts';

it('animates nothing that closes: a part whose animation ends unseen would stay open', () => {
  expect(JSON.stringify(recipes)).toContain('_open');
  expect(JSON.stringify(recipes)).not.toMatch(/"_closed"/);
});
