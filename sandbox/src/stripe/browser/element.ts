import { detectBrand } from './card-format.ts';
import { type FieldInput, createFieldInput } from './element-input.ts';
import { type ElementStyle, styleFields } from './element-style.ts';
import { type CardField, wordingFor } from './wording.ts';

export type ElementType = CardField | 'card';
export type ElementOptions = {
  style?: ElementStyle;
  classes?: Partial<Record<'base' | 'complete' | 'empty' | 'focus' | 'invalid', string>>;
  placeholder?: string;
  disabled?: boolean;
  [option: string]: unknown;
};
export type ElementError = { type: 'validation_error'; code: string; message: string };
type Handler = (event?: unknown) => void;

const FIELDS: Record<ElementType, CardField[]> = {
  card: ['cardNumber', 'cardExpiry', 'cardCvc'],
  cardNumber: ['cardNumber'],
  cardExpiry: ['cardExpiry'],
  cardCvc: ['cardCvc'],
};
const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
let elementCount = 0;

/** One Stripe Element. Its inputs are real inputs of the page, where the real one shows a frame. */
export class CardElement {
  readonly type: ElementType;
  readonly fields: FieldInput[];
  private readonly locale: string | undefined;
  private readonly siblingBrand: () => string;
  private readonly onDestroy: () => void;
  private readonly styleName = `stripe-${(elementCount += 1)}`;
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly left = new Set<FieldInput>();
  private options: ElementOptions;
  private container: HTMLElement | null = null;
  private removeStyle: () => void = () => {};
  private lastChange = '';
  private ready = false;

  constructor(
    type: ElementType,
    options: ElementOptions,
    owner: { locale: string | undefined; siblingBrand: () => string; onDestroy: () => void },
  ) {
    this.type = type;
    this.options = options;
    this.locale = owner.locale;
    this.siblingBrand = owner.siblingBrand;
    this.onDestroy = owner.onDestroy;
    const words = wordingFor(this.locale);
    this.fields = FIELDS[type].map((field) => {
      const own = type === field ? options.placeholder : undefined;
      const placeholder = own ?? words.placeholders[field];
      return createFieldInput(field, { label: words.labels[field], placeholder }, this.styleName);
    });
    for (const field of this.fields) this.listen(field);
    this.apply();
    this.lastChange = JSON.stringify(this.changeEvent());
  }

