import { actionFailureMessage, unknownCodeMessage } from '@yado/shared/errors/app-error';
import { lookUp } from '@yado/shared/contract/known';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { Suspense } from 'react';
import {
  fetchQuery,
  graphql,
  type PreloadedQuery,
  usePreloadedQuery,
  useRelayEnvironment,
} from 'react-relay';
import { css } from '#styled/css';
import { stayInput } from '../lib/search-variables.ts';
import { clipErrors } from './clip-errors.ts';
import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import { type ClipInput, useClipRate } from './use-clip-rate.ts';
import { useDeleteClips } from './use-delete-clips.ts';
import type { ClipButtonQuery } from './__generated__/ClipButtonQuery.graphql';

/** Wrapped: no screen waits for it. */
export interface ClipsRequest {
  query: PreloadedQuery<ClipButtonQuery>;
  dispose: () => void;
}

interface Props {
  request: ClipsRequest;
  rate: Pick<ClipInput, 'epsPropertyId' | 'epsRoomId' | 'epsRateId' | 'isPackageRate' | 'paymentPrice'>;
  /** Room and meal, for those who can't see which rate the button is beside. */
  name: string;
  stay: Stay;
}

const clipsQuery = graphql`
  query ClipButtonQuery @throwOnFieldError {
    clippedHotelRates {
      id
      epsPropertyId
      epsRoomId
      epsRateId
      isPackageRate
    }
  }
`;

/** As high as the button, until it is known. */
export const ClipSpace = () => <span className={css({ display: 'block', h: { base: '10', md: '8' } })} />;

/** Saves a rate and takes it off the list again; absent for people whom the API does not let. */
export function ClipButton(props: Props) {
  return (
    <ErrorFallback source={props.request}>
      <Suspense fallback={<ClipSpace />}>
        <Toggle {...props} />
      </Suspense>
    </ErrorFallback>
  );
}

function Toggle({ request, rate, name, stay }: Props) {
  const { clippedHotelRates } = usePreloadedQuery<ClipButtonQuery>(clipsQuery, request.query);
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [clipRate, isClipping] = useClipRate({ addsToList: true });
  const [deleteClips, isDeleting] = useDeleteClips();
  const clip = clippedHotelRates.find(
    ({ epsPropertyId, epsRoomId, epsRateId, isPackageRate }) =>
      epsPropertyId === rate.epsPropertyId &&
      epsRoomId === rate.epsRoomId &&
      epsRateId === rate.epsRateId &&
      isPackageRate === rate.isPackageRate,
  );
  const save = async () => {
    const result = await clipRate({ ...rate, stay: stayInput(stay) });
    // Saved in another window, or by a try whose answer was lost: the list says so.
    if (result.kind !== 'ok')
      void fetchQuery(environment, clipsQuery, {})
        .toPromise()
        .catch(() => undefined);
    if (result.kind === 'ok') {
      toast({
        tone: 'success',
        title: '料金を保存しました',
        action: { label: '保存した料金を見る', onClick: () => void navigate(paths.clips(stay)) },
      });
    } else if (result.kind === 'refused') {
      const { title, advice } = lookUp(clipErrors, result.code, {
        title: '料金を保存できませんでした',
        advice: unknownCodeMessage('料金の保存', result.code),
      });
      toast({ tone: result.code === 'ALREADY_CLIPPED' ? 'info' : 'error', title, description: advice });
    } else {
      toast({ tone: 'error', title: actionFailureMessage('料金の保存', result.error) });
    }
  };
  const remove = async (id: string) => {
    const result = await deleteClips([id]);
    if (result.kind === 'unknown') {
      toast({ tone: 'error', title: actionFailureMessage('保存の取り消し', result.error) });
      return;
    }
    toast({
      title: '保存を取り消しました',
      action: { label: '元に戻す', onClick: () => void save() },
    });
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={clip !== undefined}
      loading={isClipping || isDeleting}
      loadingText="保存しています"
      startIcon={<Icon name={clip ? 'bookmarkFilled' : 'bookmark'} size={18} />}
      onClick={() => void (clip ? remove(clip.id) : save())}
    >
      {clip ? '保存済み' : '保存'}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
