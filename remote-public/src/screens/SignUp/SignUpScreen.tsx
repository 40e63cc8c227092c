import { PageTitle } from '@yado/shared/components/PageTitle';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { InvitationFacts } from './InvitationFacts.tsx';
import { OtherSession } from './OtherSession.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { SignUpScreenQuery } from './__generated__/SignUpScreenQuery.graphql';

interface Data {
  code: string;
  query: PreloadedQuery<SignUpScreenQuery>;
}

/** Where the link in an invitation leads: an account with the invited address. */
export function Screen({ data: { code, query } }: { data: Data }) {
  const { invitation, myself } = usePreloadedQuery<SignUpScreenQuery>(
    graphql`
      query SignUpScreenQuery($code: String!) @throwOnFieldError {
        invitation(code: $code) {
          ...InvitationFacts_invitation
          ...SignUpForm_invitation
        }
        myself {
          ...OtherSession_myself
        }
      }
    `,
    query,
  );
  const heading = invitation ? 'アカウントの登録' : 'この招待は利用できません';
  return (
    <NarrowPage heading={heading}>
      <PageTitle>{heading}</PageTitle>
      {!invitation && <ClosedInvitation signedIn={myself !== null} />}
      {invitation && (
        <div className={css({ display: 'grid', gap: '6' })}>
          <InvitationFacts invitation={invitation} />
          {myself ? <OtherSession myself={myself} /> : <SignUpForm code={code} invitation={invitation} />}
        </div>
      )}
    </NarrowPage>
  );
}
