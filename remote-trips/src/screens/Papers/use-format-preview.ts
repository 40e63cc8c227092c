import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  AccountingFormatInput,
  useFormatPreviewQuery,
  useFormatPreviewQuery$data,
} from './__generated__/useFormatPreviewQuery.graphql';

const PAUSE_MS = 300;

/** How a file would begin, and the titles of the columns for which that holds. */
export interface FormatPreview {
  titles: readonly string[];
  preview: useFormatPreviewQuery$data['accountingPreview'];
}

/**
 * How a file in the format would begin, asked for when nothing was typed for a moment. The last answer stays while the
 * next is on its way and while a title is missing; `failed`: none came.
 */
export function useFormatPreview(format: AccountingFormatInput): {
  shown: FormatPreview | null;
  failed: boolean;
} {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<{ shown: FormatPreview | null; failed: boolean }>({
    shown: null,
    failed: false,
  });
  // An object is new at every keystroke, its text only when something in it is.
  const asked = JSON.stringify(format);
  useEffect(() => {
    const input = JSON.parse(asked) as AccountingFormatInput;
    const isAskable = input.columns.length > 0 && input.columns.every(({ title }) => title !== '');
    if (!isAskable) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      const running = fetchQuery<useFormatPreviewQuery>(
        environment,
        graphql`
          query useFormatPreviewQuery($input: AccountingFormatInput!) @throwOnFieldError {
            accountingPreview(input: $input) {
              isExample
              rows
              replacements {
                character
                replacement
              }
            }
          }
        `,
        { input },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ accountingPreview: preview }) =>
          setState({ shown: { titles: input.columns.map(({ title }) => title), preview }, failed: false }),
        error: () => setState(({ shown }) => ({ shown, failed: true })),
      });
      stop = () => running.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, asked]);
  return state;
}
