import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { useForm } from '@yado/shared/forms/use-form';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { findChanges, type DetailField, detailProblems, type RoomDetails } from '../../lib/room-change.ts';
import { changeMessage } from './change-errors.ts';
import { useChangeRoom } from './use-change-room.ts';

interface Options {
  travelId: string;
  room: {
    readonly id: string;
    readonly familyName: string;
    readonly givenName: string;
    readonly specialRequest: string | null | undefined;
    readonly smoking: boolean;
  };
  unicodeAllowed: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** What is typed, what is wrong with it, and what became of it at the hotel. */
export function useChangeForm({ travelId, room, unicodeAllowed, onClose, onChanged }: Options) {
  const [changeRoom] = useChangeRoom();
  const now: RoomDetails = {
    familyName: room.familyName,
    givenName: room.givenName,
    specialRequest: room.specialRequest ?? '',
    smoking: room.smoking,
  };
  const [typed, setTyped] = useState(now);
  const form = useForm<DetailField>({
    check: () => detailProblems(typed, now, unicodeAllowed),
    send: async ({ fail }) => {
      const changes = findChanges(typed, now);
      if (!changes) return onClose();
      const result = await changeRoom({ input: { travelId, expediaHotelRoomId: room.id, ...changes } });
      if (result.kind === 'ok') {
        toast({ tone: 'success', title: '変更しました' });
        return onClose();
      }
      await onChanged().catch(() => undefined);
      if (result.kind === 'unknown') {
        return fail({
          title: '変更できたかどうか確かめられませんでした',
          message: `${actionFailureMessage('客室の変更', result.error)}同じ内容でもう一度お試しいただけます。`,
        });
      }
      const { title, message } = changeMessage(result.code);
      if (result.code !== 'CHANGE_STATE_UNKNOWN') return fail({ title, message });
      toast({ tone: 'info', title, description: message });
      onClose();
    },
  });
  return {
    form,
    typed,
    change: (part: Partial<RoomDetails>) => setTyped({ ...typed, ...part }),
  };
}
