import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { getSite } from '@yado/shared/site';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { TermsLinks_query$key } from './__generated__/TermsLinks_query.graphql';

/** The terms that are consented to: an agency's own where it has any. */
export function TermsLinks({ query }: { query: TermsLinks_query$key }) {
  const { myself } = useFragment(
    graphql`
      fragment TermsLinks_query on Query {
        myself {
          companyBranch {
            agency {
              cmsContentIdOfTerms
            }
          }
        }
      }
    `,
    query,
  );
  const { brand } = getSite();
  const termsContentId = myself?.companyBranch?.agency?.cmsContentIdOfTerms || brand.termsContentId;
  const documents = [
    { title: '利用規約', path: paths.terms(termsContentId) },
    { title: '宿泊サプライヤー規約', path: paths.terms('supplier-terms') },
    { title: '特定商取引法に基づく表記', path: paths.legal() },
  ];
  return (
    <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: 'sm' })}>
      {documents.map(({ title, path }) => (
        <li key={path}>
          <TextLink asChild external>
            <Link to={path} target="_blank">
              {title}
            </Link>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
