/** What the thread that renders pages is asked for. */
export interface PageJob {
  /** Tells releases apart. */
  release: string;
  /** The release's script, the first time. */
  server?: string;
  screen: string;
  call: 'ask' | 'render';
  /** JSON. */
  input: string;
}

/** What it made, as JSON, or what went wrong. */
export type PageAnswer = { output: string } | { error: string };
