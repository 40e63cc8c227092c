import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@yado/shared/router';
import { installSite, type Site } from '@yado/shared/site';
import { expect, it } from 'vitest';
import { Contacts } from './Contacts.tsx';
import { Footer } from '@yado/shared/components/site/Footer';

it('formats the agency’s phone for readers, and links its international number and the licenses', async () => {
  const contacts = { phone: '+81 3-1234-5678', normalText: '平日 9:00-18:00', emergencyText: '緊急 24時間' };
  const brand = { siteName: 'Yado', contacts, termsContentId: 'terms' };
  installSite({ tenant: 'test', brand, configuration: {}, flags: {} } as unknown as Site);
  const element = (
    <>
      <Contacts />
      <Footer licenses="/releases/host/h/third-party.txt" />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const phoneIn = (part: HTMLElement) =>
    within(part).getByRole('link', { name: '03-1234-5678' }).getAttribute('href');
  expect(phoneIn(screen.getByRole('contentinfo'))).toBe('tel:+81312345678');
  const licenses = screen.getByRole('link', { name: 'オープンソースのライセンス' });
  expect(licenses.getAttribute('href')).toBe('/releases/host/h/third-party.txt');
  await userEvent.click(screen.getByRole('button', { name: 'お問い合わせ' }));
  expect(phoneIn(await screen.findByRole('dialog', { name: 'お問い合わせ' }))).toBe('tel:+81312345678');
});
