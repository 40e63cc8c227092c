export type AccountEnding =
  | { kind: 'created'; name: string; email: string }
  | { kind: 'refused'; code: string }
  /** No usable answer: whether the account was made is not known. */
  | { kind: 'unanswered'; error: unknown };
