import { expect, test } from 'vitest';
import { lawSection } from './law-section.ts';

const body =
  '## 販売事業者\n\nYado株式会社\n\n## 所在地\n\n〒100-0005 東京都千代田区\n丸の内1-0-1\n\n## 空欄\n';

test.each([
  ['販売事業者', 'Yado株式会社'],
  ['所在地', '〒100-0005 東京都千代田区\n丸の内1-0-1'],
  ['空欄', null],
  ['電話番号', null],
])('finds the section %s', (heading, text) => expect(lawSection(body, heading)).toBe(text));
