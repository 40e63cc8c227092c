interface Stage {
  readonly start: string | null | undefined;
  readonly end: string | null | undefined;
}

/**
 * The stage of a cancel policy that a cancellation at a moment falls into.
 * Its beginning belongs to it, its end to the next one.
 */
export function currentStage<S extends Stage>(stages: readonly S[], now: Date): S | undefined {
  const at = now.getTime();
  return stages.find(
    ({ start, end }) => (!start || Date.parse(start) <= at) && (!end || at < Date.parse(end)),
  );
}