  mount(target: string | HTMLElement): void {
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!container)
      throw new Error(
        `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
      );
    if (this.container === container) return;
    this.unmount();
    this.container = container;
    this.removeStyle = styleFields(this.styleName, this.options.style);
    const frame = document.createElement('div');
    frame.className = '__PrivateStripeElement';
    frame.style.setProperty('display', 'flex');
    frame.style.setProperty('gap', '8px');
    for (const { field, input } of this.fields) {
      if (this.type === 'card')
        input.style.setProperty('flex', field === 'cardNumber' ? '1 1 12em' : '0 1 6em');
      frame.append(input);
    }
    container.append(frame);
    document.addEventListener('click', this.focusFromLabel);
    this.paint(false);
    setTimeout(() => {
      if (this.container !== container) return;
      this.ready = true;
      this.emit('ready', { elementType: this.type });
    });
  }

  unmount(): void {
    document.removeEventListener('click', this.focusFromLabel);
    this.container?.querySelector('.__PrivateStripeElement')?.remove();
    for (const name of Object.keys(CLASSES) as (keyof typeof CLASSES)[]) this.toggleClass(name, false);
    this.container = null;
    this.removeStyle();
  }

  destroy(): void {
    this.unmount();
    this.handlers.clear();
    this.onDestroy();
  }

  on(event: string, handler: Handler): this {
    const known = this.handlers.get(event) ?? new Set<Handler>();
    this.handlers.set(event, known.add(handler));
    if (event === 'ready' && this.ready) setTimeout(() => handler({ elementType: this.type }));
    return this;
  }

  once(event: string, handler: Handler): this {
    const once: Handler = (payload) => {
      this.off(event, once);
      handler(payload);
    };
    return this.on(event, once);
  }

  off(event: string, handler?: Handler): this {
    if (handler) this.handlers.get(event)?.delete(handler);
    else this.handlers.delete(event);
    return this;
  }

  update(options: ElementOptions): void {
    this.options = { ...this.options, ...options };
    if (this.container) {
      this.removeStyle();
      this.removeStyle = styleFields(this.styleName, this.options.style);
    }
    this.apply();
  }

  focus(): void {
    this.fields[0]?.input.focus();
  }

  blur(): void {
    for (const { input } of this.fields) input.blur();
  }

  clear(): void {
    for (const { input } of this.fields) input.value = '';
    this.left.clear();
    this.changed();
  }

  /** Shows what is missing; the first fault, or null when a card could be made of it. */
  validate(): ElementError | null {
    for (const field of this.fields) this.left.add(field);
    this.changed();
    const missing = this.fields.find((field) => !field.check(true, this.brand()).complete);
    if (!missing) return null;
    const code = missing.check(true, this.brand()).problem ?? INCOMPLETE[missing.field];
    return this.error(code);
  }

  digits(field: CardField): string | undefined {
    return this.fields.find((candidate) => candidate.field === field)?.digits();
  }

  brand(): string {
    const number = this.digits('cardNumber');
    return number === undefined ? this.siblingBrand() : detectBrand(number);
  }

  /** Another element of the group changed the brand, and with it the length of the security code. */
  brandChanged(): void {
    this.changed();
  }

  private readonly focusFromLabel = (event: MouseEvent): void => {
    const label = event.target instanceof Element ? event.target.closest('label') : null;
    if (label && this.container?.id && label.htmlFor === this.container.id) this.focus();
  };

  private listen(field: FieldInput): void {
    const { input } = field;
    const onInput = () => {
      if (input.value === '') this.left.delete(field);
      this.changed();
      const next = this.fields[this.fields.indexOf(field) + 1];
      if (next && document.activeElement === input && field.filled(this.brand())) next.input.focus();
    };
    input.addEventListener('input', onInput);
    input.addEventListener('compositionend', onInput);
    input.addEventListener('focus', () => {
      this.paint(true);
      this.emit('focus', { elementType: this.type });
    });
    input.addEventListener('blur', (event) => {
      if (input.value !== '') this.left.add(field);
      this.changed();
      if (this.fields.some((other) => other.input === event.relatedTarget)) return;
      this.paint(false);
      this.emit('blur', { elementType: this.type });
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.emit('escape', { elementType: this.type });
    });
  }

  private apply(): void {
    for (const field of this.fields) {
      field.input.disabled = this.options.disabled === true;
      if (this.type === field.field && this.options.placeholder !== undefined) {
        field.input.placeholder = this.options.placeholder;
      }
    }
  }

  private changed(): void {
    const event = this.changeEvent();
    const text = JSON.stringify(event);
    this.paint(this.fields.some(({ input }) => document.activeElement === input));
    if (text === this.lastChange) return;
    this.lastChange = text;
    this.emit('change', event);
  }

  private changeEvent() {
    const brand = this.brand();
    const checks = this.fields.map((field) => field.check(this.left.has(field), brand));
    const problem = checks.find((check) => check.problem !== null)?.problem;
    return {
      elementType: this.type,
      empty: checks.every((check) => check.empty),
      complete: checks.every((check) => check.complete),
      error: problem ? this.error(problem) : undefined,
      ...(this.type === 'card' || this.type === 'cardNumber' ? { brand } : {}),
      ...(this.type === 'card' ? { value: { postalCode: '' } } : {}),
    };
  }

  private error(code: string): ElementError {
    return { type: 'validation_error', code, message: wordingFor(this.locale).messages[code] ?? code };
  }

  private paint(focused: boolean): void {
    const brand = this.brand();
    for (const field of this.fields) {
      const { empty, complete, problem } = field.check(this.left.has(field), brand);
      const states = { empty, complete, invalid: problem !== null };
      field.input.setAttribute('aria-invalid', String(problem !== null));
      field.input.dataset.state = Object.entries(states)
        .filter(([, on]) => on)
        .map(([name]) => name)
        .join(' ');
    }
    const { empty, complete, error } = this.changeEvent();
    this.toggleClass('base', true);
    this.toggleClass('empty', empty);
    this.toggleClass('complete', complete);
    this.toggleClass('invalid', error !== undefined);
    this.toggleClass('focus', focused);
  }

  private toggleClass(name: keyof typeof CLASSES, on: boolean): void {
    const names = (this.options.classes?.[name] ?? CLASSES[name]).split(/\s+/).filter(Boolean);
    for (const className of names) this.container?.classList.toggle(className, on);
  }

  private emit(event: string, payload: unknown): void {
    for (const handler of Array.from(this.handlers.get(event) ?? [])) handler(payload);
  }
}

const INCOMPLETE: Record<CardField, string> = {
  cardNumber: 'incomplete_number',
  cardExpiry: 'incomplete_expiry',
  cardCvc: 'incomplete_cvc',
};
