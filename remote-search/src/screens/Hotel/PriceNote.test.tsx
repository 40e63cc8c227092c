import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceNote } from './PriceNote.tsx';

it.each([
  ['JP', '表示の料金は消費税・サービス料込みです。「現地でのお支払い」'],
  [
    'US',
    '表示の料金は税およびサービス料込みです。日本以外のホテルのため、消費税の対象外です。「現地でのお支払い」',
  ],
])('says which tax the prices of a hotel include, in %s', (countryCode, said) => {
  render(<PriceNote countryCode={countryCode} />);
  expect(screen.getByText(/写真はイメージです/).textContent?.startsWith(said)).toBe(true);
});
