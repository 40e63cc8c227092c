import type { AppContext } from '../../context.ts';
import { RateLimitedError } from '../../lib/errors.ts';
import type { Caller } from '../../limits/counters.ts';

type Dependencies = Pick<AppContext, 'limits'>;

/**
 * Runs what asks an issuer about a card, and counts the answer when the card was refused. Throws RateLimitedError
 * (CARDS_REFUSED), and asks nobody, when too many were lately.
 */
export async function tryCard<Answer>(
  app: Dependencies,
  caller: Caller,
  ask: () => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> {
  await app.limits.check('card-refused', caller);
  // Looked at, not used: a card that is only being asked about must not stop a colleague's.
  await app.limits.giveBack('card-refused', caller);
  const answer = await ask();
  if (isRefused(answer)) await countRefusal(app, caller);
  return answer;
}

/** Takes back a refusal: the holder has passed the issuer's question, as which an unanswered one was counted. */
export async function forgetRefusal(app: Dependencies, caller: Caller): Promise<void> {
  await app.limits.giveBack('card-refused', caller);
}

async function countRefusal(app: Dependencies, caller: Caller): Promise<void> {
  try {
    await app.limits.check('card-refused', caller);
  } catch (error) {
    // Used up by others meanwhile: this one has its answer.
    if (!(error instanceof RateLimitedError)) throw error;
  }
}
