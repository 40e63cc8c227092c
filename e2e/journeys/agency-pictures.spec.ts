import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

/** A file of an agency: its name on a ground that may be transparent. */
async function drawLogo(page: Page, ground?: string): Promise<Buffer> {
  const base64 = await page.evaluate((color) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 150 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    if (color) {
      pen.fillStyle = color;
      pen.fillRect(0, 0, 600, 150);
    }
    pen.fillStyle = color ? '#ffffff' : '#7A1F4B';
    pen.font = 'bold 90px sans-serif';
    pen.fillText('ひかり', 20, 110);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, ground);
  return Buffer.from(base64, 'base64');
}

// spec: 3.agency
test('an operator gives an agency a logo and a seal, which stay until they are removed', async ({
  page,
  signIn,
}) => {
  await signIn('operator', '/desk/operator/agencies/demo-agency-hikari');
  for (const label of ['ロゴ', '社印']) {
    const picture = page.getByRole('img', { name: `株式会社ひかり旅行の${label}` });
    const choose = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await page
        .getByRole('button', { name: new RegExp(`^${label}(の画像を選ぶ|を別の画像に替える)$`) })
        .click();
      await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
    };
    await expect(page.getByText(`${label}は登録されていません。`)).toBeVisible();
    await choose('logo.png', Buffer.from('GIF89a'));
    await expect(page.getByRole('alert').getByText('PNGまたはJPEGの画像を選んでください。')).toBeVisible();
    await choose('logo.png', await drawLogo(page));
    await expect(picture).toBeVisible();
    await expect(page.getByText('PNGまたはJPEGの画像を選んでください。')).toHaveCount(0);
    const first = await picture.getAttribute('src');
    await choose('logo.png', await drawLogo(page, '#1d3557'));
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await page.reload();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await picture.scrollIntoViewIfNeeded();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: `${label}を削除する` }).click();
    await page.getByRole('button', { name: '削除する', exact: true }).click();
    await expect(page.getByText(`${label}は登録されていません。`)).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('書類とメールのロゴ');
});
