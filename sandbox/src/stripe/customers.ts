import type Stripe from 'stripe';
import { type Call, type StripeContext, emit, timestamp } from './context.ts';
import { noSuch } from './errors.ts';
import { toId, newId, randomText } from './ids.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { allowOnly, hash, mergeMetadata, text } from './params.ts';

const FIELDS = [
  'name',
  'email',
  'phone',
  'description',
  'metadata',
  'preferred_locales',
  'address',
  'invoice_settings',
  'payment_method',
] as const;

export function createCustomer(context: StripeContext, call: Call): Stripe.Customer {
  allowOnly(call.params, FIELDS);
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: timestamp(context),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  assign(customer, call);
  context.data.customers[customer.id] = customer;
  emit(context, call, 'customer.created', customer);
  return customer;
}

export function updateCustomer(context: StripeContext, call: Call): Stripe.Customer {
  allowOnly(call.params, FIELDS);
  const customer = customerAt(context, call);
  assign(customer, call);
  emit(context, call, 'customer.updated', customer);
  return customer;
}

export function retrieveCustomer(context: StripeContext, call: Call): Stripe.Customer {
  return customerAt(context, call);
}

export function deleteCustomer(context: StripeContext, call: Call): Stripe.DeletedCustomer {
  const customer = customerAt(context, call);
  delete context.data.customers[customer.id];
  for (const method of Object.values(context.data.paymentMethods)) {
    if (toId(method.customer) !== customer.id) continue;
    method.customer = null;
    const facts = context.data.cardFacts[method.id];
    if (facts) facts.spent = true;
  }
  emit(context, call, 'customer.deleted', customer);
  return { id: customer.id, object: 'customer', deleted: true };
}

export function listCustomers(context: StripeContext, call: Call) {
  allowOnly(call.params, [...LIST_PARAMS, 'email']);
  const email = text(call.params, 'email');
  const customers = Object.values(context.data.customers).filter(
    (customer) => !email || customer.email === email,
  );
  return listPage(customers, call.params, '/v1/customers');
}

/** The customer named by a parameter, when there is one. */
export function customerParam(context: StripeContext, call: Call): string | null {
  const id = text(call.params, 'customer');
  if (id === undefined) return null;
  if (!context.data.customers[id]) throw noSuch('customer', id, 'customer');
  return id;
}

function customerAt(context: StripeContext, call: Call): Stripe.Customer {
  const id = call.path.id ?? '';
  const customer = context.data.customers[id];
  if (!customer) throw noSuch('customer', id, 'id', true);
  return customer;
}

function assign(customer: Stripe.Customer, call: Call): void {
  for (const field of ['name', 'email', 'phone', 'description'] as const) {
    if (field in call.params) customer[field] = text(call.params, field) ?? null;
  }
  const settings = hash(call.params, 'invoice_settings');
  if (settings)
    customer.invoice_settings.default_payment_method = text(settings, 'default_payment_method') ?? null;
  customer.metadata = mergeMetadata(customer.metadata, call.params);
}
