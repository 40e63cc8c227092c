import { describe, expect, it } from 'vitest';
import { describeEvent, linkedTrip } from './history-text.ts';

const names = {
  isElsewhere: false,
  roomNumber: (id: string) => (id === 'r2' ? 2 : undefined),
  personName: (id: string) => (id === 'u1' ? '田中 健一' : undefined),
};

describe('events of a trip', () => {
  it('name the room and the person that the trip knows', () => {
    const data = { expediaHotelRoomId: 'r2', by: 'COMPANY_EMPLOYEE', employeeId: 'u1' };
    expect(describeEvent('ROOM_CANCELED', data, names)).toEqual({
      title: '客室をキャンセルしました(2室目)',
      by: '田中 健一',
      note: null,
    });
  });

  it('name the role of anybody else', () => {
    const data = { expediaHotelRoomId: 'gone', by: 'COMPANY_ADMIN', employeeId: 'u9' };
    expect(describeEvent('ROOM_CANCELED', data, names)).toEqual({
      title: '客室をキャンセルしました',
      by: '会社の管理者',
      note: null,
    });
  });

  it('say of a trip from elsewhere that its cancellation was accepted, not that it is done', () => {
    const data = { by: 'COMPANY_EMPLOYEE', employeeId: null };
    const elsewhere = { ...names, isElsewhere: true };
    expect(describeEvent('TRAVEL_CANCELED', data, elsewhere).title).toBe(
      'すべての客室のキャンセルを受け付けました',
    );
    expect(describeEvent('ROOM_CANCELED', data, elsewhere).title).toBe('客室のキャンセルを受け付けました');
    expect(describeEvent('TRAVEL_CANCELED', data, names).title).toBe(
      'すべての客室のキャンセルが完了しました',
    );
  });

  it('say how much was returned', () => {
    const data = { expediaHotelRoomId: 'r2', refundPrice: 3_000 };
    expect(describeEvent('ROOM_REFUNDED', data, names).title).toContain('返金額 ¥3,000');
    const canceled = { expediaHotelRoomId: 'r2', cancelRefundPrice: 40_639 };
    expect(describeEvent('ROOM_CANCELED', canceled, names).title).toContain('返金額 ¥40,639');
  });

  it('speak of the trip before a change of dates on its own page as this one', () => {
    const type = 'PREVIOUS_TRAVEL_KEEP_CHOSEN';
    const getTitle = (data: object) => describeEvent(type, data, names).title;
    expect(getTitle({ previousTravelId: 'a', otherNextTravelId: null })).toBe(
      '日程変更前の予約を残すことを選びました',
    );
    expect(getTitle({ previousTravelId: null, otherNextTravelId: 'b' })).toBe(
      'この予約を残すことを選びました',
    );
  });

  it('say which tax of a bill was recorded, and by whom', () => {
    const data = { billedTaxPrice: 2_000, by: 'OPERATOR', employeeId: 'o1' };
    expect(describeEvent('BILLED_TAX_RECORDED', data, names)).toEqual({
      title: '手配先の請求書の消費税を記録しました(税額 ¥2,000)',
      by: '運営担当者',
      note: null,
    });
    expect(describeEvent('BILLED_TAX_RECORDED', { ...data, billedTaxPrice: 0 }, names).title).toContain('¥0');
    const billedTaxParts = [
      { ratePercent: 10, price: 22_000, taxPrice: 2_000 },
      { ratePercent: null, price: 300, taxPrice: 0 },
    ];
    expect(describeEvent('BILLED_TAX_RECORDED', { ...data, billedTaxParts }, names).title).toBe(
      '手配先の請求書の消費税を記録しました(税額 ¥2,000・10%対象 ¥22,000・対象外 ¥300)',
    );
  });

  it('say why, to those whom it concerns', () => {
    const data = { expediaHotelRoomId: 'r2', reason: '出張が中止になったため' };
    expect(describeEvent('ROOM_CANCELED', data, names).note).toBe('理由: 出張が中止になったため');
  });

  it('say what of a room was changed, and to which guest', () => {
    const data = {
      expediaHotelRoomId: 'r2',
      details: ['GUEST_NAME', 'SPECIAL_REQUEST'],
      previousGuestName: 'Tanaka Kenichi',
      guestName: 'Sato Jiro',
      by: 'COMPANY_EMPLOYEE',
      employeeId: 'u1',
    };
    expect(describeEvent('ROOM_CHANGED', data, names)).toEqual({
      title: '客室の予約内容を変更しました(2室目)',
      by: '田中 健一',
      note: '宿泊者名: Tanaka Kenichi → Sato Jiro、ご要望',
    });
    const smoking = { ...data, details: ['SMOKING'], previousGuestName: null, guestName: null };
    expect(describeEvent('ROOM_CHANGED', smoking, names).note).toBe('喫煙の希望');
  });

  it('stay readable when the server learns a new kind', () => {
    expect(describeEvent('ROOM_UPGRADED', { by: 'ROBOT' }, names)).toEqual({
      title: '予約が更新されました',
      by: '担当者',
      note: null,
    });
  });

  it('lead to the trip before and the trip after', () => {
    expect(linkedTrip({ previousTravelId: 'a' })).toEqual({ id: 'a', label: '変更前の予約' });
    expect(linkedTrip({ nextTravelId: 'b' })).toEqual({ id: 'b', label: '変更後の予約' });
    expect(linkedTrip({ previousTravelId: null, otherNextTravelId: 'c' })).toEqual({
      id: 'c',
      label: '変更後の予約',
    });
    expect(linkedTrip({ previousTravelId: null })).toBeNull();
  });
});
