import { expect, it } from 'vitest';
import { contrastOnWhite, readableColor } from './readable-color.ts';

it.each(['#2c67ac', '#0b6b57', '#000000'])('leaves %s as it is', (color) => {
  expect(readableColor(color)).toBe(color);
});

it.each(['#ffd400', '#ffffff', '#ff8a80', '#00e5ff'])('darkens %s until text can be read in it', (color) => {
  const readable = readableColor(color);
  expect(readable).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrastOnWhite(color)).toBeLessThan(4.5);
  expect(contrastOnWhite(readable)).toBeGreaterThanOrEqual(4.5);
  // No darker than it has to be.
  expect(contrastOnWhite(readable)).toBeLessThan(5.2);
});
