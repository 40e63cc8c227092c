import { expectNoAxeViolations } from '../support/axe.ts';
import { choosePayment } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { ownAddress, ownAdmin, sendInvitations, takeUpInvitation } from '../support/people.ts';
import { ownStay } from '../support/stay.ts';

test(
  'what a new employee enters of themself is in the first booking, and leaves it in one action',
  { tag: '@wide' },
  async ({ page, signIn, newVisitor }, testInfo) => {
    const address = ownAddress('traveler', testInfo);
    await signIn(ownAdmin(testInfo));
    await sendInvitations(page, [`旅野 花子, ${address}`]);
    const own = await newVisitor();
    await takeUpInvitation(own, address);

    await own.goto('/settings/account');
    await own.getByRole('textbox', { name: '姓(ローマ字)' }).fill('Tabino');
    await own.getByRole('textbox', { name: /^名\(ローマ字\)/ }).fill('Hanako');
    await own.getByRole('textbox', { name: /^電話番号/ }).fill('０９０１２３４５６７８');
    await own.getByRole('combobox', { name: /ふだんの到着時間/ }).selectOption('20時頃');
    await own.getByRole('button', { name: '宿泊者情報を保存する' }).click();
    await expect(own.getByText('宿泊者情報を保存しました')).toBeVisible();
    await expectNoAxeViolations(own);
    await own.reload();
    await expect(own.getByRole('textbox', { name: /^電話番号/ })).toHaveValue('090-1234-5678');

    await startBooking(own, hotels.alwaysHasRooms, ownStay(testInfo));
    const family = own.getByRole('textbox', { name: '姓(ローマ字)' });
    const request = own.getByRole('textbox', { name: 'ホテルへのご要望' });
    await expect(family).toHaveValue('TABINO');
    await expect(request).toHaveValue('到着は20時頃の予定です。');
    await expectNoAxeViolations(own);
    await own.getByRole('button', { name: '自分以外の方が泊まる' }).click();
    await expect(family).toHaveValue('');
    await expect(request).toHaveValue('');
    await own.getByRole('button', { name: '自分が泊まる' }).click();
    await own.getByRole('button', { name: 'お支払い方法へ進む' }).click();
    await choosePayment(own, '請求書払い');
    const main = own.getByRole('main');
    await expect(main).toContainText('TABINO HANAKO');
    await expect(main).toContainText('090-1234-5678');
    await expect(main).toContainText('到着は20時頃の予定です。');
  },
);
