import { expect, it } from 'vitest';
import { actionMessage } from './action-message.ts';

const refusals = { CANNOT_DELETE_SELF: '自分自身は削除できません。' };

it('gives the text of a code that it knows, and names the action for the others', () => {
  const known = { kind: 'refused', code: 'CANNOT_DELETE_SELF' } as const;
  expect(actionMessage('社員の削除', known, refusals)).toBe('自分自身は削除できません。');
  const later = { kind: 'refused', code: 'NEW' } as const;
  expect(actionMessage('社員の削除', later, refusals)).toMatch(/^「社員の削除」に失敗しました。.*NEW/);
});

it('says what the transport says when no answer came', () => {
  const offline = { kind: 'unknown', error: { status: 0 } } as const;
  expect(actionMessage('社員の削除', offline, refusals)).toContain('インターネットに接続できません');
});
