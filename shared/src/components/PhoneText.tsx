import { readPhone } from '../format/phone-text.ts';
import { TextLink } from '@yado/shared/ui/TextLink';

interface Props {
  /** As it is kept or as the supplier writes it. */
  phone: string;
  variant?: 'quiet';
}

/** A number as people read it, to be dialled where it can be. */
export function PhoneText({ phone, variant }: Props) {
  const { text, href } = readPhone(phone);
  return href ? (
    <TextLink href={href} variant={variant}>
      {text}
    </TextLink>
  ) : (
    text
  );
}
