import { codeLabels, memoLabel } from '@yado/shared/format/code-labels';
import { PhoneText } from '@yado/shared/components/PhoneText';
import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { toArranger } from '@yado/shared/site/arranger';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { TripContacts_travel$key } from './__generated__/TripContacts_travel.graphql';

/** Who booked, whom the hotel reaches, and the company's own codes. */
export function TripContacts({ travel }: { travel: TripContacts_travel$key }) {
  const trip = useFragment(
    graphql`
      fragment TripContacts_travel on Travel {
        email
        phone
        companyIdByEmployee
        departmentIdByEmployee
        bookingMemo
        employee {
          name
        }
        companyBranch {
          companyName
          branchName
        }
        agency {
          name
          normalTravelContactText
          emergencyTravelContactText
        }
      }
    `,
    travel,
  );
  const { name, normal, emergency } = toArranger(trip.agency);
  return (
    <Card heading="予約者・連絡先">
      <DescriptionList
        layout="stacked"
        items={[
          { term: '予約者', description: trip.employee.name },
          {
            term: '会社・支店',
            description: `${trip.companyBranch.companyName} ${trip.companyBranch.branchName}`,
          },
          {
            term: '連絡先メール',
            description: <TextLink href={`mailto:${trip.email}`}>{trip.email}</TextLink>,
          },
          { term: '連絡先電話', description: <PhoneText phone={trip.phone} /> },
          { term: codeLabels.company, description: trip.companyIdByEmployee },
          { term: codeLabels.department, description: trip.departmentIdByEmployee },
          {
            term: memoLabel,
            description: trip.bookingMemo && (
              <span className={css({ whiteSpace: 'pre-line' })}>{trip.bookingMemo}</span>
            ),
          },
          { term: '手配', description: name },
          {
            term: '変更・キャンセルのご連絡',
            description: normal && <Lines text={normal} />,
          },
          {
            term: '緊急のご連絡',
            description: emergency && <Lines text={emergency} />,
          },
        ]}
      />
    </Card>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <span className={css({ whiteSpace: 'pre-line' })}>
      <TextWithPhones text={text} />
    </span>
  );
}
