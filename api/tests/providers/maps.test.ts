import { expect, inject, it } from 'vitest';
import { atBothEnds } from './_ends.ts';

atBothEnds<'maps', URL>(
  'maps',
  {
    sandbox: () => new URL('/maps/api/js?key=any', inject('world').maps),
    real: ({ TEST_MAPS_KEY: key }) =>
      new URL(`https://maps.googleapis.com/maps/api/js?${new URLSearchParams({ key, v: 'weekly' })}`),
  },
  (open) => {
    it('gives the script that the loader of our pages works with', async () => {
      const answer = await fetch(open());
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(await answer.text()).toContain('importLibrary');
    });
  },
);
