import { formatInstant } from '@yado/shared/format/instants';
import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Badge } from '@yado/shared/ui/Badge';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { allowanceText, brakeCountText, limitText } from './brake-texts.ts';
import { BrakeSubjectText } from './BrakeSubjectText.tsx';
import { LiftBrakeDialog } from './LiftBrakeDialog.tsx';
import type { BrakeCard_brake$key } from './__generated__/BrakeCard_brake.graphql';

/** Who is refused calls by which limit, from when until when, and the way to let them through. */
export function BrakeCard({ brake: key, onLifted }: { brake: BrakeCard_brake$key; onLifted: () => void }) {
  const { id, limit, subject, counted, allowed, seconds, since, until, lift } = useFragment(
    graphql`
      fragment BrakeCard_brake on Brake {
        id
        limit
        subject {
          ...BrakeSubjectText_subject
        }
        counted
        allowed
        seconds
        since
        until
        lift {
          endsAt
        }
      }
    `,
    key,
  );
  const dialog = useFreshDialog();
  const label = limitText(limit);
  return (
    <Card
      as="article"
      heading={label}
      headingLevel={3}
      action={<Badge tone={lift ? 'neutral' : 'warning'}>{lift ? '解除中' : '制限中'}</Badge>}
    >
      <DescriptionList
        className={css({ marginBottom: '4' })}
        items={[
          { term: '対象', description: <BrakeSubjectText subject={subject} /> },
          { term: '上限', description: allowanceText({ limit, allowed, seconds }) },
          { term: '数えた数', description: brakeCountText(limit, counted) },
          { term: '上限に達した時刻', description: formatInstant(since, { year: true }) },
          { term: '数え直す時刻', description: formatInstant(until, { year: true }) },
          { term: '解除の終わり', description: lift && formatInstant(lift.endsAt, { year: true }) },
        ]}
      />
      {!lift && (
        <Button variant="outline" onClick={dialog.show}>
          1時間解除する
        </Button>
      )}
      <LiftBrakeDialog
        key={dialog.key}
        brakeId={id}
        label={label}
        open={dialog.open}
        onClose={dialog.close}
        onLifted={onLifted}
      />
    </Card>
  );
}
