import { TextLink } from '@yado/shared/ui/TextLink';
import { readPhone } from '../../lib/phone-text.ts';

export function PhoneText({ phone }: { phone: string }) {
  const { text, href } = readPhone(phone);
  return href ? <TextLink href={href}>{text}</TextLink> : text;
}
