import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment, Subscription } from 'relay-runtime';
import { findOffice, withOffices } from '../lib/office-suggestions.ts';
import { type Suggestion, toSuggestions } from '../lib/suggestions.ts';
import { useOffices } from './use-offices.ts';
import type { useSuggestionsQuery } from './__generated__/useSuggestionsQuery.graphql';

const DEBOUNCE_MS = 250;
const PLACES = 8;
const HOTELS = 6;

interface State {
  /** What the suggestions are for. */
  text: string;
  items: readonly Suggestion[];
  loading: boolean;
  failed: boolean;
}

const nothing: State = { text: '', items: [], loading: false, failed: false };

/** Suggestions while one types: the last text wins. */
export function useSuggestions() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>(nothing);
  const { offices, askOnce } = useOffices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<Subscription>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    request.current?.unsubscribe();
  }, []);
  useEffect(() => stop, [stop]);

  const suggest = useCallback(
    (text: string) => {
      stop();
      if (text.trim() === '') {
        setState(nothing);
        return;
      }
      askOnce();
      setState(({ items }) => ({ text, items, loading: true, failed: false }));
      timer.current = setTimeout(() => {
        request.current = observe(environment, text).subscribe({
          // The next key goes before them.
          next: (data) =>
            startTransition(() =>
              setState({
                text,
                items: toSuggestions(data.regions, data.hotels),
                loading: false,
                failed: false,
              }),
            ),
          error: () => setState({ text, items: [], loading: false, failed: true }),
        });
      }, DEBOUNCE_MS);
    },
    [environment, stop, askOnce],
  );

  /** The best match of a text that nobody chose a suggestion for; undefined when nothing matches. Rejects on outage. */
  const findBest = useCallback(
    async (text: string) => {
      stop();
      const data = await observe(environment, text).toPromise();
      const items = data ? toSuggestions(data.regions, data.hotels) : [];
      setState({ text, items, loading: false, failed: false });
      return findOffice(text, offices) ?? items.find(({ label }) => label === text.trim()) ?? items[0];
    },
    [environment, stop, offices],
  );

  const items = useMemo(() => withOffices(state.items, state.text, offices), [state, offices]);
  return { items, loading: state.loading, failed: state.failed, suggest, findBest };
}

function observe(environment: IEnvironment, text: string) {
  const keyword = text.trim();
  return fetchQuery<useSuggestionsQuery>(
    environment,
    graphql`
      query useSuggestionsQuery(
        $region: IncrementalSearchRegionInput!
        $hotel: IncrementalSearchPropertyContentInput!
      ) {
        regions: incrementalSearchRegion(input: $region) {
          id
          name
          nameFull
          type
          propertyCount
        }
        hotels: incrementalSearchPropertyContent(input: $hotel) {
          id
          name
          nameEn
          city
        }
      }
    `,
    { region: { keyword, limit: PLACES }, hotel: { keyword, limit: HOTELS } },
    { fetchPolicy: 'network-only' },
  );
}
