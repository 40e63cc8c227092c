import { describe, expect, it } from 'vitest';
import { type BranchFields, findBranchProblems, tidyBranchFields } from './branch-fields.ts';

const empty: BranchFields = {
  branchName: '東京本社',
  postalCode: '',
  state: '',
  cityAndLine: '',
  phone: '',
  phoneExtension: '',
  companyIdByEmployee: '',
  departmentIdByEmployee: '',
  peppolId: '',
};
const findProblems = (fields: Partial<BranchFields>) =>
  findBranchProblems(tidyBranchFields({ ...empty, ...fields }));

describe('the fields of a branch', () => {
  it('are tidied as the API keeps them', () => {
    expect(
      tidyBranchFields({
        ...empty,
        branchName: ' 本社 ',
        postalCode: '１０００００５',
        phone: '0312345678',
        phoneExtension: '２１００',
      }),
    ).toMatchObject({
      branchName: '本社',
      postalCode: '100-0005',
      phone: '03-1234-5678',
      phoneExtension: '2100',
    });
  });

  it('may be empty but for the name', () => {
    expect(findProblems({})).toEqual({});
    expect(Object.keys(findProblems({ branchName: '　' }))).toEqual(['branchName']);
  });

  it.each([
    { postalCode: '100-00' },
    { phone: '1234' },
    { phoneExtension: '内線2' },
    { peppolId: '8000000000001' },
    { cityAndLine: 'あ'.repeat(201) },
    { companyIdByEmployee: '1'.repeat(51) },
    { branchName: '𠮷'.repeat(61) },
  ])('are answered with what is wrong: %o', (fields) => {
    expect(Object.keys(findProblems(fields))).toEqual(Object.keys(fields));
    expect(tidyBranchFields({ ...empty, ...fields })).toMatchObject(fields);
  });

  it('count characters as people do', () => {
    expect(findProblems({ branchName: '𠮷'.repeat(60) })).toEqual({});
  });
});
