import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import { toast } from '@yado/shared/ui/Toaster';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { TripShare_travel$key } from './__generated__/TripShare_travel.graphql';

/** The address that guests open without signing in. */
export function TripShare({ travel }: { travel: TripShare_travel$key }) {
  const { status, publicKey, propertyContent } = useFragment(
    graphql`
      fragment TripShare_travel on Travel {
        status
        publicKey
        propertyContent {
          name
        }
      }
    `,
    travel,
  );
  if (!publicKey || status === 'FAILED') return null;
  const address = window.location.origin + paths.publicTrip(publicKey);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ tone: 'success', title: 'リンクをコピーしました' });
    } catch {
      toast({
        tone: 'error',
        title: 'コピーできませんでした',
        description: '欄の中のリンクを選んでコピーしてください。',
      });
    }
  };
  // Rejects also when the person closes the system's own sheet, which is no failure.
  const share = () =>
    void navigator
      .share({ title: `${propertyContent.name} 宿泊確認書`, url: address })
      .catch(() => undefined);
  return (
    <Card heading="宿泊者への共有" data-print="hide">
      <div className={css({ display: 'grid', gap: '3' })}>
        <Field
          label="宿泊者用のリンク"
          helper="サインインせずに宿泊確認書を見られます。料金は表示されません。"
        >
          <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
        <Button variant="outline" startIcon={<Icon name="copy" />} onClick={() => void copy()}>
          リンクをコピー
        </Button>
        {'share' in navigator && (
          <Button variant="outline" startIcon={<Icon name="external" />} onClick={share}>
            ほかのアプリで共有
          </Button>
        )}
        <TextLink asChild className={css({ fontSize: 'sm', justifySelf: 'center' })}>
          <Link to={paths.publicTrip(publicKey)}>宿泊者に見える画面を開く</Link>
        </TextLink>
      </div>
    </Card>
  );
}
