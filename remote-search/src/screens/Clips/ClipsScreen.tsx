import { PageTitle } from '@yado/shared/components/PageTitle';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { type Stay, stayToParams } from '@yado/shared/routing/stay';
import { Banner } from '@yado/shared/ui/Banner';
import { Container } from '@yado/shared/ui/Container';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { RequestBoundary } from '@yado/shared/components/RequestBoundary';
import { toStayDraft } from '../../components/search-draft.ts';
import { RefusedStay } from '../../components/RefusedStay.tsx';
import { StayForm } from '../../components/StayForm.tsx';
import { useRefusedStay } from '../../components/use-refused-stay.ts';
import { useStableValue } from '../../lib/use-stable-value.ts';
import { css } from '#styled/css';
import { ClipList } from './ClipList.tsx';
import { ClipsSkeleton } from './ClipsSkeleton.tsx';
import type { ClipsData } from './load-clips.ts';

/** The rates that somebody saved, with today's prices for a stay, one below the other or side by side. */
export function Screen({ data }: { data: ClipsData }) {
  const { stay, problem, compared, clips } = data;
  const navigate = useNavigate();
  // Other parts of the address come and go: what is typed and not sent yet outlives them.
  const steadyStay = useStableValue(stay);
  const [saved, setSaved] = useState<Stay | null>(null);
  // The first answer holds: deleting rates must not change what is being typed.
  const begin = useCallback((first: Stay | null) => setSaved((known) => known ?? first), []);
  const initial = useMemo(() => toStayDraft(steadyStay ?? saved), [steadyStay, saved]);
  const { refused, start, check, goBack } = useRefusedStay(stay, initial);
  return (
    <Container>
      <PageTitle>保存した料金</PageTitle>
      <PageHeader
        title="保存した料金"
        description="宿泊日と人数を選ぶと、いまの料金と空室を確かめられます。保存できるのは50件までです。"
      />
      <StayForm
        initial={start}
        label="料金を確かめる"
        where="japan"
        onChange={(next) => void navigate(paths.clips(next, compared), { preventScrollReset: true })}
        onChecked={check}
      />
      {problem && (
        <Banner tone="warning" announce="off">
          {problem}
        </Banner>
      )}
      {refused && <RefusedStay stay={refused} onReturn={goBack} />}
      <RequestBoundary what="保存した料金" source={clips}>
        {/* As high as the skeleton, so that the footer stays where it is when less comes. */}
        <div className={css({ minHeight: '664px' })}>
          <Suspense key={stay ? stayToParams(stay).toString() : ''} fallback={<ClipsSkeleton />}>
            {!refused && <ClipList query={clips.query} stay={stay} compared={compared} onSavedStay={begin} />}
          </Suspense>
        </div>
      </RequestBoundary>
    </Container>
  );
}
