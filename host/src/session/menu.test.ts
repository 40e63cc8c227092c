import type { MenuEntry, ReleaseDocument } from '@yado/shared/contract/release-document';
import { expect, it } from 'vitest';
import { buildMenu } from './menu.ts';

const remote = (...menu: MenuEntry[]) => ({ stable: { declaration: { menu } } });
const remotes = {
  trips: remote({ label: '予約一覧', path: '/trips', order: 20 }),
  search: remote({ label: 'ホテルを探す', path: '/', order: 10 }),
};

const getLabels = (site: Pick<ReleaseDocument, 'menu' | 'allowedRemotes'>) =>
  buildMenu({ remotes, ...site } as unknown as ReleaseDocument, 0).map(({ label }) => label);

it('shows what the remotes declare, in their order', () => {
  expect(getLabels({})).toEqual(['ホテルを探す', '予約一覧']);
});

it('takes labels and order from the agency and leaves out what it hides', () => {
  expect(getLabels({ menu: [{ path: '/trips', label: '出張', order: 1 }] })).toEqual([
    '出張',
    'ホテルを探す',
  ]);
  expect(getLabels({ menu: [{ path: '/', hidden: true }] })).toEqual(['予約一覧']);
});

it('shows nothing of a remote that the agency does not allow', () => {
  expect(getLabels({ allowedRemotes: ['search'] })).toEqual(['ホテルを探す']);
});
