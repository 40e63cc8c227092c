import { CardElement, type ElementOptions, type ElementType } from './element.ts';

const TYPES: ElementType[] = ['card', 'cardNumber', 'cardExpiry', 'cardCvc'];
type ElementKey = string | { __elementType?: string };

/** A group of elements that together make one card. */
export class CardElements {
  private readonly made = new Map<ElementType, CardElement>();
  private readonly locale: string | undefined;

  constructor(locale: string | undefined) {
    this.locale = locale;
  }

  create(type: string, options: ElementOptions = {}): CardElement {
    const known = TYPES.find((candidate) => candidate === type);
    if (!known)
      throw new Error(
        `A valid Element type must be provided. The sandbox has ${TYPES.join(', ')}, not ${type}.`,
      );
    if (this.made.has(known))
      throw new Error(`Can only create one Element of type ${known} through elements.create().`);
    const element = new CardElement(known, options, {
      locale: this.locale,
      siblingBrand: () => this.made.get('cardNumber')?.brand() ?? 'unknown',
      onDestroy: () => this.made.delete(known),
    });
    this.made.set(known, element);
    if (known === 'cardNumber') element.on('change', () => this.made.get('cardCvc')?.brandChanged());
    return element;
  }

  /** By type or, as React does it, by the component of that type. */
  getElement(key: ElementKey): CardElement | null {
    const type = typeof key === 'string' ? key : key.__elementType;
    return this.made.get(type as ElementType) ?? null;
  }

  update(): void {}

  async submit(): Promise<{ error?: unknown; selectedPaymentMethod?: string }> {
    for (const element of this.made.values()) {
      const error = element.validate();
      if (error) return { error };
    }
    return { selectedPaymentMethod: 'card' };
  }

  async fetchUpdates(): Promise<Record<string, never>> {
    return {};
  }

  /** The elements that hold the parts of the card of which `element` is one. */
  listParts(element: CardElement): CardElement[] {
    if (element.type === 'card') return [element];
    return [...this.made.values()].filter((other) => other.type !== 'card');
  }

  has(element: CardElement): boolean {
    return [...this.made.values()].includes(element);
  }
}
