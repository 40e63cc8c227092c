import { Link, useLocation } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import { type RunMode, runTexts } from './run-texts.ts';

/** What a mailed link has done; the address that it was about stays with the entry of the history. */
export function ActionDone({ mode }: { mode: RunMode }) {
  const { state } = useLocation() as { state: { email?: string | null } | null };
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <Banner tone="success">{runTexts[mode].done(state?.email ?? null)}</Banner>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <LinkButton asChild>
          <Link to={paths.search()}>サービスの利用へ進む</Link>
        </LinkButton>
        {mode === 'recoverEmail' && (
          <LinkButton asChild variant="outline">
            <Link to={paths.passwordReset()}>パスワードを再設定する</Link>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
