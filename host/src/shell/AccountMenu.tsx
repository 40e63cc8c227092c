import { getIdentity, type Profile } from '@yado/shared/auth';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Menu } from '@yado/shared/ui/Menu';

/** Who is signed in, the account page, and sign-out. */
export function AccountMenu({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const signOut = async () => {
    await navigate(paths.signIn());
    await getIdentity().signOut();
  };
  return (
    <Menu
      label={profile.name}
      description={profile.branch ? `${profile.branch.companyName} ${profile.branch.branchName}` : undefined}
      items={[
        { label: 'アカウント', onSelect: () => void navigate(paths.account()) },
        { label: 'サインアウト', onSelect: () => void signOut() },
      ]}
    />
  );
}
