import { readPhone } from '../format/phone-text.ts';
import { PhoneLink } from './PhoneLink.tsx';

interface Props {
  /** As it is kept or as the supplier writes it. */
  phone: string;
  variant?: 'quiet';
}

/** A number as people read it, to be dialled where it can be. */
export function PhoneText({ phone, variant }: Props) {
  const { text, href } = readPhone(phone);
  return href ? <PhoneLink href={href} text={text} variant={variant} /> : text;
}
