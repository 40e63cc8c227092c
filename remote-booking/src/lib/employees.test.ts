import { describe, expect, it } from 'vitest';
import { findEmployees } from './employees.ts';

const sato = {
  id: 'sato',
  name: '佐藤 美咲',
  email: 'admin@sakura.example',
  guestName: { familyName: 'Sato', givenName: 'Misaki' },
};
const tanaka = { id: 'tanaka', name: '田中 健一', email: 'employee@sakura.example', guestName: null };
const find = (typed: string) => findEmployees([sato, tanaka], typed, 'tanaka').map(({ id }) => id);

describe('employees', () => {
  it('are all offered while nothing is typed, oneself first', () => {
    expect(findEmployees([sato, tanaka], '', 'tanaka')).toEqual([
      { id: 'tanaka', label: '田中 健一', description: 'employee@sakura.example', group: 'ご本人' },
      { id: 'sato', label: '佐藤 美咲', description: 'SATO MISAKI / admin@sakura.example', group: '社員' },
    ]);
  });

  it.each([
    ['佐藤', ['sato']],
    ['佐藤美咲', ['sato']],
    ['sato mi', ['sato']],
    ['ＭＩＳＡＫＩ', ['sato']],
    ['misaki sato', ['sato']],
    ['employee@', ['tanaka']],
    ['鈴木', []],
  ])('are found by %s', (typed, ids) => expect(find(typed)).toEqual(ids));
});
