import { readPhone } from './phone-text.ts';

/** Ten digits or more, as numbers within Japan have, in groups or not; years and prices have fewer. */
const NUMBER = /(\+?\d[\d-]{8,}\d)/;

/** The parts of a text in free words: those that are telephone numbers to dial, and what stands around them. */
export function splitPhones(text: string): { text: string; isPhone: boolean }[] {
  return text
    .split(NUMBER)
    .map((part) => ({ text: part, isPhone: NUMBER.test(part) && readPhone(part).href !== null }));
}
