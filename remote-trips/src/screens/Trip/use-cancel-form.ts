import { actionFailureMessage } from '@yado/shared/errors/app-error';
import type { ActionResult } from '@yado/shared/relay/use-action';
import { formatRooms } from '@yado/shared/format/counts';
import { sumOfCancel } from '@yado/shared/format/sum-of-cancel';
import { tooLong } from '@yado/shared/format/text-length';
import { formatYen } from '@yado/shared/format/yen';
import { type FormFailure, useForm } from '@yado/shared/forms/use-form';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { type OpenPrevious, type PreviousWish, usePreviousChoice } from '../../lib/use-previous-choice.ts';
import { cancelMessage } from './cancel-errors.ts';
import { useCancelRooms } from './use-cancel-rooms.ts';
import type { useCancelRoomsMutation } from './__generated__/useCancelRoomsMutation.graphql';

type CancelResult = ActionResult<useCancelRoomsMutation>;

/** As at the API. */
const MAX_REASON = 200;

const previousNote = '。日程変更前の予約の返金額は、キャンセルが完了したらメールでお知らせします。';

const elsewhereNote = '。手配先での取り消しは、担当者がこれから行います。';

interface CancelableRoom {
  readonly id: string;
  readonly paymentPrice: number;
  readonly refundPrice: number | null | undefined;
  readonly currentPenaltyPrice: number;
}

interface Options {
  /** Whether the trip was arranged elsewhere. */
  isElsewhere: boolean;
  travelId: string;
  /** The rooms that can be canceled now. */
  rooms: readonly CancelableRoom[];
  /** The trip before the change of dates, while it is still being given up. */
  previous: OpenPrevious | null;
  onClose: () => void;
  /** Reads the trip again. */
  onChanged: () => Promise<void>;
}

type Field = 'rooms' | 'previous' | 'reason' | 'consent';

/** What is chosen, agreed to and said in the dialog, and what became of it. */
export function useCancelForm({ isElsewhere, travelId, rooms, previous, onClose, onChanged }: Options) {
  const [cancelRooms] = useCancelRooms();
  const [wanted, setWanted] = useState<readonly string[]>(() =>
    rooms.length === 1 ? rooms.map(({ id }) => id) : [],
  );
  /** What the API said the choice costs, until the choice changes: it is newer than the rooms' own prices. */
  const [quoted, setQuoted] = useState<number | null>(null);
  /** The terms agreed to. Consent to one amount is none to another, so it lapses by itself. */
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  /** The rooms of the last attempt that no answer came for. */
  const [unanswered, setUnanswered] = useState<readonly string[]>([]);
  const word = usePreviousChoice(previous);
  const [reason, setReason] = useState('');
  const reasonError = tooLong(reason, MAX_REASON);

  const chosen = rooms.filter(({ id }) => wanted.includes(id));
  const sums = sumOfCancel(chosen);
  const penalty = quoted ?? sums.penalty;
  const refund = Math.max(0, sums.penalty + sums.refund - penalty);
  const terms = `${penalty} ${word.terms}`;
  const consented = agreedTo === terms;

  const isPreviousCanceled = previous !== null && word.wish === 'CANCEL';

  const choose = (id: string, on: boolean) => {
    setWanted(on ? [...wanted, id] : wanted.filter((each) => each !== id));
    setQuoted(null);
    setAgreedTo(null);
    form.clear('rooms', 'previous', 'consent');
  };

  /** Resolves to why nothing was canceled, as far as that is known; null where the dialog is over. */
  const finish = async (result: CancelResult): Promise<FormFailure | null> => {
    if (result.kind === 'ok') {
      const canceled = result.data.rooms;
      const returned = canceled.reduce((sum, room) => sum + (room.cancelRefundPrice ?? 0), 0);
      toast({
        tone: 'success',
        title: `${formatRooms(canceled.length)}${isElsewhere ? 'のキャンセルを受け付けました' : 'をキャンセルしました'}`,
        description: `返金額 ${formatYen(returned)}${isElsewhere ? elsewhereNote : ''}${isPreviousCanceled ? previousNote : ''}`,
      });
      return null;
    }
    if (result.kind === 'unknown') setUnanswered(wanted);
    const code = result.kind === 'refused' ? result.code : null;
    if (code === 'PREVIOUS_TRAVEL_CHANGED') word.reset();
    if (result.kind === 'refused' && code === 'PENALTY_CHANGED') {
      setQuoted(result.refusal.currentPenaltyPrice ?? null);
    }
    if (isAboutTerms(code)) setAgreedTo(null);
    // Whatever the reason, the rooms may differ from what is shown; a failed reading leaves what was there.
    await onChanged().catch(() => undefined);
    if (code !== 'CANCEL_STATE_UNKNOWN') return toFailure(result);
    const { title, message } = cancelMessage(code);
    toast({ tone: 'info', title, description: message });
    return null;
  };

  const form = useForm<Field>({
    check: () => ({
      rooms: chosen.length === 0 ? '客室を選んでください。' : undefined,
      previous: word.isMissing ? '残すか、キャンセルするかを選んでください。' : undefined,
      reason: reasonError,
      consent: chosen.length > 0 && !consented ? 'キャンセル料を確かめて、同意してください。' : undefined,
    }),
    send: async ({ fail }) => {
      const result = await cancelRooms({
        input: {
          travelId,
          expediaHotelRoomIds: chosen.map(({ id }) => id),
          acceptedPenaltyPrice: penalty,
          reason: reason.trim() || null,
          ...word.input,
        },
      });
      const failure = await finish(result);
      if (failure) fail(failure);
      else onClose();
    },
  });
  // Without an answer the trip itself, which was read again, says what became of it.
  const isAccepted = unanswered.length > 0 && !rooms.some(({ id }) => unanswered.includes(id));
  const gone = word.isGone ? { tone: 'warning' as const, ...cancelMessage('PREVIOUS_TRAVEL_CHANGED') } : null;

  return {
    form: { ...form, failure: isAccepted ? accepted : (form.failure ?? gone) },
    wish: word.wish,
    chooseWish: (wish: PreviousWish) => {
      word.choose(wish);
      form.clear('rooms', 'previous', 'consent');
    },
    previousSums: isPreviousCanceled
      ? { penalty: previous.penaltyPrice, refund: previous.refundPrice }
      : null,
    chosenIds: chosen.map(({ id }) => id),
    choose,
    penalty,
    refund,
    refunded: sums.refunded,
    reason,
    setReason,
    reasonError,
    consented,
    consent: (on: boolean) => {
      setAgreedTo(on ? terms : null);
      form.clear('consent');
    },
  };
}

const accepted: FormFailure = {
  tone: 'warning',
  title: 'キャンセルは受け付けられています',
  message: '結果の返信が届きませんでした。この画面を閉じて、キャンセルの状態と返金額をご確認ください。',
};

/** What was agreed to does not hold any more, and nothing was sent. */
const isAboutTerms = (code: string | null) => code !== null && /^PENALTY_CHANGED$|^PREVIOUS_/.test(code);

function toFailure(result: Exclude<CancelResult, { kind: 'ok' }>): FormFailure {
  if (result.kind === 'refused') {
    return { tone: isAboutTerms(result.code) ? 'warning' : 'error', ...cancelMessage(result.code) };
  }
  return {
    title: 'キャンセルできたかどうか確かめられませんでした',
    message: `${actionFailureMessage('客室のキャンセル', result.error)}もう一度押しても、二重にキャンセルされることはありません。`,
  };
}
