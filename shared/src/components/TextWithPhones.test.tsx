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
