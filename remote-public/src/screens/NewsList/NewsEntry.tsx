import { formatInstant } from '@yado/shared/format/instants';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Badge } from '@yado/shared/ui/Badge';
import { Card } from '@yado/shared/ui/Card';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { newsSummary } from '../../lib/news-text.ts';
import type { NewsEntry_news$key } from './__generated__/NewsEntry_news.graphql';

interface Props {
  news: NewsEntry_news$key;
  unread: boolean;
}

export function NewsEntry({ news, unread }: Props) {
  const { id, title, body, publishedAt } = useFragment(
    graphql`
      fragment NewsEntry_news on NewsItem {
        id
        title
        body
        publishedAt
      }
    `,
    news,
  );
  return (
    <Card as="li" interactive className={css({ position: 'relative' })}>
      <p className={css({ display: 'flex', gap: '3', alignItems: 'center', minHeight: '6' })}>
        <time dateTime={publishedAt} className={css({ color: 'text.muted', fontSize: 'sm' })}>
          {formatInstant(publishedAt)}
        </time>
        {unread && <Badge tone="primary">未読</Badge>}
      </p>
      <h2 className={css({ textStyle: 'h3', marginTop: '1' })}>
        <Link
          to={paths.newsItem(id)}
          className={css({
            color: 'link',
            _hover: { textDecoration: 'underline' },
            _after: { content: '""', position: 'absolute', inset: '0' },
          })}
        >
          {title}
        </Link>
      </h2>
      <p className={css({ color: 'text.muted', marginTop: '1' })}>{newsSummary(body)}</p>
    </Card>
  );
}
