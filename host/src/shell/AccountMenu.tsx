import { getAccount, type Profile } from '@yado/shared/auth';
import { Link, useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { signingOut } from '@yado/shared/routing/signing-out';
import { Menu } from '@yado/shared/ui/Menu';
import { AccountButton } from './AccountButton.tsx';

/** Menu with the user's name, the account page and sign-out. */
export function AccountMenu({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const signOut = async () => {
    await navigate(paths.signIn(), { state: signingOut });
    await getAccount().signOut();
  };
  return (
    <Menu
      label="アカウントメニュー"
      trigger={<AccountButton name={profile.name} aria-label={`${profile.name}さんのメニュー`} />}
      header={
        <>
          <div>{profile.name}</div>
          {profile.branch && `${profile.branch.companyName} ${profile.branch.branchName}`}
        </>
      }
      items={[
        { id: 'account', label: 'アカウント設定', link: <Link to={paths.account()} /> },
        { id: 'sign-out', label: 'サインアウト', onSelect: () => void signOut(), separatorBefore: true },
      ]}
    />
  );
}
