import { PhoneText } from '@yado/shared/components/PhoneText';
import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { getSite } from '@yado/shared/site';
import { TextLink } from '@yado/shared/ui/TextLink';
import type { ReactNode } from 'react';

/** Whom to ask when waiting does not help. */
export function SupportContact({ children }: { children: ReactNode }) {
  const { mail, phone, normalText } = getSite().brand.contacts;
  return (
    <p>
      {children} {phone && <PhoneText phone={phone} />}
      {phone && mail && ' / '}
      {mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink>}
      {normalText && <TextWithPhones text={`(${normalText})`} />}
    </p>
  );
}
