import { expect, it } from 'vitest';
import { isSpecialRequest } from '../api/src/modules/travel/validate-guests.ts';
import { MAX_REQUEST, requestProblem } from '../shared/src/format/special-request.ts';

/** API and browser share no code: what a form lets through, the API takes, and the other way round. */
it.each([
  'Late check-in',
  '禁煙の部屋をお願いします',
  'Café, 2nd floor\nquiet room',
  '到着は22時頃です☎',
  'Happy birthday 🎂',
  '×÷',
  'a'.repeat(MAX_REQUEST),
  'a'.repeat(MAX_REQUEST + 1),
  '𠮷'.repeat(MAX_REQUEST),
  '𠮷'.repeat(MAX_REQUEST + 1),
])('form and API agree on the special request %s', (text) => {
  for (const unicodeAllowed of [true, false]) {
    expect(requestProblem(text, unicodeAllowed) === undefined).toBe(isSpecialRequest(text, unicodeAllowed));
  }
});
