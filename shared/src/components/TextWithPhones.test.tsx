import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextWithPhones } from './TextWithPhones.tsx';

it('makes the numbers of a text diallable, and nothing else of it', () => {
  const text = '24時間 緊急連絡先 電話 06-0000-0299(2026-11-22 から)、夜間 0120000299。参照 12345';
  const { container } = render(<TextWithPhones text={text} />);
  expect(container.textContent).toBe(text);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+81600000299', 'tel:+81120000299']);
});

it('keeps a number with its country as it is written, and dials all of it', () => {
  const text = '24 hours: +81 3-0000-0199';
  const { container } = render(<TextWithPhones text={text} />);
  expect(container.textContent).toBe(text);
  const link = screen.getByRole('link', { name: '+81 3-0000-0199' });
  expect(link.getAttribute('href')).toBe('tel:+81300000199');
});
