import { Banner } from '@yado/shared/ui/Banner';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { BrakeCard } from './BrakeCard.tsx';
import type { BrakeList_query$key } from './__generated__/BrakeList_query.graphql';

/** As many as the API names at most. */
const MOST_BRAKES = 200;

export function BrakeList({ query, onLifted }: { query: BrakeList_query$key; onLifted: () => void }) {
  const { brakes } = useFragment(
    graphql`
      fragment BrakeList_query on Query {
        brakes {
          id
          ...BrakeCard_brake
        }
      }
    `,
    query,
  );
  if (brakes.length === 0) {
    return (
      <EmptyState icon="success" title="いま制限している対象はありません" headingLevel={3}>
        利用者・支店・代理店・ネットワークが回数の上限に達すると、ここに表示されます。同時に持てる料金確認の件数のように、期限が切れるごとに空く制限は、ここには表示されません。
      </EmptyState>
    );
  }
  return (
    <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      {brakes.length >= MOST_BRAKES && (
        <Banner tone="warning">
          {`新しいものから${MOST_BRAKES}件までを表示しています。ほかにも制限している対象がある可能性があります。`}
        </Banner>
      )}
      <ul className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        {brakes.map((brake) => (
          <li key={brake.id}>
            <BrakeCard brake={brake} onLifted={onLifted} />
          </li>
        ))}
      </ul>
    </div>
  );
}
