import { describe, expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';

const formatLine = (text: string) => csvFile(['x'], [[text]]).slice('\uFEFF"x"\r\n'.length, -2);

describe('a CSV file made in the browser', () => {
  it('begins with a byte order mark, ends each line with CRLF and quotes text, not numbers', () => {
    expect(
      csvFile(
        ['名前', '金額'],
        [
          ['山田 "太郎"', -1200],
          ['改行\nあり', null],
        ],
      ),
    ).toBe('\uFEFF"名前","金額"\r\n"山田 ""太郎""",-1200\r\n"改行\nあり",""\r\n');
  });

  // spec: 2.trips-csv
  it.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['0012-a=1', `"0012-a=1"`],
    ['\u202e=1', `"'=1"`],
    ['山田\u202e様\u2066', `"山田様"`],
  ])('R27: opens %j as text, by the rule of the API’s files (scripts/csv-rule.test.ts)', (text, cell) => {
    expect(formatLine(text)).toBe(cell);
  });

  it('R27: cannot be made to begin another cell or line by its content', () => {
    const file = csvFile(['a', 'b'], [['x","=1\r\n"=2', 'y']]);
    expect(file.slice(1)).toBe('"a","b"\r\n"x"",""=1\r\n""=2","y"\r\n');
  });
});
