import { Link } from '@yado/shared/router';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '@yado/shared/ui/LinkButton';

export function SignInLink() {
  return (
    <LinkButton asChild variant="outline" size="sm">
      <Link to={paths.signIn()}>サインイン</Link>
    </LinkButton>
  );
}
