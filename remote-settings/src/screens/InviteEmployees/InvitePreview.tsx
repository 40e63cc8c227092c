import { formatCount } from '@yado/shared/format/counts';
import { Badge } from '@yado/shared/ui/Badge';
import { Card } from '@yado/shared/ui/Card';
import { Table, type TableColumn } from '@yado/shared/ui/Table';
import { css } from '#styled/css';
import { type CheckedLine, lineProblemTexts } from '../../lib/invite-lines.ts';
import { lineColumns } from './line-columns.tsx';
import type { TakenAddresses } from './use-taken-addresses.ts';

const columns: TableColumn<CheckedLine>[] = [
  ...lineColumns,
  {
    id: 'verdict',
    header: '確認',
    cell: ({ problem }) =>
      problem ? (
        // Text, not a badge: it may need two lines on a phone.
        <span className={css({ color: 'danger', fontWeight: 'medium' })}>{lineProblemTexts[problem]}</span>
      ) : (
        <Badge tone="success">送信できます</Badge>
      ),
  },
];

interface Props extends Pick<TakenAddresses, 'loading' | 'incomplete'> {
  lines: readonly CheckedLine[];
}

/** Each line as it was understood, and what is wrong with it. */
export function InvitePreview({ lines, loading, incomplete }: Props) {
  const bad = lines.filter(({ problem }) => problem).length;
  return (
    <Card heading="送信前の確認" padding="none">
      <output className={css({ display: 'block', paddingX: '6', paddingY: '3', fontSize: 'sm' })}>
        送信できる行 {formatCount(lines.length - bad, '名')}
        {bad > 0 && ` / 直すところがある行 ${formatCount(bad, '行')}(送信しません)`}
        {loading && ' / 社員の一覧と照合しています…'}
        {incomplete &&
          ' / 社員の一覧を最後まで読み込めず、一部の行は照合していません(送信するときに確かめます)'}
      </output>
      <Table caption="招待する人の確認" columns={columns} rows={lines} rowKey={({ line }) => String(line)} />
    </Card>
  );
}
