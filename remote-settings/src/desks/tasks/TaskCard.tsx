import { formatInstant } from '@yado/shared/format/instants';
import { formatYen } from '@yado/shared/format/yen';
import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Badge } from '@yado/shared/ui/Badge';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { DisputeEvidence } from './DisputeEvidence.tsx';
import { recordText } from './record-text.ts';
import { ResolveTaskDialog } from './ResolveTaskDialog.tsx';
import { taskText } from './task-texts.ts';
import type { TaskCard_task$key } from './__generated__/TaskCard_task.graphql';

/** Something that the platform could not settle: what is so, what to do, and the record of what was done. */
export function TaskCard({ task: key, onResolved }: { task: TaskCard_task$key; onResolved: () => void }) {
  const task = useFragment(
    graphql`
      fragment TaskCard_task on OperatorTask {
        id
        kind
        status
        createdAt
        lastSeenAt
        mayBeNotBooked
        answerBy
        ...DisputeEvidence_task
        price
        reference
        detail
        resolvedAt
        note
        resolvedBy {
          name
        }
        travel {
          id
          travelNumber
          propertyContent {
            name
          }
        }
        companyBranch {
          id
          companyName
          branchName
        }
      }
    `,
    key,
  );
  const dialog = useFreshDialog();
  const { label, meaning, advice } = taskText(task.kind, task.detail);
  const { travel, companyBranch } = task;
  const isOpen = task.status === 'OPEN';
  const instant = (at: string | null | undefined) => at && formatInstant(at, { year: true });
  return (
    <Card
      as="article"
      heading={label}
      action={<Badge tone={isOpen ? 'warning' : 'neutral'}>{isOpen ? '要確認' : '終了'}</Badge>}
    >
      <p>{meaning}</p>
      {isOpen && <p className={css({ marginTop: '1', fontWeight: 'medium' })}>{advice}</p>}
      <DescriptionList
        className={css({ marginY: '4' })}
        items={[
          {
            term: '予約',
            description: travel && (
              <TextLink asChild>
                <Link to={paths.trip(travel.id)}>
                  {travel.travelNumber} {travel.propertyContent.name}
                </Link>
              </TextLink>
            ),
          },
          {
            term: '支店',
            description: companyBranch && (
              <TextLink asChild>
                <Link to={paths.deskBranch('operator', companyBranch.id)}>
                  {companyBranch.companyName} {companyBranch.branchName}
                </Link>
              </TextLink>
            ),
          },
          {
            term: '回答期限',
            description: task.answerBy && <strong>{instant(task.answerBy)}</strong>,
          },
          { term: '金額', description: typeof task.price === 'number' ? formatYen(task.price) : null },
          {
            term: task.kind === 'AGENCY_PAYEE_CHANGED' ? '代理店' : '外部の番号',
            description: task.reference && (
              <span className={css({ wordBreak: 'break-all' })}>{task.reference}</span>
            ),
          },
          {
            term: 'システムの記録',
            description: task.detail && (
              <span className={css({ wordBreak: 'break-word' })}>{recordText(task.detail)}</span>
            ),
          },
          { term: '発生', description: instant(task.createdAt) },
          {
            term: isOpen ? '最後の確認' : '終了',
            description: instant(isOpen ? task.lastSeenAt : task.resolvedAt),
          },
          { term: '対応した人', description: isOpen ? null : (task.resolvedBy?.name ?? '自動') },
          {
            term: '確認したこと',
            description: task.note && <span className={css({ whiteSpace: 'pre-line' })}>{task.note}</span>,
          },
        ]}
      />
      <DisputeEvidence task={task} />
      {isOpen && (
        <Button variant="outline" onClick={dialog.show}>
          対応を記録する
        </Button>
      )}
      <ResolveTaskDialog
        key={dialog.key}
        taskId={task.id}
        label={label}
        unknownBooking={task.mayBeNotBooked}
        open={dialog.open}
        onClose={dialog.close}
        onResolved={onResolved}
      />
    </Card>
  );
}
