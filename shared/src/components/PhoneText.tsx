import { phoneAbroad } from '../format/phone-abroad.ts';
import { readPhone } from '../format/phone-text.ts';
import { PhoneLink } from './PhoneLink.tsx';

interface Props {
  /** As it is kept or as the supplier writes it. */
  phone: string;
  variant?: 'quiet';
  /** For readers abroad: with its country, `+81 3-1234-5678`. */
  abroad?: boolean;
}

/** A number as people read it, to be dialed where it can be. */
export function PhoneText({ phone, variant, abroad = false }: Props) {
  const { text: national, href } = readPhone(phone);
  const text = abroad ? phoneAbroad(national) : national;
  return href ? <PhoneLink href={href} text={text} variant={variant} /> : text;
}
