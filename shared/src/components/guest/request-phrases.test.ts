import { describe, expect, it } from 'vitest';
import { MAX_REQUEST, requestProblem } from '../../format/special-request.ts';
import { requestPhrases } from './request-phrases.ts';

describe('ready phrases', () => {
  const phrases = requestPhrases.flatMap((group) => group.phrases);
  it.each(phrases)('$ja can be read by every hotel in English', ({ en }) => {
    expect(requestProblem(en, false)).toBeUndefined();
    expect(en.length).toBeLessThan(MAX_REQUEST / 3);
  });

  it('are all different', () => {
    expect(new Set(phrases.map(({ ja }) => ja)).size).toBe(phrases.length);
    expect(new Set(phrases.map(({ en }) => en)).size).toBe(phrases.length);
  });
});
