import { actionFailureMessage } from '@yado/shared/errors/app-error';
import type { ActionResult } from '@yado/shared/relay/use-action';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useState } from 'react';
import { changesOf, type DetailProblems, detailProblems, type RoomDetails } from '../../lib/room-change.ts';
import { changeMessage } from './change-errors.ts';
import { useChangeRoom } from './useChangeRoom.ts';
import type { useChangeRoomMutation } from './__generated__/useChangeRoomMutation.graphql';

type ChangeResult = ActionResult<useChangeRoomMutation>;

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

interface Problem {
  tone: 'warning' | 'error';
  title: string;
  advice: string;
}

/** What is typed, what is wrong with it, and what became of it at the hotel. */
export function useChangeForm({ travelId, room, unicodeAllowed, onClose, onChanged }: Options) {
  const [changeRoom, isChanging] = useChangeRoom();
  const now: RoomDetails = {
    familyName: room.familyName,
    givenName: room.givenName,
    specialRequest: room.specialRequest ?? '',
    smoking: room.smoking,
  };
  const [typed, setTyped] = useState(now);
  const [problems, setProblems] = useState<DetailProblems>({});
  const [problem, setProblem] = useState<Problem | null>(null);

  const finish = async (result: ChangeResult) => {
    if (result.kind === 'ok') {
      toast({ tone: 'success', title: '変更しました' });
      onClose();
      return;
    }
    await onChanged().catch(() => undefined);
    if (result.kind === 'refused' && result.code === 'CHANGE_STATE_UNKNOWN') {
      const { title, advice } = changeMessage(result.code);
      toast({ tone: 'info', title, description: advice });
      onClose();
      return;
    }
    setProblem(toProblem(result));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    const wrong = detailProblems(typed, now, unicodeAllowed);
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first) {
      form.querySelector<HTMLElement>(`:is(input, textarea)[id$="-${first}"]`)?.focus();
      return;
    }
    const changes = changesOf(typed, now);
    if (!changes) {
      onClose();
      return;
    }
    setProblem(null);
    await finish(await changeRoom({ input: { travelId, expediaHotelRoomId: room.id, ...changes } }));
  };

  return {
    typed,
    change: (part: Partial<RoomDetails>) => setTyped({ ...typed, ...part }),
    problems,
    problem,
    isChanging,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

function toProblem(result: Exclude<ChangeResult, { kind: 'ok' }>): Problem {
  if (result.kind === 'refused') return { tone: 'error', ...changeMessage(result.code) };
  return {
    tone: 'error',
    title: '変更できたかどうか確かめられませんでした',
    advice: `${actionFailureMessage('客室の変更', result.error)}同じ内容でもう一度お試しいただけます。`,
  };
}
