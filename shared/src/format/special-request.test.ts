import { describe, expect, it } from 'vitest';
import { hasPhrase, insertPhrase, MAX_REQUEST, removePhrase, requestProblem } from './special-request.ts';

describe('special request', () => {
  it.each([
    ['', false],
    ['High floor, please.\nThank you!', false],
    ['Zimmer für Müller, garçon', false],
    ['高層階を希望します', true],
    ['x'.repeat(MAX_REQUEST), false],
  ])('takes %j (Japanese allowed: %s)', (text, unicodeAllowed) => {
    expect(requestProblem(text, unicodeAllowed)).toBeUndefined();
  });

  it.each([
    ['高層階', '使えない文字: 「高」「層」「階」'],
    ['High floor！', '使えない文字: 「！」'],
    ['5 × 3', '使えない文字: 「×」'],
    ['あああいうえお', '使えない文字: 「あ」「い」「う」「え」「お」'],
    ['あいうえおか', '「お」など'],
  ])('names the letters of %j that a hotel can not read', (text, words) => {
    expect(requestProblem(text, false)).toContain(words);
  });

  it('names emoji, which vouchers can hardly print, wherever Japanese is allowed', () => {
    expect(requestProblem('高層階希望 😀🌸😀', true)).toBe('絵文字は使えません。使えない文字: 「😀」「🌸」');
    expect(requestProblem('☎ 03-1234-5678 に電話 ★', true)).toBeUndefined();
  });

  it('says by how much it is too long', () => {
    expect(requestProblem('𠮷'.repeat(MAX_REQUEST), true)).toBeUndefined();
    expect(requestProblem('あ'.repeat(MAX_REQUEST + 3), true)).toContain('3文字超えています');
  });
});

describe('ready phrase', () => {
  it.each([
    ['', 0, 'Quiet.', 6],
    ['Hello.', 6, 'Hello.\nQuiet.', 13],
    ['Hello.\n', 7, 'Hello.\nQuiet.', 13],
    ['Hello.', 0, 'Quiet.\nHello.', 6],
    ['One\nTwo', 3, 'One\nQuiet.\nTwo', 10],
  ])('is put into %j at %d on a line of its own', (text, caret, result, next) => {
    expect(insertPhrase(text, 'Quiet.', caret)).toEqual({ text: result, caret: next });
  });

  it('is taken out again without touching the rest', () => {
    expect(removePhrase('One\nQuiet.\nTwo', 'Quiet.')).toBe('One\nTwo');
    expect(removePhrase('Quiet. Really.', 'Quiet.')).toBe('Quiet. Really.');
    expect(hasPhrase('One\nQuiet.', 'Quiet.')).toBe(true);
    expect(hasPhrase('Not Quiet.', 'Quiet.')).toBe(false);
  });
});
