import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { SupplierTerms_query$key } from './__generated__/SupplierTerms_query.graphql';

interface Props {
  query: SupplierTerms_query$key;
}

/** The supplier's own terms, beside the consent: it demands this link, under this name ("Supplier Terms & Conditions"). */
export function SupplierTerms({ query }: Props) {
  const { supplierTermsUrl } = useFragment(
    graphql`
      fragment SupplierTerms_query on Query {
        supplierTermsUrl
      }
    `,
    query,
  );
  return (
    <p className={css({ textStyle: 'small' })}>
      宿泊サプライヤー規約には、
      <TextLink href={supplierTermsUrl} external>
        サプライヤー利用規約
      </TextLink>
      が含まれます。
    </p>
  );
}
