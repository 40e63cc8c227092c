import { useForm } from '@yado/shared/forms/use-form';
import type { HotelSearch } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { useWhenOnline } from '@yado/shared/errors/use-when-online';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { useEffect, useRef } from 'react';
import { css } from '#styled/css';
import { toOccupancies } from '../lib/rooms-draft.ts';
import { rememberSearch } from '../lib/recent-searches.ts';
import { type Place, recentSuggestions } from '../lib/suggestions.ts';
import { DestinationBox } from './DestinationBox.tsx';
import {
  type DraftProblems,
  type SearchDraft,
  toStayDraft,
  toWhereabouts,
  stayProblems,
} from './search-draft.ts';
import { StayFields } from './StayFields.tsx';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSearchDraft } from './use-search-draft.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  /** What the form starts with; a new object starts it again. */
  initial: SearchDraft;
  /** Whose earlier searches are offered while nothing is typed. */
  owner: string;
  onSearch: (search: HotelSearch) => void;
  /** Keeps the labels for screen readers only: where the form is above its results. */
  hideLabels?: boolean;
  /** Searches at once: an address says where, but no place was chosen for it. */
  sendNow?: boolean;
}

/**
 * Where, when, who. A text that no suggestion was chosen for is searched by its best match; the search then says what
 * was typed, unless the place is called so.
 */
export function SearchForm({ initial, owner, onSearch, hideLabels, sendNow = false }: Props) {
  const { draft, isRestarted, change, settle } = useSearchDraft(initial);
  const { items, loading, failed, suggest, findBest } = useSuggestions();
  const recent = useRecentSearches(owner);
  const isAskedAgain = useRef(false);
  const form = useForm<keyof DraftProblems>({
    send: async ({ show }) => {
      const { place, problem } = await findPlace(draft, findBest);
      const problems = { destination: problem, ...stayProblems(draft, toWhereabouts(place)) };
      show(problems);
      const occupancies = toOccupancies(draft.rooms);
      if (Object.values(problems).some(Boolean) || !place || !occupancies) return;
      if (isAskedAgain.current) return;
      settle(draft.text, place);
      const { checkin, checkout } = draft;
      const search = {
        destination: place.label,
        regionId: place.kind === 'region' ? place.id : undefined,
        propertyId: place.kind === 'hotel' ? place.id : undefined,
        stay: { checkin, checkout, occupancies },
      };
      rememberSearch(owner, search);
      const typed =
        place === draft.place || isSameText(draft.text, place.label) ? undefined : draft.text.trim();
      onSearch({ ...search, typed });
    },
  });
  // The form stays mounted when another address comes, so that the focus stays too.
  if (isRestarted) form.reset();
  // Once there is a line again, that there was none helps nobody.
  const isUnchecked = form.problems.destination === UNCHECKED;
  useWhenOnline(isUnchecked ? () => form.clear('destination') : null);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (sendNow) element.current?.requestSubmit();
  }, [sendNow, initial]);
  useEffect(() => {
    if (form.isPending || !isAskedAgain.current) return;
    isAskedAgain.current = false;
    element.current?.requestSubmit();
  }, [form.isPending]);
  const choose = (place: Place, stay?: Stay | null) => {
    change({ text: place.label, place, ...(stay && toStayDraft(stay)) });
    form.clear('destination');
  };

  return (
    <form
      ref={element}
      role="search"
      noValidate
      aria-label="ホテル検索"
      onSubmit={(event) => {
        // The last search counts, also while the place of the one before is looked up.
        isAskedAgain.current = form.isPending;
        form.submit(event);
      }}
      className={layout}
    >
      <DestinationBox
        text={draft.text}
        items={draft.text.trim() === '' ? recentSuggestions(recent) : items}
        loading={loading}
        failed={failed}
        onType={(text) => {
          change({ text, place: null });
          form.clear('destination');
          suggest(text);
        }}
        onChoose={({ place, stay }) => choose(place, stay)}
        error={form.problems.destination}
        hideLabel={hideLabels}
      />
      <StayFields
        checkin={draft.checkin}
        checkout={draft.checkout}
        rooms={draft.rooms}
        where={toWhereabouts(draft.place)}
        onChange={change}
        problems={form.problems}
        hideLabels={hideLabels}
      />
      <Button
        type="submit"
        loading={form.isPending}
        loadingText="目的地を確認しています"
        startIcon={<Icon name="search" />}
        className={hideLabels ? undefined : css({ mt: { base: '1', lg: 'calc({spacing.7} - 1px)' } })}
      >
        検索
      </Button>
    </form>
  );
}

function isSameText(one: string, other: string): boolean {
  return one.normalize('NFKC').trim() === other.normalize('NFKC').trim();
}

const SHOWN_AT_MOST = 40;

function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length > SHOWN_AT_MOST ? `${letters.slice(0, SHOWN_AT_MOST).join('')}…` : text;
}

const UNCHECKED = '目的地を確認できませんでした。もう一度「検索」を押してください。';

interface Placed {
  place: Place | null;
  problem?: string;
}

async function findPlace(
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
      problem: `「${shorten(text.trim())}」に合う場所やホテルが見つかりません。別の言葉でお試しください。`,
    };
  } catch {
    return { place: null, problem: UNCHECKED };
  }
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
