import { type Known, lookUp } from '@yado/shared/contract/known';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { JpPintNote_invoice$key, JpPintProblem } from './__generated__/JpPintNote_invoice.graphql';

const texts: Readonly<Record<Known<JpPintProblem>, string>> = {
  BUYER_ID_MISSING:
    '電子インボイス(JP PINT)は、支店のPeppol IDがないため保存できません。支店情報で入力すると、発行済みの請求書も保存できるようになります。',
  SELLER_NUMBER_MISSING: '電子インボイス(JP PINT)は、発行者に登録番号がないため作成できません。',
};

interface Props {
  invoice: JpPintNote_invoice$key;
  /** Of an agency or the platform: the branch's people enter its ID. */
  desk: boolean;
}

/** Why an invoice can't be saved as an electronic one, and where that is mended. */
export function JpPintNote({ invoice, desk }: Props) {
  const { jpPintProblem } = useFragment(
    graphql`
      fragment JpPintNote_invoice on Invoice {
        jpPintProblem
      }
    `,
    invoice,
  );
  const text = jpPintProblem == null ? null : lookUp(texts, jpPintProblem, null);
  if (text === null) return null;
  return (
    <p className={css({ marginTop: '3', fontSize: 'sm', color: 'text.muted' })}>
      {text}
      {jpPintProblem === 'BUYER_ID_MISSING' && !desk && (
        <TextLink asChild>
          <Link to={paths.branch()}>支店情報でPeppol IDを入力</Link>
        </TextLink>
      )}
    </p>
  );
}
