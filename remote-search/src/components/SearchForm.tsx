import type { HotelSearch } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';
import { toOccupancies } from '../lib/rooms-draft.ts';
import { rememberSearch } from '../lib/recent-searches.ts';
import { type Place, recentSuggestions } from '../lib/suggestions.ts';
import { DESTINATION_ID, DestinationBox } from './DestinationBox.tsx';
import { type DraftProblems, type SearchDraft, stayDraftOf, stayProblems } from './search-draft.ts';
import { StayFields } from './StayFields.tsx';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSuggestions } from './useSuggestions.ts';

interface Props {
  /** What the form starts with; a new object starts it anew. */
  initial: SearchDraft;
  /** Whose earlier searches are offered while nothing is typed. */
  owner: string;
  onSearch: (search: HotelSearch) => void;
}

/** Where, when, who. A text that no suggestion was chosen for is searched by its best match. */
export function SearchForm({ initial, owner, onSearch }: Props) {
  const [source, setSource] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [busy, setBusy] = useState(false);
  const { items, loading, failed, suggest, findBest } = useSuggestions();
  const recent = useRecentSearches(owner);
  // Another address was navigated to; the form stays mounted, so that the focus stays too.
  if (source !== initial) {
    setSource(initial);
    setDraft(initial);
    setProblems({});
  }
  const change = (part: Partial<SearchDraft>) => setDraft((current) => ({ ...current, ...part }));
  const clearDestinationProblem = () => setProblems(({ destination: _solved, ...rest }) => rest);
  const choose = (place: Place, stay?: Stay | null) => {
    change({ text: place.label, place, ...(stay && stayDraftOf(stay)) });
    clearDestinationProblem();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const { place, problem } = await placeOf(draft, findBest);
    setBusy(false);
    const found: DraftProblems = { ...(problem && { destination: problem }), ...stayProblems(draft) };
    setProblems(found);
    const occupancies = toOccupancies(draft.rooms);
    if (Object.keys(found).length > 0 || !place || !occupancies) {
      focusFirst(form, found);
      return;
    }
    if (place !== draft.place) choose(place);
    const { checkin, checkout } = draft;
    const search = {
      destination: place.label,
      regionId: place.kind === 'region' ? place.id : undefined,
      propertyId: place.kind === 'hotel' ? place.id : undefined,
      stay: { checkin, checkout, occupancies },
    };
    rememberSearch(owner, search);
    onSearch(search);
  };

  return (
    <form
      role="search"
      noValidate
      aria-label="ホテル検索"
      onSubmit={(event) => void submit(event)}
      className={layout}
    >
      <DestinationBox
        text={draft.text}
        items={draft.text.trim() === '' ? recentSuggestions(recent) : items}
        loading={loading}
        failed={failed}
        onType={(text) => {
          change({ text, place: null });
          clearDestinationProblem();
          suggest(text);
        }}
        onChoose={({ place, stay }) => choose(place, stay)}
        error={problems.destination}
      />
      <StayFields stay={draft} onChange={change} problems={problems} />
      <Button
        type="submit"
        loading={busy}
        loadingText="目的地を確認しています"
        startIcon={<Icon name="search" />}
        className={css({ mt: { base: '1', lg: 'calc({spacing.7} - 1px)' } })}
      >
        検索
      </Button>
    </form>
  );
}

interface Placed {
  place: Place | null;
  problem?: string;
}

async function placeOf(
  { text, place }: SearchDraft,
  findBest: (text: string) => Promise<{ place: Place } | undefined>,
): Promise<Placed> {
  if (place) return { place };
  if (text.trim() === '') return { place: null, problem: '目的地を入力してください。' };
  try {
    const best = await findBest(text);
    if (best) return { place: best.place };
    return {
      place: null,
      problem: `「${text.trim()}」に合う場所やホテルが見つかりません。別の言葉でお試しください。`,
    };
  } catch {
    return { place: null, problem: '目的地を確認できませんでした。もう一度「検索」を押してください。' };
  }
}

function focusFirst(form: HTMLFormElement, { destination, dates }: DraftProblems) {
  const target = destination ? `#${DESTINATION_ID}` : dates ? 'fieldset button' : '[data-rooms-trigger]';
  form.querySelector<HTMLElement>(target)?.focus();
}

const layout = css({
  display: 'grid',
  alignItems: 'start',
  gap: { base: '4', lg: '3' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 4fr) auto',
  },
});
