import { getIdentity } from '@yado/shared/auth';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { css } from '#styled/css';

export function SignOutCard() {
  const navigate = useNavigate();
  const signOut = async () => {
    await navigate(paths.signIn());
    await getIdentity().signOut();
  };
  return (
    <Card heading="サインアウト">
      <p className={css({ marginBottom: '4', color: 'text.muted' })}>
        共用のパソコンでは、使い終わったらサインアウトしてください。
      </p>
      <Button variant="outline" onClick={() => void signOut()}>
        サインアウト
      </Button>
    </Card>
  );
}
