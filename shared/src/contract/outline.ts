import type { RouteAccess } from './release-document.ts';

/** Id of the element that a page shows until the host's own first page takes its place. */
export const OUTLINE_ELEMENT_ID = 'yado-outline';

/** What the edge writes into the host's outline. */
export const outlineSlots = {
  siteName: '{{siteName}}',
  logoUrl: '{{logoUrl}}',
  /** The outline of the screen at the address, or the skeleton. */
  screen: '{{screen}}',
  /** The outline of the sign-in screen, for those who come to a screen that needs a session without one. */
  signIn: '{{signIn}}',
} as const;

/** The frame of every page as it is painted before any script has arrived, with slots. */
export interface HostOutline {
  /** What of the stylesheets the outline is made of; holds for the outline alone. */
  styles: string;
  /** Text of a function that takes an {@link OutlineVisit} and runs in the head, before anything is painted. */
  script: string;
  /** The frame for brands with a logo, and for those that show their name instead. */
  frames: { logo: string; name: string };
  /** What stands for a screen that has no outline of its own. */
  skeleton: string;
}

/** A screen of a remote before its code has arrived: what is painted, and what is asked for. */
export interface ScreenOutline {
  styles: string;
  /** The screen without any data, in the place of the frame's slot; absent: the host's skeleton. */
  content?: string;
  first?: FirstQueries;
}

/**
 * What a package's `src/outline.ts(x)` says of a screen. A file of the screen's name in `src/first-queries` chooses the
 * variables of its queries.
 */
export interface OutlineSource {
  content?: string;
  /** Ids of persisted operations. */
  queries?: string[];
}

/** The queries that a screen starts with. */
export interface FirstQueries {
  /** Ids of persisted operations. */
  queries: string[];
  /** Text of an expression: a {@link ChooseVariables} that uses nothing from outside itself. */
  choose: string;
}

/** Where a screen is opened: the parameters of its path, decoded, and those behind the question mark. */
export interface ScreenAddress {
  params: Record<string, string>;
  search: URLSearchParams;
}

/** Variables for each of a screen's {@link FirstQueries}, in their order; null for one that the screen does not ask there. */
export type ChooseVariables = (address: ScreenAddress) => (Record<string, unknown> | null)[];

/** What the host's outline script must know of the page. */
export interface OutlineVisit {
  /** Where the identity SDK leaves its user in local storage. */
  userKey: string;
  access: RouteAccess;
}
