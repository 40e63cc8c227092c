import { Link } from '@yado/shared/router';
import { formatInstant } from '@yado/shared/format/instants';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { LinkActions } from './LinkActions.tsx';
import type { TripShare_travel$key } from './__generated__/TripShare_travel.graphql';

interface Props {
  travel: TripShare_travel$key;
  /** Below the rest: what else can be done with the link. */
  children?: ReactNode;
}

/** The address that guests open without signing in. */
export function TripShare({ travel, children }: Props) {
  const { status, publicKey, publicKeyExpiresAt, propertyContent } = useFragment(
    graphql`
      fragment TripShare_travel on Travel {
        status
        publicKey
        publicKeyExpiresAt
        propertyContent {
          name
        }
      }
    `,
    travel,
  );
  if (!publicKey || status === 'FAILED') return null;
  const until = publicKeyExpiresAt && `${formatInstant(publicKeyExpiresAt, { year: true })}まで開けます。`;
  const shown =
    status === 'CANCELED'
      ? '開いた方には、この予約がキャンセルされたことが表示されます。'
      : 'サインインせずに宿泊確認書を見られます。お支払いの料金、ご要望、お子さまの年齢は表示されません。現地でのお支払いは表示されます。';
  const address = window.location.origin + paths.publicTrip(publicKey);
  return (
    <Card heading="宿泊者への共有" data-print="hide">
      <div className={css({ display: 'grid', gap: '3' })}>
        <Field label="宿泊者用のリンク" helper={`${shown}${until ?? ''}`}>
          <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
        <LinkActions
          url={address}
          title={`${propertyContent.name} ${status === 'CANCELED' ? '予約のキャンセル' : '宿泊確認書'}`}
        />
        <TextLink asChild className={css({ fontSize: 'sm', justifySelf: 'center' })}>
          <Link to={paths.publicTrip(publicKey)}>宿泊者に見える画面を開く</Link>
        </TextLink>
        {children}
      </div>
    </Card>
  );
}
