import { useWhenOnline } from '@yado/shared/errors/use-when-online';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment, Subscription } from 'relay-runtime';
import { withOffices } from '../lib/office-suggestions.ts';
import { type Suggestion, toSuggestions } from '../lib/suggestions.ts';
import { useOffices } from './use-offices.ts';
import type { useSuggestionsQuery } from './__generated__/useSuggestionsQuery.graphql';

const DEBOUNCE_MS = 250;
/** A text that nobody chose a suggestion for is not searched later than this because of the offices. */
const OFFICES_MS = 1_500;
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
  const { offices, loadOffices } = useOffices();
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
      void loadOffices();
      setState(({ items }) => ({ text, items, loading: true, failed: false }));
      timer.current = setTimeout(() => {
        request.current = observe(environment, text).subscribe({
          // The next key goes before them.
          next: (data) =>
            startTransition(() =>
              setState({
                text,
                items: toSuggestions(data.regions, data.hotels, text),
                loading: false,
                failed: false,
              }),
            ),
          error: () => setState({ text, items: [], loading: false, failed: true }),
        });
      }, DEBOUNCE_MS);
    },
    [environment, stop, loadOffices],
  );

  useWhenOnline(state.failed && state.text ? () => suggest(state.text) : null);

  /**
   * The best match of a text that nobody chose a suggestion for: the first line that the box shows for it; undefined when
   * nothing matches. Rejects on outage.
   */
  const findBest = useCallback(
    async (text: string) => {
      stop();
      if (isVague(text)) return undefined;
      const patience = new Promise<[]>((resolve) => setTimeout(() => resolve([]), OFFICES_MS));
      const [data, known] = await Promise.all([
        observe(environment, text).toPromise(),
        Promise.race([loadOffices(), patience]),
      ]);
      const items = data ? toSuggestions(data.regions, data.hotels, text) : [];
      setState({ text, items, loading: false, failed: false });
      return withOffices(items, text, known)[0];
    },
    [environment, stop, loadOffices],
  );

  const items = useMemo(() => withOffices(state.items, state.text, offices), [state, offices]);
  return { items, loading: state.loading, failed: state.failed, suggest, findBest };
}

/** Some digits alone are in many addresses: only a postal code or a phone number says where. */
function isVague(text: string): boolean {
  const typed = text.normalize('NFKC');
  const digits = typed.replaceAll(/[^0-9]/g, '');
  return digits.length < 7 && /^[\d\s〒ー−-]+$/.test(typed);
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
          countryCode
        }
      }
    `,
    { region: { keyword, limit: PLACES }, hotel: { keyword, limit: HOTELS } },
    { fetchPolicy: 'network-only' },
  );
}
