import { expect, it } from 'vitest';
import {
  addEdits,
  type BranchEdits,
  findConflicts,
  tidyEdits,
  toBranchInput,
  withoutSaved,
} from './branch-edits.ts';
import type { BranchFields } from './branch-fields.ts';

const kept: BranchFields = {
  branchName: '東京本社',
  postalCode: '',
  state: '',
  cityAndLine: '',
  phone: '03-1234-5678',
  phoneExtension: '',
  companyIdByEmployee: '',
  departmentIdByEmployee: '',
  peppolId: '',
};
const edits: BranchEdits = { phone: { from: '03-1234-5678', to: '06-1234-5678' } };

it('remembers what was kept when a change began, and forgets a change that is taken back', () => {
  expect(addEdits({}, kept, { phone: '06-1234-5678' })).toEqual(edits);
  expect(addEdits(edits, { ...kept, phone: '052-000-0100' }, { phone: '06' })).toEqual({
    phone: { from: '03-1234-5678', to: '06' },
  });
  expect(addEdits(edits, kept, { phone: '03-1234-5678' })).toEqual({});
});

it('sends changed fields alone, as the API keeps them', () => {
  const typed = addEdits(edits, kept, { branchName: ' 東京本社 ', phone: '０６１２３４５６７８' });
  expect(toBranchInput(tidyEdits(typed, kept))).toEqual({
    phone: '06-1234-5678',
    seen: { phone: '03-1234-5678' },
  });
});

it('conflicts where somebody else saved another value, and only there', () => {
  expect(findConflicts(edits, { ...kept, branchName: '本社' })).toEqual([]);
  expect(findConflicts(edits, { ...kept, phone: '06-1234-5678' })).toEqual([]);
  expect(findConflicts(edits, { ...kept, phone: '052-000-0100' })).toEqual(['phone']);
});

it('keeps what was typed while a save was on its way', () => {
  expect(withoutSaved(edits, edits)).toEqual({});
  expect(withoutSaved({ phone: { from: '03-1234-5678', to: '052-000-0100' } }, edits)).toEqual({
    phone: { from: '06-1234-5678', to: '052-000-0100' },
  });
});
