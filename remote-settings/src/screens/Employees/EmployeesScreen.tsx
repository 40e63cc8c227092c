import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { SettingsPage } from '../../components/SettingsPage.tsx';
import type { EmployeeFilter } from '../../lib/employee-filter.ts';
import { EmployeeList } from './EmployeeList.tsx';
import { EmployeeSearch } from './EmployeeSearch.tsx';
import type { EmployeesScreenQuery } from './__generated__/EmployeesScreenQuery.graphql';

interface Props {
  data: { filter: EmployeeFilter; query: PreloadedQuery<EmployeesScreenQuery> };
}

/** Who of the branch may book, who has been invited, and who administers it. */
export function Screen({ data: { filter, query } }: Props) {
  const data = usePreloadedQuery<EmployeesScreenQuery>(
    graphql`
      query EmployeesScreenQuery($keyword: String, $status: EmployeeStatus) @throwOnFieldError {
        myself {
          permissions
        }
        ...EmployeeList_query @arguments(keyword: $keyword, status: $status)
      }
    `,
    query,
  );
  return (
    <SettingsPage
      heading="社員"
      description="招待された社員は、メールのリンクから登録すると予約できるようになります。"
      permissions={data.myself?.permissions}
      actions={
        <LinkButton asChild>
          <Link to={paths.inviteEmployees()}>社員を招待する</Link>
        </LinkButton>
      }
    >
      <EmployeeSearch filter={filter} />
      <EmployeeList query={data} filtered={Boolean(filter.keyword || filter.status)} />
    </SettingsPage>
  );
}
