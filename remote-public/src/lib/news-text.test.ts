import { expect, it } from 'vitest';
import { newsSummary } from './news-text.ts';

it.each([
  ['電話は休業します。', '電話は休業します。'],
  ['ご利用\nいただけます。', 'ご利用いただけます。'],
  ['一。\n\n二。', '一。 二。'],
  ['## 見出し\n\n- **一** つ\n- [二つ](https://yado.example/a)', '見出し 一 つ 二つ'],
  ['あ'.repeat(90), 'あ'.repeat(90)],
  ['𠮷'.repeat(91), `${'𠮷'.repeat(90)}…`],
])('summarizes %j', (body, summary) => {
  expect(newsSummary(body)).toBe(summary);
});
