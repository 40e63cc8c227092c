import { type ApiResponse, type Api, type ApiError, createApi } from './api.ts';
import { askCardHolder } from './card-holder-dialog.ts';
import { CardElement, type ElementError } from './element.ts';
import { CardElements } from './elements.ts';

type Options = { locale?: string; apiVersion?: string };
type Result = { error: ApiError | ElementError } | { [object: string]: Record<string, unknown> };
type CardSource = CardElement | { token: string };
type PaymentMethodParams = {
  type: string;
  card: CardSource;
  billing_details?: Record<string, unknown>;
  metadata?: Record<string, string>;
};
type ConfirmData = { payment_method?: string | Omit<PaymentMethodParams, 'type'>; return_url?: string };
type IntentKind = {
  path: 'setup_intents' | 'payment_intents';
  key: 'setupIntent' | 'paymentIntent';
  failure: string;
};

const SETUP: IntentKind = {
  path: 'setup_intents',
  key: 'setupIntent',
  failure: 'setup_intent_authentication_failure',
};
const PAYMENT: IntentKind = {
  path: 'payment_intents',
  key: 'paymentIntent',
  failure: 'payment_intent_authentication_failure',
};

/** The last major of the npm package that loads version 3 of the script. */
const LAST_ON_V3 = 5;

class VersionError extends Error {
  override name = 'VersionError';
}

const scriptOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** The object that `Stripe(publishableKey)` gives, as far as cards go. */
export class StripeClient {
  private readonly api: Api;
  private readonly hasApiVersion: boolean;
  private readonly locale: string | undefined;
  private readonly groups: CardElements[] = [];

  constructor(publishableKey: string, options: Options = {}) {
    this.hasApiVersion = options.apiVersion !== undefined;
    this.locale = options.locale;
    this.api = createApi(scriptOrigin, publishableKey, options);
  }

  /**
   * Called by the wrappers of the npm packages to say who they are. From 6 on `@stripe/stripe-js` brings a script that
   * speaks a fixed API version, and throws when a page asks for one.
   */
  _registerWrapper({ name, version }: { name: string; version: string }): void {
    if (name === 'stripe-js' && Number.parseInt(version, 10) > LAST_ON_V3 && this.hasApiVersion)
      throw new VersionError(`stripe-js ${version}: Can not provide apiVersion to Stripe()`);
  }
  registerAppInfo(): void {}

  elements(options: { locale?: string } = {}): CardElements {
    const group = new CardElements(options.locale ?? this.locale);
    this.groups.push(group);
    return group;
  }

  async createPaymentMethod(
    params:
      | PaymentMethodParams
      | { elements: CardElements; params?: Omit<PaymentMethodParams, 'type' | 'card'> },
  ): Promise<Result> {
    if ('elements' in params) {
      const card = params.elements.getElement('card') ?? params.elements.getElement('cardNumber');
      if (!card) throw new Error('elements must hold a card Element.');
      return this.createPaymentMethod({ type: 'card', card, ...params.params });
    }
    if (params.type !== 'card')
      throw new Error(`The sandbox has payment methods of type card, not ${params.type}.`);
    const card = this.cardParams(params.card);
    if ('error' in card) return { error: card.error };
    const { billing_details, metadata } = params;
    return result(
      await this.api.post('payment_methods', { type: 'card', card: card.params, billing_details, metadata }),
      'paymentMethod',
    );
  }

  async createToken(element: CardElement, data: { name?: string } = {}): Promise<Result> {
    const card = this.cardParams(element);
    if ('error' in card) return { error: card.error };
    return result(await this.api.post('tokens', { card: { ...card.params, name: data.name } }), 'token');
  }

  confirmCardSetup(
    clientSecret: string,
    data: ConfirmData = {},
    options: { handleActions?: boolean } = {},
  ): Promise<Result> {
    return this.confirm(SETUP, clientSecret, data, options.handleActions !== false);
  }

  confirmCardPayment(
    clientSecret: string,
    data: ConfirmData = {},
    options: { handleActions?: boolean } = {},
  ): Promise<Result> {
    return this.confirm(PAYMENT, clientSecret, data, options.handleActions !== false);
  }

  async retrieveSetupIntent(clientSecret: string): Promise<Result> {
    return result(await this.retrieve(SETUP, clientSecret), 'setupIntent');
  }

  async retrievePaymentIntent(clientSecret: string): Promise<Result> {
    return result(await this.retrieve(PAYMENT, clientSecret), 'paymentIntent');
  }

  handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Result> {
    const kind = clientSecret.startsWith('seti_') ? SETUP : PAYMENT;
    return this.retrieve(kind, clientSecret).then((answer) => this.handle(kind, clientSecret, answer));
  }

  handleCardAction(clientSecret: string): Promise<Result> {
    return this.handleNextAction({ clientSecret });
  }

  private async confirm(
    kind: IntentKind,
    clientSecret: string,
    data: ConfirmData,
    handleActions: boolean,
  ): Promise<Result> {
    const { payment_method: method, return_url } = data;
    const params: Record<string, unknown> = {
      client_secret: clientSecret,
      return_url,
      use_stripe_sdk: return_url === undefined,
    };
    if (typeof method === 'string') params.payment_method = method;
    else if (method) {
      const card = this.cardParams(method.card);
      if ('error' in card) return { error: card.error };
      params.payment_method_data = {
        type: 'card',
        card: card.params,
        billing_details: method.billing_details,
      };
    }
    const answer = await this.api.post(`${kind.path}/${intentId(clientSecret)}/confirm`, params);
    return handleActions ? this.handle(kind, clientSecret, answer) : result(answer, kind.key);
  }

  private retrieve(kind: IntentKind, clientSecret: string): Promise<ApiResponse> {
    return this.api.get(`${kind.path}/${intentId(clientSecret)}`, { client_secret: clientSecret });
  }

  /** Lets the card holder authenticate when the intent asks for it. */
  private async handle(kind: IntentKind, clientSecret: string, answer: ApiResponse): Promise<Result> {
    if (answer.error || answer.object.status !== 'requires_action') return result(answer, kind.key);
    const action = answer.object.next_action as {
      redirect_to_url?: { url: string };
      use_stripe_sdk?: { source: string };
    };
    if (action.redirect_to_url) {
      window.location.assign(action.redirect_to_url.url);
      // The page is left; as with the real script, the promise does not settle.
      return new Promise(() => {});
    }
    const given = await askCardHolder(this.locale);
    await this.api.post('3ds2/authenticate', { source: action.use_stripe_sdk?.source, answer: given });
    const after = await this.retrieve(kind, clientSecret);
    if (after.error) return { error: after.error };
    const failed = (after.object.last_setup_error ?? after.object.last_payment_error) as ApiError | null;
    if (after.object.status !== 'requires_payment_method') return result(after, kind.key);
    return {
      error: {
        ...(failed ?? { type: 'invalid_request_error', code: kind.failure }),
        [snake(kind)]: after.object,
      },
    };
  }

  private cardParams(source: CardSource): { params: Record<string, unknown> } | { error: ElementError } {
    if (!(source instanceof CardElement)) return { params: { token: source.token } };
    const group = this.groups.find((candidate) => candidate.has(source));
    if (!group)
      throw new Error(
        'We could not retrieve data from the specified Element. Please make sure it is still mounted.',
      );
    const parts = group.listParts(source);
    for (const part of parts) {
      const error = part.validate();
      if (error) return { error };
    }
    const digits = (field: 'cardNumber' | 'cardExpiry' | 'cardCvc') =>
      parts.map((part) => part.digits(field)).find((value) => value !== undefined);
    const expiry = digits('cardExpiry') ?? '';
    return {
      params: {
        number: digits('cardNumber'),
        exp_month: expiry.slice(0, 2),
        exp_year: expiry.slice(2),
        cvc: digits('cardCvc'),
      },
    };
  }
}

function result(answer: ApiResponse, key: string): Result {
  return answer.error ? { error: answer.error } : { [key]: answer.object };
}

function intentId(clientSecret: string): string {
  const id = clientSecret.split('_secret_')[0];
  if (!id || id === clientSecret)
    throw new Error('Invalid value for client_secret: it should be of the form ${id}_secret_${secret}.');
  return id;
}

function snake(kind: IntentKind): string {
  return kind === SETUP ? 'setup_intent' : 'payment_intent';
}

/** What a page calls; `loadStripe` compares `version` with the script it expects. */
function Stripe(publishableKey: string, options?: Options): StripeClient {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw new Error(
      'Please call Stripe() with your publishable key. You used an empty string or another key.',
    );
  }
  return new StripeClient(publishableKey, options);
}

Object.assign(window, { Stripe: Object.assign(Stripe, { version: 3 }) });
