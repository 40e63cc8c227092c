import { actionFailureMessage } from '@yado/shared/errors/app-error';
import type { Stay } from '@yado/shared/routing/stay';
import { toast } from '@yado/shared/ui/Toaster';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { type ClipInput, useClipRate } from '../../components/use-clip-rate.ts';
import { useDeleteClips } from '../../components/use-delete-clips.ts';
import { type KeptStay, savedStay } from '../../lib/saved-stay.ts';
import { stayInput } from '../../lib/search-variables.ts';
import clipsQuery, { type ClipListQuery } from './__generated__/ClipListQuery.graphql';

export interface SavedRate
  extends Pick<ClipInput, 'epsPropertyId' | 'epsRoomId' | 'epsRateId' | 'isPackageRate' | 'paymentPrice'> {
  readonly id: string;
  /** For which it was saved. */
  readonly stay?: KeptStay | null;
}

/** Deletes saved rates and offers to save them again. */
export function useRemoveClips(stay: Stay | null) {
  const [deleteClips, isDeleting] = useDeleteClips();
  const [clipRate] = useClipRate({ addsToList: false });
  const variables = { stay: stay && stayInput(stay) };
  const environment = useRelayEnvironment();
  const restore = async (clips: readonly SavedRate[]) => {
    let restored = 0;
    // The last first: the newest is on top again.
    for (const { stay: kept, ...clip } of clips.toReversed()) {
      const { epsPropertyId, epsRoomId, epsRateId, isPackageRate, paymentPrice } = clip;
      const saved = savedStay(kept);
      const rate = { epsPropertyId, epsRoomId, epsRateId, isPackageRate, paymentPrice };
      const result = await clipRate({ ...rate, stay: saved && stayInput(saved) });
      // Another tab may have put it back already.
      if (result.kind === 'ok' || (result.kind === 'refused' && result.code === 'ALREADY_CLIPPED'))
        restored += 1;
    }
    // Those that are back have new ids and no prices yet; a failed reading leaves what was there.
    await fetchQuery<ClipListQuery>(environment, clipsQuery, variables, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
    if (restored === clips.length) toast({ tone: 'success', title: `${restored}件を元に戻しました` });
    else {
      toast({
        tone: 'warning',
        title: `${clips.length - restored}件を元に戻せませんでした`,
        description: '掲載が終了した料金は、もう一度保存できません。',
      });
    }
  };
  /** Answers with why it failed, in words; null once they are gone. */
  const remove = async (clips: readonly SavedRate[]): Promise<string | null> => {
    const list = { roomsWithRateInput: variables.stay };
    const result = await deleteClips(
      clips.map(({ id }) => id),
      list,
    );
    if (result.kind === 'unknown') return actionFailureMessage('保存した料金の削除', result.error);
    toast({
      tone: 'success',
      title: `${clips.length}件を削除しました`,
      action: { label: '元に戻す', onClick: () => void restore(clips) },
    });
    return null;
  };
  return { remove, isRemoving: isDeleting };
}
