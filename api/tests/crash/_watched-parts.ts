import { DefaultConnectionProvider } from 'kysely';
import { PgBoss } from 'pg-boss';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import { createSmtpMailer } from '../../src/adapters/mail/smtp-mailer.ts';
import { createRapidSupplier } from '../../src/adapters/rapid/rapid-supplier.ts';
import type { Config } from '../../src/config/config.ts';
import type { AppContext } from '../../src/context.ts';
import type { CrashPlan, Statement } from './_crash-plan.ts';

/** Lets the plan see every statement once it is committed and its connection is free again. */
export function watchDatabase(plan: CrashPlan): void {
  const provider = DefaultConnectionProvider.prototype;
  const provide = provider.provideConnection;
  provider.provideConnection = async function watched(consumer, options) {
    const statements: Statement[] = [];
    const result = await provide.call(
      this,
      async (connection) => {
        const execute = connection.executeQuery;
        connection.executeQuery = (query, ...rest) => {
          statements.push(query);
          return execute.call(connection, query, ...rest) as never;
        };
        try {
          return await consumer(connection);
        } finally {
          connection.executeQuery = execute;
        }
      },
      options,
    );
    await plan.afterCommit(statements);
    return result as never;
  };
}

/**
 * A job whose attempt has stopped gives its place in the queue to the next one, and the sweep does not meddle while
 * attempts are being stopped: the sweep after the restart has to find everything by itself.
 */
export function watchJobs(plan: CrashPlan): void {
  type Handler = (jobs: { data: { id: string } }[]) => Promise<void>;
  const boss = PgBoss.prototype as unknown as {
    work(queue: string, options: object, handler: Handler): Promise<string>;
  };
  const work = boss.work;
  boss.work = function watched(queue, options, handler) {
    return work.call(this, queue, options, async (jobs) => {
      const tag = plan.findTag(jobs[0]?.data.id);
      if (tag === undefined && plan.isArmed) return;
      await Promise.race([handler(jobs), plan.getStop(tag)]);
    });
  };
}

/** The real adapters, each outside call of which passes the plan. */
export function watchedPorts(
  config: Config,
  plan: CrashPlan,
): Pick<AppContext, 'cards' | 'supplier' | 'mailer'> {
  const cards = createStripeCards(config.stripe);
  const supplier = createRapidSupplier(config.rapid);
  const mailer = createSmtpMailer(config.smtp);
  // The provider's keys begin with the attempt's id.
  const findTagByKey = (key: string) => plan.findTag(key.split(':')[0]);
  return {
    cards: {
      ...cards,
      authorize: (input) =>
        plan.around('authorize', plan.findTag(input.attemptId), () => cards.authorize(input)),
      capture: (id, key, amount) =>
        plan.around('capture', findTagByKey(key), () => cards.capture(id, key, amount)),
      cancelAuthorization: (id, key) =>
        plan.around('cancelAuthorization', findTagByKey(key), () => cards.cancelAuthorization(id, key)),
      refund: (id, amount, key) =>
        plan.around('refund', findTagByKey(key), () => cards.refund(id, amount, key)),
    },
    supplier: {
      ...supplier,
      book(token, request, customer) {
        const tag = plan.findTag(request.reference);
        return plan.around('book', tag, async () => {
          const outcome = await supplier.book(token, request, customer);
          if (outcome.kind === 'ok' && tag !== undefined) plan.learn(outcome.value.itineraryId, tag);
          return outcome;
        });
      },
      cancelRoom(token, customer) {
        const tag = plan.findTag(/\/itineraries\/(\d+)\//.exec(token)?.[1]);
        return plan.around('cancelRoom', tag, () => supplier.cancelRoom(token, customer));
      },
    },
    mailer: {
      ...mailer,
      send: (mail) => plan.around('mail', plan.findTag(mail.to.split('@')[0]), () => mailer.send(mail)),
    },
  };
}
