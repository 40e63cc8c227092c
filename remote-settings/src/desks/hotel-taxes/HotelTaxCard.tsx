import { todayIn } from '@yado/shared/format/calendar-date';
import { formatDateNumeric } from '@yado/shared/format/dates';
import { formatInstant } from '@yado/shared/format/instants';
import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Badge } from '@yado/shared/ui/Badge';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { basisText } from './basis-texts.ts';
import { RecordGroundDialog } from './RecordGroundDialog.tsx';
import type { HotelTaxCard_hotel$key } from './__generated__/HotelTaxCard_hotel.graphql';

interface Props {
  hotel: HotelTaxCard_hotel$key;
  onRecorded: () => void;
}

/** What holds of a hotel today, what was recorded before, and the way to record something else. */
export function HotelTaxCard({ hotel: key, onRecorded }: Props) {
  const { propertyId, hotelName, city, grounds } = useFragment(
    graphql`
      fragment HotelTaxCard_hotel on HotelTax {
        propertyId
        hotelName
        city
        grounds {
          id
          basis
          registrationNumber
          checkedOn
          consentOn
          validFrom
          recordedAt
          recordedBy {
            name
          }
        }
      }
    `,
    key,
  );
  const dialog = useFreshDialog();
  const today = todayIn();
  const current = grounds.find(({ validFrom }) => !validFrom || validFrom <= today);
  const others = grounds.filter((ground) => ground !== current);
  return (
    <Card
      as="article"
      heading={hotelName}
      headingLevel={2}
      action={<Badge tone={current ? 'success' : 'neutral'}>{current ? '記録あり' : '記録なし'}</Badge>}
    >
      <DescriptionList
        className={css({ marginBottom: '4' })}
        items={[
          { term: '都市', description: city },
          { term: '税の根拠', description: basisText(current?.basis ?? 'HOTEL') },
          { term: '宿泊施設の登録番号', description: current?.registrationNumber },
          {
            term: '登録を確認した日',
            description: current?.checkedOn && formatDateNumeric(current.checkedOn),
          },
          {
            term: '媒介者交付特例の同意日',
            description: current?.consentOn && formatDateNumeric(current.consentOn),
          },
          {
            term: '適用開始日',
            description: current && (current.validFrom ? formatDateNumeric(current.validFrom) : '指定なし'),
          },
          {
            term: '記録',
            description:
              current &&
              `${formatInstant(current.recordedAt, { year: true })} ${current.recordedBy?.name ?? ''}`.trim(),
          },
        ]}
      />
      {others.length > 0 && (
        <details className={css({ marginBottom: '4', fontSize: 'sm' })}>
          <summary>ほかの記録 {others.length}件</summary>
          <ul>
            {others.map((ground) => (
              <li key={ground.id}>
                {[
                  ground.validFrom && `${formatDateNumeric(ground.validFrom)}から`,
                  formatInstant(ground.recordedAt, { year: true }),
                  basisText(ground.basis),
                  ground.registrationNumber,
                  ground.recordedBy?.name,
                ]
                  .filter(Boolean)
                  .join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button variant="outline" onClick={dialog.show}>
        根拠を記録する
      </Button>
      <RecordGroundDialog
        key={dialog.key}
        hotel={{ propertyId, name: hotelName }}
        seen={current ?? null}
        open={dialog.open}
        onClose={dialog.close}
        onRecorded={onRecorded}
      />
    </Card>
  );
}
