import type { FastifyInstance } from 'fastify';
import type { RapidContext } from './context.ts';
import { invalidInput } from './errors.ts';
import {
  addTestNotification,
  dueNotifications,
  EVENT_TYPES,
  markDelivered,
  type Notification,
} from './notifications.ts';
import { type Query, one } from './query.ts';

const PER_CALL = 25;
const PUSH_EVERY_MS = 500;
const PUSH_TRIES = 3;

/**
 * Notifications: pushed to `pushUrl` when there is one, and handed out once by the call for undeliverable ones
 * when there is none, or when pushing one has failed three times.
 */
export function addNotificationRoutes(
  app: FastifyInstance,
  context: RapidContext,
  pushUrl: string | undefined,
): void {
  const failures = new Map<string, number>();
  const undeliverable = ({ event_id }: Notification): boolean =>
    pushUrl === undefined || (failures.get(event_id) ?? 0) >= PUSH_TRIES;

  app.get<{ Querystring: Query }>('/v3/notifications', async (request) => {
    if (one(request.query, 'undeliverable') !== 'true') {
      throw invalidInput({
        type: 'undeliverable.invalid',
        message: 'undeliverable must be true.',
        fields: [{ name: 'undeliverable', type: 'querystring' }],
      });
    }
    const events = dueNotifications(context).filter(undeliverable).slice(0, PER_CALL);
    markDelivered(context, events);
    await context.bookings.flush();
    return events;
  });

  app.post<{ Body: { event_type?: unknown } | null }>('/v3/notifications', async (request, reply) => {
    const type = EVENT_TYPES.find((known) => known === request.body?.event_type);
    if (!type) {
      throw invalidInput({
        type: 'event_type.not_supported',
        message: `Event type is not supported. Supported event types are: [${EVENT_TYPES.join(', ')}]`,
        fields: [{ name: 'event_type', type: 'body' }],
      });
    }
    addTestNotification(context, type);
    await context.bookings.flush();
    return reply.code(204).send();
  });

  if (pushUrl === undefined) return;
  const closing = new AbortController();
  let busy = false;
  const push = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (const event of dueNotifications(context).filter((each) => !undeliverable(each))) {
      if (await post(pushUrl, event, closing.signal)) markDelivered(context, [event]);
      else failures.set(event.event_id, (failures.get(event.event_id) ?? 0) + 1);
    }
    busy = false;
  };
  const timer = setInterval(() => void push(), PUSH_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
  });
}

async function post(url: string, event: Notification, closing: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      signal: AbortSignal.any([closing, AbortSignal.timeout(5_000)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
