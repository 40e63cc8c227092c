import type { Call, StripeContext } from './context.ts';
import { noSuch } from './errors.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { allowOnly, text, textList } from './params.ts';

export function retrieveEvent(context: StripeContext, call: Call) {
  const event = context.data.events[call.path.id ?? ''];
  if (!event) throw noSuch('event', call.path.id ?? '', 'id', true);
  return event;
}

/** Sends an event once more, as `stripe events resend` does. */
export function retryEvent(context: StripeContext, call: Call) {
  allowOnly(call.params, ['account', 'webhook_endpoint']);
  const event = retrieveEvent(context, call);
  context.resend(event, text(call.params, 'webhook_endpoint'));
  return event;
}

export function listEvents(context: StripeContext, call: Call) {
  allowOnly(call.params, [...LIST_PARAMS, 'type', 'types']);
  const type = text(call.params, 'type');
  const types = textList(call.params, 'types') ?? (type ? [type] : null);
  const events = Object.values(context.data.events).filter((event) => !types || types.includes(event.type));
  return listPage(events, call.params, '/v1/events');
}
