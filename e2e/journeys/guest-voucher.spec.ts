import { brotliCompressSync } from 'node:zlib';
import { expectNoAxeViolations } from '../support/axe.ts';
import { bookFromGuests } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { agencyURL } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

// Browsers note in the console that there is nothing at an address.
test.use({ allowedProblems: /status of 404/ });

// spec: 7.travelByKey, 7.travelVoucherDownloadLinkByKey
test('a guest without an account downloads the vouchers of the chosen rooms in both languages', async ({
  page,
  browser,
  signIn,
  newVisitor,
}, testInfo) => {
  await signIn('osakaAdmin', '/', agencyURL);
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo, { rooms: ['1', '2'] }), agencyURL);
  await bookFromGuests(page, { rooms: 2 });
  const link = (await page.getByRole('link', { name: '宿泊確認書を開く' }).getAttribute('href')) ?? '';

  const guest = await newVisitor();
  await guest.goto(agencyURL + link);
  await expect(guest.getByRole('heading', { level: 1, name: /宿泊確認書/ })).toBeVisible();
  await expect(guest.getByRole('article')).toHaveCount(2);
  await expect(guest.getByRole('article').first()).toContainText('手配: みらいトラベル');
  await expect(guest.getByRole('article').first()).toContainText('緊急連絡先');
  const voucher = guest.getByRole('main');
  // The hotel's own number, and the agency's for an emergency out of its words.
  await expect(voucher.getByRole('link', { name: /^\+81 / }).first()).toHaveAttribute(
    'href',
    /^tel:\+81\d+$/,
  );
  await expect(voucher.getByRole('link', { name: '06-0000-0299', exact: true }).first()).toHaveAttribute(
    'href',
    'tel:+81600000299',
  );
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expectNoAxeViolations(guest);
  const html = await (await guest.request.get(link)).body();
  expect(brotliCompressSync(html).length, 'bytes until it can be read').toBeLessThan(30 * 1024);

  await guest.getByRole('checkbox', { name: /^1室目/ }).click({ force: true });
  await expect(guest).toHaveURL(/\?rooms=2$/);
  await expect(guest.getByRole('article')).toHaveCount(1);
  const names = new Set<string>();
  for (const name of ['PDF(日本語)', 'PDF (English)']) {
    const downloading = guest.waitForEvent('download');
    await guest.getByRole('link', { name }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    names.add(file.suggestedFilename());
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(names.size).toBe(2);

  await test.step('prints one A4 page per room, and nothing else', async () => {
    await guest.getByRole('checkbox', { name: /^1室目/ }).click({ force: true });
    await expect(guest.getByRole('article')).toHaveCount(2);
    const sheets = await guest.pdf({ format: 'A4' });
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
    await guest.emulateMedia({ media: 'print' });
    await expect(guest.getByRole('banner')).toBeHidden();
    await expect(guest.getByRole('link', { name: 'PDF(日本語)' })).toBeHidden();
    await guest.emulateMedia({ media: null });
  });

  await test.step('without scripts, the rooms are chosen by a form and the file comes by a link', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(agencyURL + link);
    await expect(reader.getByRole('article')).toHaveCount(2);
    await expect(reader.getByRole('button', { name: '印刷する' })).toBeHidden();
    await reader.getByRole('checkbox', { name: /^2室目/ }).uncheck({ force: true });
    await reader.getByRole('button', { name: '選んだ客室を表示する' }).click();
    await expect(reader.getByRole('article')).toHaveCount(1);
    const downloading = reader.waitForEvent('download');
    await reader.getByRole('link', { name: 'PDF(日本語)' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    await plain.close();
  });

  await test.step('a key that opens nothing says so, and whom to ask', async () => {
    await guest.goto(`${agencyURL}${link.slice(0, -3)}xyz`);
    await expect(guest.getByRole('heading', { level: 1, name: '宿泊確認書が見つかりません' })).toBeVisible();
    await expect(guest.getByRole('main')).toContainText('新しいリンクをご依頼ください');
    await expectNoAxeViolations(guest);
  });
});
