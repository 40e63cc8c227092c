import { formatInstant } from '@yado/shared/format/instants';
import { Badge } from '@yado/shared/ui/Badge';
import { Card } from '@yado/shared/ui/Card';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { DeskNewsCard_item$key } from './__generated__/DeskNewsCard_item.graphql';

export function DeskNewsCard({ item }: { item: DeskNewsCard_item$key }) {
  const { title, body, publishedAt, published, agencies } = useFragment(
    graphql`
      fragment DeskNewsCard_item on DeskNewsItem {
        title
        body
        publishedAt
        published
        agencies {
          id
          name
        }
      }
    `,
    item,
  );
  return (
    <Card
      as="article"
      heading={title}
      action={<Badge tone={published ? 'success' : 'info'}>{published ? '公開中' : '公開予定'}</Badge>}
    >
      <p
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '3',
          rowGap: '1',
          marginBottom: '3',
          color: 'text.muted',
          fontSize: 'sm',
        })}
      >
        <time dateTime={publishedAt}>{formatInstant(publishedAt, { year: true })}</time>
        <span>
          対象: {agencies ? agencies.map(({ name }) => name).join('、') || '該当なし' : 'すべての利用者'}
        </span>
      </p>
      <p className={css({ whiteSpace: 'pre-line' })}>{body}</p>
    </Card>
  );
}
