import { actionFailureMessage } from '@yado/shared/errors/app-error';
import type { ActionResult } from '@yado/shared/relay/use-action';
import { formatRooms } from '@yado/shared/format/counts';
import { sumOfCancel } from '@yado/shared/format/sum-of-cancel';
import { tooLong } from '@yado/shared/format/text-length';
import { formatYen } from '@yado/shared/format/yen';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useState } from 'react';
import { type OpenPrevious, type PreviousWish, usePreviousChoice } from '../../lib/use-previous-choice.ts';
import { cancelMessage } from './cancel-errors.ts';
import { useCancelRooms } from './useCancelRooms.ts';
import type { useCancelRoomsMutation } from './__generated__/useCancelRoomsMutation.graphql';

type CancelResult = ActionResult<useCancelRoomsMutation>;

/** As at the API. */
const MAX_REASON = 200;

const previousNote = '。日程変更前の予約の返金額は、キャンセルが完了したらメールでお知らせします。';

interface CancelableRoom {
  readonly id: string;
  readonly paymentPrice: number;
  readonly refundPrice: number | null | undefined;
  readonly currentPenaltyPrice: number;
}

interface Options {
  travelId: string;
  /** The rooms that can be cancelled now. */
  rooms: readonly CancelableRoom[];
  /** The trip before the change of dates, while it is still being given up. */
  previous: OpenPrevious | null;
  onClose: () => void;
  /** Reads the trip again. */
  onChanged: () => Promise<void>;
}

interface Problem {
  tone: 'warning' | 'error';
  title: string;
  advice: string;
}

/** What is chosen, agreed to and said in the dialog, and what became of it. */
export function useCancelForm({ travelId, rooms, previous, onClose, onChanged }: Options) {
  const [cancelRooms, isCanceling] = useCancelRooms();
  const [wanted, setWanted] = useState<readonly string[]>(() =>
    rooms.length === 1 ? rooms.map(({ id }) => id) : [],
  );
  /** What the API said the choice costs, until the choice changes: it is newer than the rooms' own prices. */
  const [quoted, setQuoted] = useState<number | null>(null);
  /** The terms agreed to. Consent to one amount is none to another, so it lapses by itself. */
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const word = usePreviousChoice(previous);
  const [reason, setReason] = useState('');
  const reasonError = tooLong(reason, MAX_REASON);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tried, setTried] = useState(false);

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
    setTried(false);
  };

  const finish = async (result: CancelResult) => {
    if (result.kind === 'ok') {
      const canceled = result.data.rooms;
      const returned = canceled.reduce((sum, room) => sum + (room.cancelRefundPrice ?? 0), 0);
      toast({
        tone: 'success',
        title: `${formatRooms(canceled.length)}をキャンセルしました`,
        description: `返金額 ${formatYen(returned)}${isPreviousCanceled ? previousNote : ''}`,
      });
      onClose();
      return;
    }
    if (result.kind === 'refused' && result.code.startsWith('PREVIOUS_')) {
      if (result.code === 'PREVIOUS_TRAVEL_CHANGED') word.reset();
      setAgreedTo(null);
      setTried(false);
    }
    if (result.kind === 'refused' && result.code === 'PENALTY_CHANGED') {
      setQuoted(result.refusal.currentPenaltyPrice ?? null);
      setAgreedTo(null);
      setTried(false);
    }
    // Whatever the reason, the rooms may differ from what is shown; a failed reading leaves what was there.
    await onChanged().catch(() => undefined);
    if (result.kind === 'refused' && result.code === 'CANCEL_STATE_UNKNOWN') {
      const { title, advice } = cancelMessage(result.code);
      toast({ tone: 'info', title, description: advice });
      onClose();
      return;
    }
    setProblem(toProblem(result));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = firstWrong([
      [chosen.length === 0, 'input[type=checkbox]'],
      [word.isMissing, 'input[name=previousTravel]'],
      [reasonError !== undefined, 'input[name=reason]'],
      [!consented, 'input[name=consent]'],
    ]);
    if (wrong) {
      event.currentTarget.querySelector<HTMLInputElement>(wrong)?.focus();
      return;
    }
    setProblem(null);
    const result = await cancelRooms({
      input: {
        travelId,
        expediaHotelRoomIds: chosen.map(({ id }) => id),
        acceptedPenaltyPrice: penalty,
        reason: reason.trim() || null,
        ...word.input,
      },
    });
    await finish(result);
  };

  return {
    isCanceling,
    problem:
      problem ??
      (word.isGone ? { tone: 'warning' as const, ...cancelMessage('PREVIOUS_TRAVEL_CHANGED') } : null),
    wish: word.wish,
    chooseWish: (wish: PreviousWish) => {
      word.choose(wish);
      setTried(false);
    },
    wishError: tried && word.isMissing ? '残すか、キャンセルするかを選んでください。' : null,
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
    consent: (on: boolean) => setAgreedTo(on ? terms : null),
    choiceError: tried && chosen.length === 0 ? '客室を選んでください。' : null,
    consentError:
      tried && chosen.length > 0 && !consented ? 'キャンセル料を確かめて、同意してください。' : null,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

/** The selector of the first field that is wrong. */
function firstWrong(fields: readonly (readonly [boolean, string])[]): string | undefined {
  return fields.find(([isWrong]) => isWrong)?.[1];
}

function toProblem(result: Exclude<CancelResult, { kind: 'ok' }>): Problem {
  if (result.kind === 'refused') {
    const tone = /PENALTY_CHANGED|^PREVIOUS_/.test(result.code) ? 'warning' : 'error';
    return { tone, ...cancelMessage(result.code) };
  }
  return {
    tone: 'error',
    title: 'キャンセルできたかどうか確かめられませんでした',
    advice: `${actionFailureMessage('客室のキャンセル', result.error)}もう一度押しても、二重にキャンセルされることはありません。`,
  };
}
