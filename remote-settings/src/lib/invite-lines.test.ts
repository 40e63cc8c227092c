import { describe, expect, it } from 'vitest';
import { checkInviteLines, readInviteLines } from './invite-lines.ts';

const misaki = { name: '佐藤 美咲', email: 'misaki@sakura.example' };

describe('reading a list of people', () => {
  it.each([
    ['佐藤 美咲,misaki@sakura.example'],
    ['misaki@sakura.example,佐藤 美咲'],
    ['佐藤 美咲\tmisaki@sakura.example'],
    ['佐藤 美咲;misaki@sakura.example'],
    ['佐藤,美咲,misaki@sakura.example'],
    ['"佐藤 美咲","misaki@sakura.example",営業部'],
    ['佐藤 美咲 <misaki@sakura.example>'],
    ['佐藤 美咲 , ｍｉｓａｋｉ＠sakura.example '],
    ['\uFEFF佐藤 美咲,misaki@sakura.example\r\n'],
  ])('reads %j', (text) => expect(readInviteLines(text)).toEqual([{ line: 1, ...misaki }]));

  it('takes each line with its own separator, as in a list put together from several', () => {
    const text =
      '高橋 花子\thanako@sakura.example\n田中 次郎,jiro@sakura.example\n森 三郎;saburo@sakura.example';
    expect(readInviteLines(text).map(({ name, email }) => `${name} ${email}`)).toEqual([
      '高橋 花子 hanako@sakura.example',
      '田中 次郎 jiro@sakura.example',
      '森 三郎 saburo@sakura.example',
    ]);
  });

  it('skips headings and empty lines, and counts lines as the table does', () => {
    const text = '氏名,メールアドレス\n\n佐藤 美咲,misaki@sakura.example\n,,\n田中,\n';
    expect(readInviteLines(text)).toEqual([
      { line: 3, ...misaki },
      { line: 5, name: '田中', email: '' },
    ]);
  });

  it('keeps a line without an address in it, so that it can be named', () => {
    expect(readInviteLines('佐藤 美咲,misaki.sakura.example')).toEqual([
      { line: 1, name: '佐藤 美咲', email: 'misaki.sakura.example' },
    ]);
  });

  it('reads a comma inside quotes as part of the name', () => {
    expect(readInviteLines('"Sato, Misaki",misaki@sakura.example')[0]?.name).toBe('Sato, Misaki');
  });

  it('reads a quoted cell over several lines as one', () => {
    const text = '佐藤 美咲,misaki@sakura.example,"東京都\n千代田区"\n田中,tanaka@sakura.example';
    expect(readInviteLines(text)).toEqual([
      { line: 1, ...misaki },
      { line: 2, name: '田中', email: 'tanaka@sakura.example' },
    ]);
  });

  it.each([
    ['"佐藤 美咲,misaki@sakura.example\n田中,tanaka@sakura.example'],
    ['"佐藤 美咲,misaki@sakura.example\n"田中","tanaka@sakura.example"'],
    ['佐藤 美咲,"misaki@sakura.example\r\n田中,"tanaka@sakura.example"'],
  ])('keeps the lines after a stray quotation mark: %j', (text) => {
    expect(readInviteLines(text)).toEqual([
      { line: 1, ...misaki, openQuote: true },
      { line: 2, name: '田中', email: 'tanaka@sakura.example' },
    ]);
  });

  it('reads nothing from nothing', () => expect(readInviteLines(' \n\n')).toEqual([]));
});

describe('checking a list of people', () => {
  const taken = new Map([
    ['admin@sakura.example', 'employee'],
    ['new@sakura.example', 'invited'],
  ] as const);
  const findProblems = (text: string) =>
    checkInviteLines(readInviteLines(text), taken).map(({ problem }) => problem);

  it.each([
    ['佐藤,misaki@sakura.example', null],
    ['"佐藤,misaki@sakura.example', 'openQuote'],
    ['佐藤,', 'noEmail'],
    ['佐藤,misaki@sakura', 'badEmail'],
    ['misaki@sakura.example', 'noName'],
    [`${'𠮷'.repeat(60)},misaki@sakura.example`, null],
    [`${'あ'.repeat(61)},misaki@sakura.example`, 'longName'],
    ['管理者,Admin@Sakura.example', 'employee'],
    ['新人,new@sakura.example', 'invited'],
  ])('finds of %j: %s', (text, problem) => expect(findProblems(text)).toEqual([problem]));

  it('finds the second of two equal addresses, in whatever case', () => {
    expect(findProblems('佐藤,a@sakura.example\n田中,b@sakura.example\n佐藤,A@sakura.example')).toEqual([
      null,
      null,
      'duplicate',
    ]);
  });
});
