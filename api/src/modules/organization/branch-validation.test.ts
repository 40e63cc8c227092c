import { describe, expect, it } from 'vitest';
import { readBranchChanges } from './branch-validation.ts';

const read = (input: object) => readBranchChanges({ branchId: 'branch', ...input });

describe('changes of a branch', () => {
  it('leave out what is not said, clear what is empty, trim the rest', () => {
    expect(read({})).toEqual({});
    expect(
      read({ branchName: ' 名古屋\n支店 ', state: '', phone: null, cityAndLine: '　中区栄1-1　' }),
    ).toEqual({
      name: '名古屋 支店',
      state: null,
      phone: null,
      city_and_line: '中区栄1-1',
    });
  });

  it.each(['', '  ', null])('need a name: %j', (branchName) => {
    expect(read({ branchName })).toEqual({ code: 'REQUIRED', field: 'branchName' });
  });

  it.each(['【重要】返金 https://evil.example/', 'www.evil', '当選 evil.com'])(
    'refuse a name that mails would make a link of: %j',
    (branchName) => {
      expect(read({ branchName })).toEqual({ code: 'CONTAINS_LINK', field: 'branchName' });
    },
  );

  it.each([
    ['branchName', 60],
    ['state', 20],
    ['cityAndLine', 200],
    ['companyIdByEmployee', 50],
    ['departmentIdByEmployee', 50],
  ])('take %s up to %i characters', (field, length) => {
    expect(read({ [field]: '𠮷'.repeat(length) })).not.toHaveProperty('code');
    expect(read({ [field]: 'あ'.repeat(length + 1) })).toEqual({ code: 'TOO_LONG', field });
  });

  it.each(['1000005', '100-0005', '〒100-0005', '１００－０００５', '100 0005', '100ー0005'])(
    'read the postal code %s',
    (postalCode) => {
      expect(read({ postalCode })).toEqual({ postal_code: '100-0005' });
    },
  );

  it.each(['100005', '10000055', '100-000A', '-', '１００'])('refuse the postal code %s', (postalCode) => {
    expect(read({ postalCode })).toEqual({ code: 'INVALID_POSTAL_CODE', field: 'postalCode' });
  });

  it.each([
    ['03-1234-5678', '03-1234-5678'],
    ['0312345678', '0312345678'],
    ['03(1234)5678', '03-1234-5678'],
    ['０９０－１２３４－５６７８', '090-1234-5678'],
    ['050-1234-5678', '050-1234-5678'],
    ['0120-123-456', '0120-123-456'],
    ['0800-123-4567', '0800-123-4567'],
    ['+81 3-1234-5678', '03-1234-5678'],
    ['+81-90-1234-5678', '090-1234-5678'],
    ['+81(0)3-1234-5678', '03-1234-5678'],
  ])('read the phone number %s', (phone, kept) => {
    expect(read({ phone })).toEqual({ phone: kept });
  });

  it.each(['3-1234-5678', '03-1234-567', '03-1234-56789', '0012345678', '+1 212 555 0100', 'ext. 5', '----'])(
    'refuse the phone number %s',
    (phone) => {
      expect(read({ phone })).toEqual({ code: 'INVALID_PHONE', field: 'phone' });
    },
  );

  it('tell which field is wrong for an extension too', () => {
    expect(read({ phoneExtension: '２１００' })).toEqual({ phone_extension: '2100' });
    expect(read({ peppolId: ' ０２２１：t8000000000001 ' })).toEqual({ peppol_id: '0221:T8000000000001' });
    expect(read({ peppolId: '0188:8000000000001' })).toEqual({ peppol_id: '0188:8000000000001' });
    expect(read({ peppolId: '0088:4901234567894' })).toEqual({ peppol_id: '0088:4901234567894' });
    expect(read({ peppolId: '' })).toEqual({ peppol_id: null });
    for (const peppolId of [
      '8000000000001',
      '0188:7000000000001',
      '0221:8000000000001',
      '0188:',
      '0000:123',
      '9999:JP1',
    ]) {
      expect(read({ peppolId })).toEqual({ code: 'INVALID_PEPPOL_ID', field: 'peppolId' });
    }
    expect(read({ phoneExtension: '内線2100' })).toEqual({ code: 'INVALID_PHONE', field: 'phoneExtension' });
  });

  it('keep a name that is spelt like a code', () => {
    expect(read({ branchName: 'A', companyIdByEmployee: 'REQUIRED' })).toEqual({
      name: 'A',
      company_id_by_employee: 'REQUIRED',
    });
  });
});
