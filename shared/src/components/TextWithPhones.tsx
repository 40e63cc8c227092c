import { splitPhones } from '../format/split-phones.ts';
import { PhoneText } from './PhoneText.tsx';

/** A text in free words, in which telephone numbers can be dialled. */
export function TextWithPhones({ text }: { text: string }) {
  return splitPhones(text).map((part, index) =>
    part.isPhone ? <PhoneText key={index} phone={part.text} /> : part.text,
  );
}
