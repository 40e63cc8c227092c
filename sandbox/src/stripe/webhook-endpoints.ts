import type Stripe from 'stripe';
import { API_VERSION, type Call, type StripeContext, timestamp } from './context.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { newId, randomText } from './ids.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { allowOnly, flag, mergeMetadata, missing, requiredText, text, textList } from './params.ts';

const FIELDS = ['url', 'enabled_events', 'description', 'metadata'] as const;

/** Registers an address for events. The answer is the only one that tells its signing secret. */
export function createWebhookEndpoint(context: StripeContext, call: Call): Stripe.WebhookEndpoint {
  allowOnly(call.params, [...FIELDS, 'api_version', 'connect']);
  const endpoint: Stripe.WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: text(call.params, 'api_version') ?? null,
    application: null,
    created: timestamp(context),
    description: text(call.params, 'description') ?? null,
    enabled_events: enabledEvents(call) ?? raise('enabled_events'),
    livemode: false,
    metadata: mergeMetadata({}, call.params),
    secret: `whsec_${randomText(32)}`,
    status: 'enabled',
    url: checkUrl(requiredText(call.params, 'url')),
  };
  const { api_version: version } = endpoint;
  if (version !== null && version !== API_VERSION) {
    throw invalidRequest(`Invalid Stripe API version: ${version}`, { param: 'api_version' });
  }
  context.data.webhookEndpoints[endpoint.id] = endpoint;
  return { ...endpoint };
}

export function updateWebhookEndpoint(context: StripeContext, call: Call): Stripe.WebhookEndpoint {
  allowOnly(call.params, [...FIELDS, 'disabled']);
  const endpoint = endpointAt(context, call);
  const url = text(call.params, 'url');
  if (url !== undefined) endpoint.url = checkUrl(url);
  endpoint.enabled_events = enabledEvents(call) ?? endpoint.enabled_events;
  endpoint.description = text(call.params, 'description') ?? endpoint.description;
  const disabled = flag(call.params, 'disabled');
  if (disabled !== undefined) endpoint.status = disabled ? 'disabled' : 'enabled';
  endpoint.metadata = mergeMetadata(endpoint.metadata, call.params);
  return withoutSecret(endpoint);
}

export function retrieveWebhookEndpoint(context: StripeContext, call: Call): Stripe.WebhookEndpoint {
  return withoutSecret(endpointAt(context, call));
}

export function deleteWebhookEndpoint(context: StripeContext, call: Call): Stripe.DeletedWebhookEndpoint {
  const { id } = endpointAt(context, call);
  delete context.data.webhookEndpoints[id];
  return { id, object: 'webhook_endpoint', deleted: true };
}

export function listWebhookEndpoints(context: StripeContext, call: Call) {
  allowOnly(call.params, LIST_PARAMS);
  const endpoints = Object.values(context.data.webhookEndpoints).map(withoutSecret);
  return listPage(endpoints, call.params, '/v1/webhook_endpoints');
}

function endpointAt(context: StripeContext, call: Call): Stripe.WebhookEndpoint {
  const id = call.path.id ?? '';
  const endpoint = context.data.webhookEndpoints[id];
  if (!endpoint) throw noSuch('webhook endpoint', id, 'webhook_endpoint', true);
  return endpoint;
}

function withoutSecret({ secret: _secret, ...endpoint }: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint {
  return endpoint;
}

function enabledEvents(call: Call): string[] | undefined {
  const events = textList(call.params, 'enabled_events');
  const odd = events?.find((event) => event !== '*' && !/^[a-z_]+(\.[a-z_]+)+$/.test(event));
  if (odd !== undefined) {
    throw invalidRequest(`Invalid enabled_events: ${odd}`, { param: 'enabled_events' });
  }
  return events;
}

function checkUrl(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw invalidRequest('Invalid URL: An explicit scheme (such as https) must be provided.', {
    code: 'url_invalid',
    param: 'url',
  });
}

function raise(name: string): never {
  throw missing(name);
}
