import type { PopoverRootProps } from '@ark-ui/react/popover';

type Positioning = NonNullable<PopoverRootProps['positioning']>;

/** Where a floating part is in relation to its trigger. */
export type FloatingPlacement = NonNullable<Positioning['placement']>;

/**
 * For parts that take no size from their trigger or the window: without it their whole content is styled once less
 * when they open.
 */
export const ownSize = { sizeMiddleware: false } as const satisfies Positioning;

/**
 * For lists that belong to their trigger: they stay beside it in the document, inside its landmark and dialog,
 * and `fixed` keeps surroundings that clip from cutting them.
 */
export const inPlace = { strategy: 'fixed' } as const satisfies Positioning;
