import { formatCount } from '@yado/shared/format/counts';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Badge } from '@yado/shared/ui/Badge';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { Table, type TableColumn } from '@yado/shared/ui/Table';
import { TextLink } from '@yado/shared/ui/TextLink';
import { useEffect } from 'react';
import { css } from '#styled/css';
import type { InviteLine } from '../../lib/invite-lines.ts';
import { lineColumns } from './line-columns.tsx';
import type { SentLine } from './use-invite-employees.ts';

const columns: TableColumn<SentLine>[] = [
  ...lineColumns,
  {
    id: 'outcome',
    header: '結果',
    cell: (line) => {
      if (line.kind === 'sent') return <Badge tone="success">送信しました</Badge>;
      if (line.kind === 'failed') {
        return <span className={css({ color: 'danger', fontSize: 'sm' })}>{line.message}</span>;
      }
      if (line.kind === 'unknown') {
        return <span className={css({ fontSize: 'sm' })}>送信できたか確認できませんでした</span>;
      }
      return <Badge>{line.kind === 'sending' ? '送信しています' : '順番を待っています'}</Badge>;
    },
  },
];

interface Props {
  lines: readonly SentLine[];
  isSending: boolean;
  /** How many lines of the list were not to be sent. */
  left: number;
  /** Back to the list, with what was not sent or perhaps not: the API invites nobody twice. */
  onAgain: (rest: readonly InviteLine[]) => void;
}

/** What became of each line, while they are sent and after. */
export function InviteResults({ lines, isSending, left, onAgain }: Props) {
  const sent = lines.filter(({ kind }) => kind === 'sent').length;
  const failed = lines.filter(({ kind }) => kind === 'failed');
  const unknown = lines.filter(({ kind }) => kind === 'unknown');
  const rest = failed.length + unknown.length + left;
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      {isSending ? (
        <Banner tone="info" title="招待メールを送っています" announce="polite">
          {formatCount(lines.length, '名')}中 {formatCount(sent + failed.length + unknown.length, '名')}
          が終わりました。終わるまで、このページを開いたままにしてください。
        </Banner>
      ) : (
        <Banner
          tone={rest > 0 ? 'warning' : 'success'}
          title={`${formatCount(sent, '名')}に招待メールを送りました`}
        >
          {left > 0 && `直すところがある${formatCount(left, '行')}は送っていません。`}
          {failed.length > 0 &&
            `${formatCount(failed.length, '名')}には送れませんでした。理由を確認してください。`}
          {unknown.length > 0 && (
            <>
              {formatCount(unknown.length, '名')}
              には、送信できたか確認できませんでした。
              <TextLink asChild>
                <Link to={paths.employees()}>社員の一覧</Link>
              </TextLink>
              に「招待中」と表示されていれば、送信済みです。もう一度送っても、二重には招待されません。
            </>
          )}
        </Banner>
      )}
      <Card padding="none" heading="送信の結果">
        <Table
          caption="招待メールの送信の結果"
          columns={columns}
          rows={lines}
          rowKey={({ line }) => String(line)}
          busy={isSending}
        />
      </Card>
      {!isSending && (
        <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
          <LinkButton asChild>
            <Link to={paths.employees()}>社員の一覧へ</Link>
          </LinkButton>
          <Button variant="outline" onClick={() => onAgain([...failed, ...unknown])}>
            {rest > 0 ? '残りの行を直す' : '続けて招待する'}
          </Button>
        </div>
      )}
    </div>
  );
}
