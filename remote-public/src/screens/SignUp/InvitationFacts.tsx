import { formatInstant } from '@yado/shared/format/instants';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import type { InvitationFacts_invitation$key } from './__generated__/InvitationFacts_invitation.graphql';

/** Who invites, and until when. */
export function InvitationFacts({ invitation }: { invitation: InvitationFacts_invitation$key }) {
  const { companyName, branchName, expiresAt, agency } = useFragment(
    graphql`
      fragment InvitationFacts_invitation on Invitation {
        companyName
        branchName
        expiresAt
        agency {
          name
          licenseNumber
        }
      }
    `,
    invitation,
  );
  return (
    <DescriptionList
      items={[
        { term: '会社・支店', description: `${companyName} ${branchName}` },
        {
          term: '手配',
          description: agency && [agency.name, agency.licenseNumber].filter(Boolean).join(' / '),
        },
        { term: '招待の有効期限', description: formatInstant(expiresAt) },
      ]}
    />
  );
}
