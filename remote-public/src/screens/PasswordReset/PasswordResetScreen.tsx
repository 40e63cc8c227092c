import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { TextLink } from '@yado/shared/ui/TextLink';
import { css } from '#styled/css';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { CodeForm } from './CodeForm.tsx';
import { RequestForm } from './RequestForm.tsx';

interface Data {
  /** Where the person wanted to go when they were asked to sign in. */
  next: string;
  /** The request whose secret has been mailed; null before one is made. */
  request: string | null;
  /** Whether a code was asked for before, and did not help. */
  again: boolean;
}

/** A new password, by a link in a mail or by a code to type. */
export function Screen({ data: { next, request, again } }: { data: Data }) {
  const heading = request ? '確認コードの入力' : 'パスワードの再設定';
  return (
    <NarrowPage heading={heading}>
      <PageTitle>{heading}</PageTitle>
      {request ? (
        <CodeForm key={request} request={request} next={next} />
      ) : (
        <RequestForm next={next} again={again} />
      )}
      <p className={css({ marginTop: '6' })}>
        <TextLink asChild>
          <Link to={paths.signIn(next)}>サインインへ戻る</Link>
        </TextLink>
      </p>
    </NarrowPage>
  );
}
