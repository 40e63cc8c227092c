// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkGuestName, nameProblem } from './guest-name.ts';
import { kanaToRomaji } from './romaji.ts';

describe('kanaToRomaji', () => {
  it.each([
    ['さとう', 'sato'],
    ['おおの', 'ono'],
    ['ほんま', 'homma'],
    ['じゅんいち', 'junichi'],
    ['はっとり', 'hattori'],
    ['ほっち', 'hotchi'],
    ['きょうこ', 'kyoko'],
    ['ショウヘイ', 'shohei'],
    ['ジェーン', 'jen'],
    ['ゆうき', 'yuki'],
    ['しんいちろう', 'shinichiro'],
    ['づか', 'zuka'],
    ['ヴィクトル', 'buikutoru'],
    ['いのうえ', 'inoue'],
    ['おのうえ', 'onoue'],
    ['まつうら', 'matsuura'],
    ['やまのうち', 'yamanouchi'],
    ['おおうち', 'ouchi'],
    ['ひろおか', 'hirooka'],
    ['おおおか', 'ooka'],
    ['こうの', 'kono'],
    ['ゆうこ', 'yuko'],
    ['りゅうのすけ', 'ryunosuke'],
    ['しんいち', 'shinichi'],
    ['けんいちろう', 'kenichiro'],
    ['ステファニー', 'sutefuani'],
    ['ティナ', 'teina'],
    ['なんば', 'namba'],
    ['てっぺい', 'teppei'],
  ])('writes %s as %s, as passports do', (kana, latin) => {
    expect(kanaToRomaji(kana)).toBe(latin);
  });

  it('gives up on kanji', () => {
    expect(kanaToRomaji('山田たろう')).toBeNull();
  });
});

describe('checkGuestName', () => {
  it.each(['TANAKA', "O'BRIEN", 'SMITH-JONES', 'ANNA MARIA'])('accepts %s', (name) => {
    expect(checkGuestName(name)).toEqual({ ok: true, value: name });
  });

  it.each([
    ['ＴＡＮＡＫＡ', 'TANAKA'],
    ['　Ｔａｎａｋａ　', 'TANAKA'],
    ['Ｏ＇ＢＲＩＥＮ', "O'BRIEN"],
    ['ＳＭＩＴＨ－ＪＯＮＥＳ', 'SMITH-JONES'],
    ['ＡＮＮＡ　ＭＡＲＩＡ', 'ANNA MARIA'],
  ])('takes %s as %s', (typed, value) => {
    expect(checkGuestName(typed)).toEqual({ ok: true, value });
    expect(nameProblem(typed)).toBeUndefined();
  });

  it('raises lower case, trims, and drops what can’t be seen', () => {
    expect(checkGuestName('  Tana\u200Bka ')).toEqual({ ok: true, value: 'TANAKA' });
    expect(checkGuestName('\u202ESato')).toEqual({ ok: true, value: 'SATO' });
    expect(checkGuestName('Anna\tMaria\t')).toEqual({ ok: true, value: 'ANNA MARIA' });
  });

  it.each([
    ['たなか', 'TANAKA'],
    ['タナカ', 'TANAKA'],
    ['ﾀﾅｶ', 'TANAKA'],
    ['O’Brien', "O'BRIEN"],
    ['田中', null],
    ['TANAKA1', null],
    ['TANAKA(山)', null],
  ])('refuses %s and suggests %s', (input, suggestion) => {
    expect(checkGuestName(input)).toEqual({ ok: false, reason: 'notLatin', suggestion });
  });

  it('refuses empty and overlong names', () => {
    expect(checkGuestName(' ')).toMatchObject({ ok: false, reason: 'empty' });
    expect(checkGuestName('A'.repeat(60)).ok).toBe(true);
    expect(checkGuestName('A'.repeat(61))).toMatchObject({ ok: false, reason: 'tooLong' });
  });

  it.each(['-TANAKA', 'TANAKA-', "''", 'A  B'])('refuses the shape of %s', (name) => {
    expect(checkGuestName(name).ok).toBe(false);
  });
});

describe('what is said about a guest name', () => {
  it.each([
    ['', '入力してください'],
    ['さとう', '候補を選ぶか'],
    ['佐藤', '漢字はローマ字に変換できません'],
    ['佐とう', '漢字はローマ字に変換できません'],
    ['SATO1', '使えるのは'],
    ['-', '文字が必要です'],
    ["' -", '文字が必要です'],
    ['SATO-', '文字と文字の間に1つだけ'],
    ['A--B', '文字と文字の間に1つだけ'],
    ['A'.repeat(61), '60文字以内'],
  ])('%j is answered with %s', (name, words) => expect(nameProblem(name)).toContain(words));

  it.each(['Sato', "O'Brien", 'SMITH-JONES'])('%j is taken', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });
});
