import { formatWhole } from '@yado/shared/format/whole-number';
import type { ComboboxItem } from '@yado/shared/ui/Combobox';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import type { RegionType, usePlaceSuggestionsQuery } from './__generated__/usePlaceSuggestionsQuery.graphql';

const DEBOUNCE_MS = 250;
const PLACES = 8;

interface State {
  places: readonly Place[];
  items: readonly ComboboxItem[];
  loading: boolean;
  failed: boolean;
}

const nothing: State = { places: [], items: [], loading: false, failed: false };

/** Stations, areas and buildings, or places of these kinds alone, while one types: the last text wins. */
export function usePlaceSuggestions(types: readonly RegionType[] | null = null) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>(nothing);
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
      const keyword = text.trim();
      if (keyword === '') return setState(nothing);
      setState((last) => ({ ...last, loading: true, failed: false }));
      timer.current = setTimeout(() => {
        request.current = fetchQuery<usePlaceSuggestionsQuery>(
          environment,
          graphql`
            query usePlaceSuggestionsQuery($input: IncrementalSearchRegionInput!) {
              incrementalSearchRegion(input: $input) {
                id
                name
                nameFull
                countryCode
                propertyCount
              }
            }
          `,
          { input: { keyword, limit: PLACES, types } },
          { fetchPolicy: 'network-only' },
        ).subscribe({
          // The next key goes before them.
          next: ({ incrementalSearchRegion: places }) =>
            startTransition(() =>
              setState({ places, items: places.map(toItem), loading: false, failed: false }),
            ),
          error: () => setState({ ...nothing, failed: true }),
        });
      }, DEBOUNCE_MS);
    },
    [environment, stop, types],
  );
  return { ...state, suggest };
}

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly nameFull: string;
  readonly countryCode?: string | null;
  readonly propertyCount: number;
}

function toItem({ id, name, nameFull, propertyCount }: Place): ComboboxItem {
  const hotels = `ホテル${formatWhole(propertyCount)}軒`;
  return { id, label: name, description: nameFull === name ? hotels : `${nameFull}・${hotels}`, icon: 'pin' };
}
