import { readPhone } from '../format/phone-text.ts';
import { PhoneText } from './PhoneText.tsx';

/** Ten digits or more, as numbers within Japan have, in groups or not; years and prices have fewer. */
const NUMBER = /(\+?\d[\d-]{8,}\d)/;

/** A text in free words, in which telephone numbers can be dialled. */
export function TextWithPhones({ text }: { text: string }) {
  return text
    .split(NUMBER)
    .map((part, index) =>
      NUMBER.test(part) && readPhone(part).href ? <PhoneText key={index} phone={part} /> : part,
    );
}
