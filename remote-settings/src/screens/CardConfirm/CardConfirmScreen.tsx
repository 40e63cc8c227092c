import { CardReturn } from '@yado/shared/cards/CardReturn';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import { SettingsPage } from '../../components/SettingsPage.tsx';

/** Where the card issuer's authentication leads back to. */
export function Screen({ data: { setupIntentId } }: { data: { setupIntentId: string } }) {
  return (
    <SettingsPage heading="カードの本人認証">
      <div className={css({ display: 'grid', gap: '6' })}>
        <CardReturn setupIntentId={setupIntentId} />
        <div>
          <LinkButton asChild variant="outline">
            <Link to={paths.cards()}>カードの一覧へ</Link>
          </LinkButton>
        </div>
      </div>
    </SettingsPage>
  );
}
