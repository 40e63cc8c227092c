import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useRef, useState } from 'react';
import { checkExternal, type ExternalProblems } from './check-external.ts';
import { emptyEntry, type ExternalEntry } from './external-entry.ts';
import { externalMessage } from './external-messages.ts';
import { useBookExternal } from './useBookExternal.ts';

/** What is typed into the form, what is wrong with it, and what became of it. */
export function useExternalForm(branchId: string) {
  const [bookExternal, isBooking] = useBookExternal();
  const navigate = useNavigate();
  // One per entry of the form: sent again, it is the same booking.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [entry, setEntry] = useState<ExternalEntry>(emptyEntry);
  const [problems, setProblems] = useState<ExternalProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [timeZones, setTimeZones] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: ExternalProblems) => {
    setProblems(found);
    // After the errors are drawn, so that the control is there and read out with its own.
    requestAnimationFrame(() => firstControl(form.current, Object.keys(found))?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBooking) return;
    setFailure(null);
    const { problems: found, booking } = checkExternal(entry);
    show(found ?? {});
    if (!booking) return;
    const result = await bookExternal({ input: { branchId, idempotencyKey, ...booking } });
    if (result.kind === 'ok') {
      toast({ tone: 'success', title: '外部手配の予約を登録しました' });
      void navigate(paths.trip(result.data.travel.id));
    } else if (result.kind === 'refused') {
      const { guestIndex, timeZones: possible } = result.refusal;
      if (possible?.length) setTimeZones(possible);
      const { field, text } = externalMessage(result.code, guestIndex ?? null);
      if (field) show({ [field]: text });
      else setFailure(text);
    } else {
      setFailure(
        `${actionFailureMessage('外部手配の登録', result.error)}もう一度押しても、二重に登録されることはありません。`,
      );
    }
  };
  const change = (part: Partial<ExternalEntry>) => {
    const moves = 'countryCode' in part || 'city' in part;
    // Another place may be on another clock: what was chosen for the first one does not hold.
    if (moves) setTimeZones([]);
    setEntry((typed) => ({ ...typed, ...(moves ? { timeZone: '' } : {}), ...part }));
  };
  return {
    form,
    entry,
    timeZones,
    problems,
    failure,
    isBooking,
    change,
    submit: (event: FormEvent) => void submit(event),
  };
}

/** The first control with a problem, as one sees the form. */
function firstControl(form: HTMLFormElement | null, names: string[]): HTMLElement | undefined {
  const controls = form?.querySelectorAll<HTMLElement>('[name], [data-stay]') ?? [];
  for (const control of controls) {
    const isStay = 'stay' in control.dataset;
    if (!names.includes(isStay ? 'stay' : (control.getAttribute('name') ?? ''))) continue;
    return isStay ? (control.querySelector('button') ?? undefined) : control;
  }
  return undefined;
}
