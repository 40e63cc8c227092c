import { expectNoAxeViolations } from '../support/axe.ts';
import {
  choosePayment,
  confirmButton,
  consent,
  fillGuests,
  ownContact,
  travelNumber,
} from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseDates, rateLinks } from '../support/hotel-page.ts';
import { choosePlace, submitSearch } from '../support/results.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

// spec: 5.special-request
test('a hotel that reads Latin letters only gets a wish in ready English phrases', async ({
  page,
  signIn,
}, testInfo) => {
  const contact = ownContact();
  await signIn('employee', '/');
  await choosePlace(page, 'ホノルル');
  await chooseDates(page, ownStay(testInfo));
  await submitSearch(page);
  await page
    .getByRole('article')
    .filter({ hasText: /¥[\d,]+/ })
    .first()
    .getByRole('link')
    .first()
    .click();
  await rateLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();

  const wish = page.getByRole('textbox', { name: /ご要望/ });
  await expect(wish).toHaveAccessibleDescription(/このホテルへは半角の英数字で伝えます/);
  await wish.fill('静かな部屋');
  await expect(page.getByText(/使えない文字: 「静」「か」「な」「部」「屋」/)).toBeVisible();
  await expectNoAxeViolations(page);
  await wish.fill('');
  await page.getByText('よくあるご要望から選ぶ').click();
  await page.getByRole('button', { name: /静かな部屋/ }).click();
  await page.getByRole('button', { name: /22時/ }).click();
  const sent = ['I would like a quiet room.', 'I will arrive after 10 p.m.'];
  await expect(wish).toHaveValue(sent.join('\n'));
  await fillGuests(page, 1, contact);
  await choosePayment(page, '請求書払い');
  await consent(page);
  for (const phrase of sent) await expect(page.getByRole('main')).toContainText(phrase);
  await confirmButton(page).click();
  await travelNumber(page);
  const [booking] = await sandbox.itineraries(contact);
  for (const phrase of sent) expect(JSON.stringify(booking)).toContain(phrase);
});
