import { Link, useLocation } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import { type Done, type RunMode, runTexts } from './run-texts.ts';
import { UndoDone } from './UndoDone.tsx';

/** What a mailed link has done, and what follows. */
export function ActionDone({ mode }: { mode: RunMode }) {
  const done = (useLocation() as { state: Done | null }).state;
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '5',
        overflowWrap: 'anywhere',
      })}
    >
      {mode === 'recoverEmail' ? (
        <UndoDone done={done} />
      ) : (
        <>
          <Banner tone="success">{runTexts[mode].done(done?.email ?? null)}</Banner>
          <LinkButton asChild>
            <Link to={paths.search()}>サービスの利用へ進む</Link>
          </LinkButton>
        </>
      )}
    </div>
  );
}
