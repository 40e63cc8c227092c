import { expect, it } from 'vitest';
import { readVariables } from './read-variables.ts';

const hidden = [...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200B\u2060\uFEFF'];

it.each(hidden)('takes %j out of texts at any depth', (mark) => {
  const input = { memo: `出${mark}張`, guests: [{ familyName: `${mark}SATO`, requests: [`高層階${mark}`] }] };
  expect(readVariables({ input })).toEqual({
    input: { memo: '出張', guests: [{ familyName: 'SATO', requests: ['高層階'] }] },
  });
});

it('leaves what scripts and emoji need to join or part their signs, and new passwords as typed', () => {
  const input = { name: 'علی\u200Cرضا', memo: '👩\u200D💻☎\uFE0F \u200F', newPassword: 'a\u200Bb\u202E' };
  expect(readVariables({ input })).toEqual({ input });
});
