import type StripeSdk from 'stripe';
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
import { listEvents, retrieveEvent } from './events.ts';
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
import { createToken, retrieveToken } from './tokens.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  retrieveWebhookEndpoint,
  updateWebhookEndpoint,
} from './webhook-endpoints.ts';

type Method = (...parameters: never[]) => Promise<unknown>;

/** An endpoint that answers what the SDK's method promises. */
type Answers<M extends Method> = (context: StripeContext, call: Call) => Body<Awaited<ReturnType<M>>>;

/** What the SDK got over the line: its result without what it adds itself; of a union, each member. */
type Body<Result> = Result extends unknown ? Omit<Result, 'lastResponse'> : never;

/** The type check fails where an endpoint answers anything but what the official SDK says it gets. */
export const SDK_ANSWERS = {
  'GET /v1/account': retrieveAccount satisfies Answers<StripeSdk['accounts']['retrieveCurrent']>,
  'POST /v1/customers': createCustomer satisfies Answers<StripeSdk['customers']['create']>,
  'GET /v1/customers': listCustomers satisfies Answers<StripeSdk['customers']['list']>,
  'GET /v1/customers/:id': retrieveCustomer satisfies Answers<StripeSdk['customers']['retrieve']>,
  'POST /v1/customers/:id': updateCustomer satisfies Answers<StripeSdk['customers']['update']>,
  'DELETE /v1/customers/:id': deleteCustomer satisfies Answers<StripeSdk['customers']['del']>,
  'GET /v1/customers/:id/payment_methods': listPaymentMethods satisfies Answers<
    StripeSdk['customers']['listPaymentMethods']
  >,
  'POST /v1/payment_methods': createPaymentMethod satisfies Answers<StripeSdk['paymentMethods']['create']>,
  'GET /v1/payment_methods': listPaymentMethods satisfies Answers<StripeSdk['paymentMethods']['list']>,
  'GET /v1/payment_methods/:id': retrievePaymentMethod satisfies Answers<
    StripeSdk['paymentMethods']['retrieve']
  >,
  'POST /v1/payment_methods/:id': updatePaymentMethod satisfies Answers<
    StripeSdk['paymentMethods']['update']
  >,
  'POST /v1/payment_methods/:id/attach': attachPaymentMethod satisfies Answers<
    StripeSdk['paymentMethods']['attach']
  >,
  'POST /v1/payment_methods/:id/detach': detachPaymentMethod satisfies Answers<
    StripeSdk['paymentMethods']['detach']
  >,
  'POST /v1/tokens': createToken satisfies Answers<StripeSdk['tokens']['create']>,
  'GET /v1/tokens/:id': retrieveToken satisfies Answers<StripeSdk['tokens']['retrieve']>,
  'POST /v1/setup_intents': createSetupIntent satisfies Answers<StripeSdk['setupIntents']['create']>,
  'GET /v1/setup_intents': listSetupIntents satisfies Answers<StripeSdk['setupIntents']['list']>,
  'GET /v1/setup_intents/:id': retrieveSetupIntent satisfies Answers<StripeSdk['setupIntents']['retrieve']>,
  'POST /v1/setup_intents/:id': updateSetupIntent satisfies Answers<StripeSdk['setupIntents']['update']>,
  'POST /v1/setup_intents/:id/confirm': confirmSetupIntent satisfies Answers<
    StripeSdk['setupIntents']['confirm']
  >,
  'POST /v1/setup_intents/:id/cancel': cancelSetupIntent satisfies Answers<
    StripeSdk['setupIntents']['cancel']
  >,
  'POST /v1/payment_intents': createPaymentIntent satisfies Answers<StripeSdk['paymentIntents']['create']>,
  'GET /v1/payment_intents': listPaymentIntents satisfies Answers<StripeSdk['paymentIntents']['list']>,
  'GET /v1/payment_intents/search': searchPaymentIntents satisfies Answers<
    StripeSdk['paymentIntents']['search']
  >,
  'GET /v1/payment_intents/:id': retrievePaymentIntent satisfies Answers<
    StripeSdk['paymentIntents']['retrieve']
  >,
  'POST /v1/payment_intents/:id': updatePaymentIntent satisfies Answers<
    StripeSdk['paymentIntents']['update']
  >,
  'POST /v1/payment_intents/:id/confirm': confirmPaymentIntent satisfies Answers<
    StripeSdk['paymentIntents']['confirm']
  >,
  'POST /v1/payment_intents/:id/capture': capturePaymentIntent satisfies Answers<
    StripeSdk['paymentIntents']['capture']
  >,
  'POST /v1/payment_intents/:id/cancel': cancelPaymentIntent satisfies Answers<
    StripeSdk['paymentIntents']['cancel']
  >,
  'GET /v1/charges': listCharges satisfies Answers<StripeSdk['charges']['list']>,
  'GET /v1/charges/:id': retrieveCharge satisfies Answers<StripeSdk['charges']['retrieve']>,
  'POST /v1/refunds': createRefund satisfies Answers<StripeSdk['refunds']['create']>,
  'GET /v1/refunds': listRefunds satisfies Answers<StripeSdk['refunds']['list']>,
  'GET /v1/refunds/:id': retrieveRefund satisfies Answers<StripeSdk['refunds']['retrieve']>,
  'GET /v1/disputes': listDisputes satisfies Answers<StripeSdk['disputes']['list']>,
  'GET /v1/disputes/:id': retrieveDispute satisfies Answers<StripeSdk['disputes']['retrieve']>,
  'POST /v1/disputes/:id': updateDispute satisfies Answers<StripeSdk['disputes']['update']>,
  'POST /v1/disputes/:id/close': acceptDispute satisfies Answers<StripeSdk['disputes']['close']>,
  'POST /v1/files': createFile satisfies Answers<StripeSdk['files']['create']>,
  'GET /v1/files': listFiles satisfies Answers<StripeSdk['files']['list']>,
  'GET /v1/files/:id': retrieveFile satisfies Answers<StripeSdk['files']['retrieve']>,
  'GET /v1/events': listEvents satisfies Answers<StripeSdk['events']['list']>,
  'GET /v1/events/:id': retrieveEvent satisfies Answers<StripeSdk['events']['retrieve']>,
  'POST /v1/webhook_endpoints': createWebhookEndpoint satisfies Answers<
    StripeSdk['webhookEndpoints']['create']
  >,
  'GET /v1/webhook_endpoints': listWebhookEndpoints satisfies Answers<StripeSdk['webhookEndpoints']['list']>,
  'GET /v1/webhook_endpoints/:id': retrieveWebhookEndpoint satisfies Answers<
    StripeSdk['webhookEndpoints']['retrieve']
  >,
  'POST /v1/webhook_endpoints/:id': updateWebhookEndpoint satisfies Answers<
    StripeSdk['webhookEndpoints']['update']
  >,
  'DELETE /v1/webhook_endpoints/:id': deleteWebhookEndpoint satisfies Answers<
    StripeSdk['webhookEndpoints']['del']
  >,
};
