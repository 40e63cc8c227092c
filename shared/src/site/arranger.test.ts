import { expect, it } from 'vitest';
import { toArranger } from './arranger.ts';
import { installSite, type Site } from '@yado/shared/site';

const contacts = {
  phone: '03-0000-0100',
  mail: 'support@yado.example',
  normalText: '平日 9:00〜18:00',
  emergencyText: '緊急(24時間) 03-0000-0199',
};
const open = (change: object = {}) =>
  installSite({ brand: { siteName: 'Yado', contacts: { ...contacts, ...change } } } as unknown as Site);
const agency = {
  name: 'みらいトラベル',
  licenseNumber: '第2-0000号',
  normalTravelContactText: '平日 電話 06-0000-0200',
  emergencyTravelContactText: '24時間 06-0000-0299',
};

it('is the site itself for a branch without an agency, with its telephone, mail and hours', () => {
  open();
  expect(toArranger(null)).toEqual({
    name: 'Yado',
    licenseNumber: null,
    normal: '平日 9:00〜18:00 電話 03-0000-0100 / メール support@yado.example',
    emergency: '緊急(24時間) 03-0000-0199',
    english: { normal: '+81 3-0000-0100 / support@yado.example', emergency: '+81 3-0000-0199' },
  });
});

it('is the agency with its own contacts alone', () => {
  open();
  expect(toArranger({ ...agency, emergencyTravelContactText: null })).toEqual({
    name: 'みらいトラベル',
    licenseNumber: '第2-0000号',
    normal: '平日 電話 06-0000-0200',
    emergency: null,
    english: { normal: '+81 6-0000-0200', emergency: null },
  });
  expect(toArranger({ name: 'つばめ旅行' })).toMatchObject({
    name: 'つばめ旅行',
    normal: expect.stringContaining('03-0000-0100'),
  });
});

it('promises nothing without a number', () => {
  open({ emergencyText: '緊急のご連絡は 24 時間承ります。' });
  expect(toArranger(null).emergency).toBeNull();
  expect(toArranger({ ...agency, emergencyTravelContactText: '当番が承ります。' }).emergency).toBeNull();
});

it('has the English lines of the site and of the agency where they are set', () => {
  open({ normalTextEn: 'Weekdays 9:00-18:00', emergencyTextEn: '24 hours: +81 3-0000-0199' });
  expect(toArranger(null).english).toEqual({
    normal: 'Weekdays 9:00-18:00 / +81 3-0000-0100 / support@yado.example',
    emergency: '24 hours: +81 3-0000-0199',
  });
  const english = {
    normalTravelContactTextEn: 'Weekdays, +81 6-0000-0200',
    emergencyTravelContactTextEn: '24 hours, +81 6-0000-0299',
  };
  expect(toArranger({ ...agency, ...english }).english).toEqual({
    normal: 'Weekdays, +81 6-0000-0200',
    emergency: '24 hours, +81 6-0000-0299',
  });
});
