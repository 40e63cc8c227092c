import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';

/** The answer never tells which of these it was, so that codes can't be searched. */
export function ClosedInvitation({ signedIn }: { signedIn: boolean }) {
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <p>次のいずれかの理由で、招待のリンクを開けませんでした。</p>
      <ul className={css({ listStyle: 'disc', paddingLeft: '6', display: 'grid', gap: '1' })}>
        <li>登録がすでに終わっている — そのままサインインできます。</li>
        <li>招待の有効期限(7日間)が過ぎている</li>
        <li>招待が取り消されたか、新しい招待メールが送られている</li>
        <li>
          このアドレスが、ほかの会社のアカウントで使われている —
          会社の管理者に、別のアドレスでの招待をご依頼ください。
        </li>
        <li>リンクが途中で切れている</li>
      </ul>
      <p>登録がまだの方は、会社の管理者に招待メールの再送をご依頼ください。</p>
      <p>
        <LinkButton asChild>
          <Link to={signedIn ? paths.search() : paths.signIn()}>
            {signedIn ? 'サービスの利用へ進む' : 'サインインへ'}
          </Link>
        </LinkButton>
      </p>
    </div>
  );
}
