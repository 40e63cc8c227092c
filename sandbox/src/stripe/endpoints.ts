import { retrieveAccount } from './account.ts';
import { listCharges, retrieveCharge } from './charges.ts';
import type { Call, StripeContext } from './context.ts';
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from './customers.ts';
import { acceptDispute, listDisputes, retrieveDispute, updateDispute } from './disputes.ts';
import { listEvents, retrieveEvent, retryEvent } from './events.ts';
import type { Operation } from './faults.ts';
import { createFile, listFiles, retrieveFile } from './files.ts';
import { cancelPaymentIntent, capturePaymentIntent } from './payment-intent-settling.ts';
import {
  confirmPaymentIntent,
  createPaymentIntent,
  listPaymentIntents,
  retrievePaymentIntent,
  updatePaymentIntent,
} from './payment-intents.ts';
import {
  attachPaymentMethod,
  createPaymentMethod,
  detachPaymentMethod,
  listPaymentMethods,
  retrievePaymentMethod,
  updatePaymentMethod,
} from './payment-methods.ts';
import { createRefund, listRefunds, retrieveRefund } from './refunds.ts';
import { searchPaymentIntents } from './search.ts';
import {
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  listSetupIntents,
  retrieveSetupIntent,
  updateSetupIntent,
} from './setup-intents.ts';
import { authenticateInPage } from './three-d-secure.ts';
import { createToken, retrieveToken } from './tokens.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  retrieveWebhookEndpoint,
  updateWebhookEndpoint,
} from './webhook-endpoints.ts';

export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  run: (context: StripeContext, call: Call) => object;
  /** Also for the publishable key, from browsers. */
  browser?: boolean;
  /** Faults apply under this name. */
  operation?: Operation;
};

const get = (url: string, run: Endpoint['run'], more: Partial<Endpoint> = {}): Endpoint => ({
  method: 'GET',
  url,
  run,
  ...more,
});
const post = (url: string, run: Endpoint['run'], more: Partial<Endpoint> = {}): Endpoint => ({
  method: 'POST',
  url,
  run,
  ...more,
});

/** The part of the Stripe API that the sandbox speaks. */
export const ENDPOINTS: Endpoint[] = [
  get('/v1/account', retrieveAccount),

  post('/v1/customers', createCustomer),
  get('/v1/customers', listCustomers),
  get('/v1/customers/:id', retrieveCustomer),
  post('/v1/customers/:id', updateCustomer),
  { method: 'DELETE', url: '/v1/customers/:id', run: deleteCustomer },
  get('/v1/customers/:id/payment_methods', listPaymentMethods),

  post('/v1/payment_methods', createPaymentMethod, { browser: true }),
  get('/v1/payment_methods', listPaymentMethods),
  get('/v1/payment_methods/:id', retrievePaymentMethod),
  post('/v1/payment_methods/:id', updatePaymentMethod),
  post('/v1/payment_methods/:id/attach', attachPaymentMethod),
  post('/v1/payment_methods/:id/detach', detachPaymentMethod),

  post('/v1/tokens', createToken, { browser: true }),
  get('/v1/tokens/:id', retrieveToken),

  post('/v1/setup_intents', createSetupIntent),
  get('/v1/setup_intents', listSetupIntents),
  get('/v1/setup_intents/:id', retrieveSetupIntent, { browser: true }),
  post('/v1/setup_intents/:id', updateSetupIntent),
  post('/v1/setup_intents/:id/confirm', confirmSetupIntent, { browser: true }),
  post('/v1/setup_intents/:id/cancel', cancelSetupIntent),

  post('/v1/payment_intents', createPaymentIntent, { operation: 'create' }),
  get('/v1/payment_intents', listPaymentIntents),
  get('/v1/payment_intents/search', searchPaymentIntents),
  get('/v1/payment_intents/:id', retrievePaymentIntent, { browser: true, operation: 'retrieve' }),
  post('/v1/payment_intents/:id', updatePaymentIntent, { operation: 'update' }),
  post('/v1/payment_intents/:id/confirm', confirmPaymentIntent, { browser: true, operation: 'confirm' }),
  post('/v1/payment_intents/:id/capture', capturePaymentIntent, { operation: 'capture' }),
  post('/v1/payment_intents/:id/cancel', cancelPaymentIntent, { operation: 'cancel' }),

  get('/v1/charges', listCharges),
  get('/v1/charges/:id', retrieveCharge),
  post('/v1/refunds', createRefund, { operation: 'refund' }),
  get('/v1/refunds', listRefunds),
  get('/v1/refunds/:id', retrieveRefund),
  get('/v1/disputes', listDisputes),
  get('/v1/disputes/:id', retrieveDispute),
  post('/v1/disputes/:id', updateDispute),
  post('/v1/disputes/:id/close', acceptDispute),
  post('/v1/files', createFile),
  get('/v1/files', listFiles),
  get('/v1/files/:id', retrieveFile),
  get('/v1/events', listEvents),
  get('/v1/events/:id', retrieveEvent),
  post('/v1/events/:id/retry', retryEvent),
  post('/v1/webhook_endpoints', createWebhookEndpoint),
  get('/v1/webhook_endpoints', listWebhookEndpoints),
  get('/v1/webhook_endpoints/:id', retrieveWebhookEndpoint),
  post('/v1/webhook_endpoints/:id', updateWebhookEndpoint),
  { method: 'DELETE', url: '/v1/webhook_endpoints/:id', run: deleteWebhookEndpoint },

  post('/v1/3ds2/authenticate', authenticateInPage, { browser: true }),
];
