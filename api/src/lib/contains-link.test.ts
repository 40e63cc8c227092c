import { describe, expect, it } from 'vitest';
import { containsLink } from './contains-link.ts';

describe('a text that ends up in a mail', () => {
  it.each([
    '至急 https://evil.example/ でお手続きください',
    'http:／／evil',
    'www.evil',
    'ｗｗｗ．ｅｖｉｌ．ｃｏｍ',
    'evil.com',
    'evil.comでお手続きください',
    '当選 evil.co.jp',
    'pay@evil.net',
    'evil。com',
    'evil\u200B.c\u2060om',
    'evil.xn--p1ai',
    'すし.みんな',
    'bit.ly/abc',
    'bit[.]ly',
    '192.168.1.1',
    'x@y',
    '電話03-1234-5678へ至急',
    '０３（１２３４）５６７８',
    '口座 123456789',
  ])('contains a link: %j', (text) => {
    expect(containsLink(text)).toBe(true);
  });

  it.each([
    '田中 健一',
    'J. R. Smith',
    'M.Ito',
    'Jean-Luc O’Neil',
    '第1.5課',
    '東京本社(営業部)',
    '.NET 開発部',
    'No.1 支店',
    '株式会社さくら商事 A・B 課',
    '終わり。',
    'محمد',
    '2024年度 第12営業部',
    '営業部 〒100-0001',
  ])('contains none: %j', (text) => {
    expect(containsLink(text)).toBe(false);
  });
});
