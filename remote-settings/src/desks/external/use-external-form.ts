import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { useForm } from '@yado/shared/forms/use-form';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { checkExternal } from './check-external.ts';
import { emptyEntry, type ExternalEntry } from './external-entry.ts';
import { externalMessage } from './external-messages.ts';
import { useBookExternal } from './use-book-external.ts';

const title = '登録できませんでした';

/** What is typed into the form, what is wrong with it, and what became of it. */
export function useExternalForm(branchId: string) {
  const [bookExternal] = useBookExternal();
  const navigate = useNavigate();
  // One per entry of the form: sent again, it is the same booking.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [fresh] = useState<ExternalEntry>(emptyEntry);
  const [entry, setEntry] = useState(fresh);
  const [timeZones, setTimeZones] = useState<readonly string[]>([]);

  const form = useForm<string>({
    check: () => checkExternal(entry).problems ?? {},
    send: async ({ show, fail }) => {
      const { booking } = checkExternal(entry);
      if (!booking) return;
      const result = await bookExternal({ input: { branchId, idempotencyKey, ...booking } });
      if (result.kind === 'ok') {
        toast({ tone: 'success', title: '外部手配の予約を登録しました' });
        await navigate(paths.trip(result.data.travel.id));
      } else if (result.kind === 'refused') {
        const { timeZones: possible } = result.refusal;
        if (possible?.length) setTimeZones(possible);
        const { field, text } = externalMessage(result.code, result.refusal);
        if (field) show({ [field]: text });
        else fail({ title, message: text });
      } else {
        const text = actionFailureMessage('外部手配の登録', result.error);
        fail({ title, message: `${text}もう一度押しても、二重に登録されることはありません。` });
      }
    },
  });
  const change = (part: Partial<ExternalEntry>) => {
    const moves = 'countryCode' in part || 'city' in part;
    // Another place may be on another clock: what was chosen for the first one does not hold.
    if (moves) setTimeZones([]);
    // A city of the catalog lies in one country.
    const unset = moves ? { timeZone: '', placeId: '' } : {};
    setEntry((typed) => ({ ...typed, ...unset, ...part }));
  };
  // The page is left while it is sent, once it is recorded.
  const isUnsaved = entry !== fresh && !form.isPending;
  return { form, entry, timeZones, change, isUnsaved };
}
