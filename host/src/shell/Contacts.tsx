import { PhoneText } from '@yado/shared/components/PhoneText';
import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { getSite } from '@yado/shared/site';
import { Popover } from '@yado/shared/ui/Popover';
import { TextLink } from '@yado/shared/ui/TextLink';
import { css } from '#styled/css';
import { ContactsButton } from './ContactsButton.tsx';

/** Contacts of the tenant: the agency's under its host name, otherwise the site's. */
export function Contacts() {
  const { contacts, faqUrl } = getSite().brand;
  return (
    <Popover title="お問い合わせ" placement="bottom-end" trigger={<ContactsButton />}>
      <dl className={list}>
        <div>
          <dt>通常のお問い合わせ</dt>
          {contacts.phone && (
            <dd>
              <PhoneText phone={contacts.phone} />
            </dd>
          )}
          {contacts.mail && (
            <dd>
              <TextLink href={`mailto:${contacts.mail}`}>{contacts.mail}</TextLink>
            </dd>
          )}
          {contacts.normalText && (
            <dd>
              <TextWithPhones text={contacts.normalText} />
            </dd>
          )}
        </div>
        {contacts.emergencyText && (
          <div>
            <dt>緊急のとき</dt>
            <dd>
              <TextWithPhones text={contacts.emergencyText} />
            </dd>
          </div>
        )}
        {faqUrl && (
          <div>
            <dt>まずはこちら</dt>
            <dd>
              <TextLink href={faqUrl}>よくあるご質問</TextLink>
            </dd>
          </div>
        )}
      </dl>
    </Popover>
  );
}

const list = css({
  display: 'grid',
  gap: '4',
  fontSize: 'sm',
  '& dt': { fontWeight: 'bold', marginBottom: '1' },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', paddingY: '0.5' },
});
