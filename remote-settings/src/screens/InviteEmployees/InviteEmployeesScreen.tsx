import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { SettingsPage } from '../../components/SettingsPage.tsx';
import { InviteForm } from './InviteForm.tsx';
import { useTakenAddresses } from './use-taken-addresses.ts';
import type { InviteEmployeesScreenQuery } from './__generated__/InviteEmployeesScreenQuery.graphql';

/** Invites one person or many: a list, what is wrong with each line, and what became of each. */
export function Screen({ data }: { data: PreloadedQuery<InviteEmployeesScreenQuery> }) {
  const query = usePreloadedQuery<InviteEmployeesScreenQuery>(
    graphql`
      query InviteEmployeesScreenQuery @throwOnFieldError {
        myself {
          permissions
          companyBranch {
            id
          }
        }
        ...useTakenAddresses_query
      }
    `,
    data,
  );
  const taken = useTakenAddresses(query);
  const branchId = query.myself?.companyBranch?.id;
  return (
    <SettingsPage
      heading="社員を招待する"
      description="届いたメールのリンクから登録すると、予約できるようになります。リンクは7日間有効です。ほかの会社で登録済みのアドレスでは、登録できません。"
      permissions={query.myself?.permissions}
      back={
        <TextLink asChild variant="quiet">
          <Link to={paths.employees()}>社員の一覧へ戻る</Link>
        </TextLink>
      }
    >
      {branchId && <InviteForm branchId={branchId} taken={taken} />}
    </SettingsPage>
  );
}
