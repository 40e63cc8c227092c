import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const parseCells = (file: Buffer) => file.toString('utf8').slice(1).trimEnd().split('\r\n').slice(1);

describe('a CSV file', () => {
  it('begins with a byte order mark, ends each line with CRLF and quotes text, not numbers', () => {
    const file = toCsv(
      ['名前', '金額'],
      [
        ['山田 "太郎"', -1200],
        ['改行\nあり', null],
      ],
    );
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.toString('utf8').slice(1)).toBe(
      '"名前","金額"\r\n"山田 ""太郎""",-1200\r\n"改行\nあり",""\r\n',
    );
  });

  it.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+1', `"'+1"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\0=1', `"'=1"`],
    [' =1', `"' =1"`],
    ['\u200b=1', `"'\u200b=1"`],
    ['\uFF1D1', `"'\uFF1D1"`],
    ['\uFF201', `"'\uFF201"`],
    ['0012-a=1', `"0012-a=1"`],
    ['\u202e=1', `"'=1"`],
    ['山田\u202e様\u2066', `"山田様"`],
  ])('R27: opens %j as text', (text, cell) => {
    expect(parseCells(toCsv(['x'], [[text]])).join('\r\n')).toBe(cell);
  });

  it('R27: cannot be made to begin another cell or line by its content', () => {
    const file = toCsv(['a', 'b'], [['x","=1\r\n"=2', 'y']]).toString('utf8');
    expect(file.slice(1)).toBe('"a","b"\r\n"x"",""=1\r\n""=2","y"\r\n');
  });
});
