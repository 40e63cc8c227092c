/** Stages at which a release of a part can fail; `uncaught`: while it was in use. */
export const failureStages = [
  'entry',
  'integrity',
  'chunk',
  'evaluation',
  'render',
  'timeout',
  'contract',
  'uncaught',
] as const;

export type FailureStage = (typeof failureStages)[number];

export const vitalNames = ['LCP', 'INP', 'CLS'] as const;

/** Milliseconds, but for CLS, which has no unit. */
export type VitalName = (typeof vitalNames)[number];

/** The release that an event is about: the host's or a remote's. */
export interface AboutRelease {
  part: string;
  /** Content id; two releases may carry the same version. */
  release: string;
  version: string;
}

export type PageEvent = AboutRelease &
  (
    | { kind: 'used' }
    | { kind: 'loaded'; ms: number }
    | { kind: 'failed'; stage: FailureStage }
    | { kind: 'replaced'; to: string; stage: FailureStage }
    | { kind: 'vital'; name: VitalName; value: number }
  );

/**
 * What a page tells the edge of the releases it runs, as the body of `POST /events`. Names and numbers of our own
 * alone: no text of an error, no address, nothing that a person typed.
 *
 * `used` and `failed` come at most once for a release in a page, so that each page is one trial of it.
 */
export interface EventBatch {
  tenant: string;
  bucket: number;
  /** Id of the request that brought the page, from its Server-Timing header; absent where the browser hides that. */
  requestId?: string;
  events: PageEvent[];
}

export const EVENTS_PATH = '/events';
