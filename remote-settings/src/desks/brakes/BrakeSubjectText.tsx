import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { BrakeSubjectText_subject$key } from './__generated__/BrakeSubjectText_subject.graphql';

/** Whom a limit stops: a person, a branch or an agency with all its people, or those who come from a network. */
export function BrakeSubjectText({ subject: key }: { subject: BrakeSubjectText_subject$key }) {
  const { per, userName, companyBranch, agency, address } = useFragment(
    graphql`
      fragment BrakeSubjectText_subject on BrakeSubject {
        per
        userName
        companyBranch {
          id
          companyName
          branchName
        }
        agency {
          id
          name
        }
        address
      }
    `,
    key,
  );
  const branch = companyBranch && (
    <TextLink asChild>
      <Link to={paths.deskBranch('operator', companyBranch.id)}>
        {companyBranch.companyName} {companyBranch.branchName}
      </Link>
    </TextLink>
  );
  if (per === 'ADDRESS') {
    return <span className={css({ wordBreak: 'break-all' })}>{`ネットワーク ${address ?? '(不明)'}`}</span>;
  }
  if (per === 'AGENCY') {
    if (!agency) return <>運営</>;
    return (
      <>
        代理店全体:{' '}
        <TextLink asChild>
          <Link to={paths.deskAgency(agency.id)}>{agency.name}</Link>
        </TextLink>
      </>
    );
  }
  if (per === 'BRANCH') return <>支店全体: {branch ?? '(不明)'}</>;
  return (
    <>
      {`利用者 ${userName ?? '(不明)'}`}
      {branch && <> ({branch})</>}
    </>
  );
}
