import { expect, it } from 'vitest';
import { tripFixture } from '../_trip-fixture.ts';
import { readPdf } from './_read-pdf.ts';
import { guessAddresseeKind } from './addressee.ts';
import { tripDetailPdf } from './trip-detail-pdf.ts';

it.each([
  ['株式会社さくら商事', 'COMPANY'],
  ['さくら商事(株)', 'COMPANY'],
  ['㈱さくら', 'COMPANY'],
  ['学校法人みどり学園', 'COMPANY'],
  ['さくら商事 大阪支店', 'COMPANY'],
  ['Sakura Inc.', 'COMPANY'],
  ['山田 太郎', 'PERSON'],
  ['Yamada Taro', 'PERSON'],
])('takes %s for a %s', (name, kind) => {
  expect(guessAddresseeKind(name)).toBe(kind);
});

it.each([
  ['株式会社さくら商事', null, '株式会社さくら商事御中'],
  ['山田 太郎', null, '山田太郎様'],
  ['さくら', 'COMPANY', 'さくら御中'],
  ['さくら', 'PERSON', 'さくら様'],
  // What was typed with its own form of address keeps it.
  ['経理部 御中', 'PERSON', '経理部御中'],
  ['経理部御中　御中', 'COMPANY', '経理部御中'],
  ['山田 太郎様 様', 'COMPANY', '山田太郎様'],
  ['山田先生', 'PERSON', '山田先生'],
] as const)('makes the paper out to %s (%s) as %s', async (name, kind, shown) => {
  const { text } = await readPdf(await tripDetailPdf(tripFixture(), 'ja-JP', { name, kind }));
  expect(text).toContain(`${shown}ホノルル`);
});

it('follows no name with a form of address in English', async () => {
  const addressee = { name: 'Sakura Inc.', kind: 'COMPANY' } as const;
  const { text } = await readPdf(await tripDetailPdf(tripFixture(), 'en-US', addressee));
  expect(text).toContain('SakuraInc.Honolulu');
});
