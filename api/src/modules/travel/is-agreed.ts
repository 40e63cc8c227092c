/**
 * Whether a person agreed to give a trip up for `penalty` yen. Agreeing to more is agreeing to less, and only what it
 * costs is charged: nobody is asked again because it turned out cheaper.
 */
export function isAgreed(accepted: number | null | undefined, penalty: number): boolean {
  return typeof accepted === 'number' && accepted >= penalty;
}
