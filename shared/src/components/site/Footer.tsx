import { PhoneText } from '../PhoneText.tsx';
import { TextWithPhones } from '../TextWithPhones.tsx';
import { Link } from '@yado/shared/router';
import { paths } from '../../routing/paths.ts';
import { getSite } from '@yado/shared/site';
import { Container } from '@yado/shared/ui/Container';
import { css } from '#styled/css';

/** Where one finds the contacts of every page. */
export const CONTACTS_ID = 'contacts';

/** `licenses`: address of the file that the host's release has of them. */
export function Footer({ licenses }: { licenses: string }) {
  const { brand } = getSite();
  const { contacts } = brand;
  return (
    <footer
      className={css({
        borderTopWidth: '1px',
        borderColor: 'border',
        bg: 'surface',
        color: 'text.muted',
        fontSize: 'sm',
        _print: { display: 'none' },
        // How long the page is gets known with what the skeletons stand for: the footer would move then.
        'main:has([data-skeleton]) + &': { display: 'none' },
        '& a': { color: 'link', textDecoration: 'underline', display: 'inline-block', paddingY: '1' },
      })}
    >
      <Container
        className={css({
          paddingY: '8',
          display: 'grid',
          gap: '4',
          gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
        })}
      >
        <div id={CONTACTS_ID}>
          <p className={css({ fontWeight: 'bold', color: 'text' })}>{brand.siteName}</p>
          {brand.licenseNumber && <p>{brand.licenseNumber}</p>}
          {(contacts.phone || contacts.mail) && (
            <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })}>
              {contacts.phone && <PhoneText phone={contacts.phone} />}
              {contacts.mail && <a href={`mailto:${contacts.mail}`}>{contacts.mail}</a>}
            </p>
          )}
          {contacts.normalText && (
            <p className={css({ whiteSpace: 'pre-line' })}>
              <TextWithPhones text={contacts.normalText} />
            </p>
          )}
          {contacts.emergencyText && (
            <p className={css({ whiteSpace: 'pre-line' })}>
              <TextWithPhones text={contacts.emergencyText} />
            </p>
          )}
        </div>
        <nav aria-label="サイトの案内">
          <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' })}>
            <li>
              <Link to={paths.terms(brand.termsContentId)}>利用規約</Link>
            </li>
            <li>
              <Link to={paths.legal()}>特定商取引法に基づく表記</Link>
            </li>
            <li>
              <Link to={paths.pdfGuide()}>印刷・PDFのご案内</Link>
            </li>
            {brand.faqUrl && (
              <li>
                <a href={brand.faqUrl}>よくあるご質問</a>
              </li>
            )}
            {brand.privacyPolicyUrl && (
              <li>
                <a href={brand.privacyPolicyUrl}>プライバシーポリシー</a>
              </li>
            )}
            <li>
              <a href={licenses}>オープンソースのライセンス</a>
            </li>
          </ul>
        </nav>
      </Container>
    </footer>
  );
}
