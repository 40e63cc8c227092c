import { splitPhones } from '../format/split-phones.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** A text in free words, unchanged, in which telephone numbers can be dialed. */
export function TextWithPhones({ text }: { text: string }) {
  return splitPhones(text).map((part, index) =>
    part.href === null ? part.text : <PhoneLink key={index} text={part.text} href={part.href} />,
  );
}
