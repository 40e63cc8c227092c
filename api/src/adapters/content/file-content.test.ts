import { describe, expect, it } from 'vitest';
import { createFileContent, parseNews } from './file-content.ts';

describe('a news file', () => {
  it('has title, instant, agencies and text', () => {
    const text = '# 見出し\npublished: 2026-10-01T09:00:00+09:00\nagencies: a, b\n\n一段落目\n\n二段落目\n';
    expect(parseNews('item', text)).toEqual({
      id: 'item',
      title: '見出し',
      body: '一段落目\n\n二段落目',
      publishedAt: new Date('2026-10-01T00:00:00Z'),
      agencyIds: ['a', 'b'],
    });
  });

  it('is for everybody when it names no agency', () => {
    expect(parseNews('item', '# 見出し\npublished: 2026-10-01T09:00:00+09:00\n\n本文').agencyIds).toBeNull();
  });

  it.each([
    ['no instant', 'item', '# 見出し\n\n本文'],
    ['no title', 'item', '#\npublished: 2026-10-01T09:00:00+09:00\n\n本文'],
    ['a name that is no id', 'Item 1', '# 見出し\npublished: 2026-10-01T09:00:00+09:00\n\n本文'],
  ])('is refused with %s', (_name, id, text) => {
    expect(() => parseNews(id, text)).toThrow('is not readable');
  });
});

describe('the files of this repository', () => {
  it('are all readable', async () => {
    const content = createFileContent();
    expect((await content.readNews()).length).toBeGreaterThan(0);
    expect(await content.readDocument('legal', 'transaction-law')).not.toBeNull();
    expect(await content.readDocument('legal', 'pdf-print-guide')).not.toBeNull();
  });
});
