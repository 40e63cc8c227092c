import { useState } from 'react';
import { actionFailureMessage } from '../errors/app-error.ts';
import { openDownload } from './open-download.ts';

interface Options<Input> {
  /** What is asked for, as the message of a failure names it. */
  what: string;
  /** What is said where the server gives no link. */
  none: string;
  /** Asks the server for the link, which is good for a minute. */
  ask: (input: Input) => Promise<string | null | undefined>;
}

/**
 * Asks for a link to a file and follows it, so each press asks for one. `download` resolves to what went wrong, or
 * null; `asking` is what is asked for at the moment.
 */
export function useFileLink<Input>({ what, none, ask }: Options<Input>) {
  const [asking, setAsking] = useState<Input | null>(null);
  const download = async (input: Input): Promise<string | null> => {
    setAsking(input);
    try {
      const url = await ask(input);
      if (!url) return none;
      openDownload(url);
      return null;
    } catch (error) {
      return actionFailureMessage(what, error);
    } finally {
      setAsking(null);
    }
  };
  return { download, asking };
}
