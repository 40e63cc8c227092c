import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { css } from '#styled/css';
import { PhoneText } from './PhoneText.tsx';
import { TextWithPhones } from './TextWithPhones.tsx';

it('never breaks a number at the end of a line', () => {
  render(
    <>
      <PhoneText phone="81 3-0000-0100" />
      <TextWithPhones text="Emergency: +81 3-0000-0199" />
    </>,
  );
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(2);
  for (const link of links) expect(link.classList.contains(css({ whiteSpace: 'nowrap' }))).toBe(true);
});
