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
  /** The frame for brands with a logo, and for those whose name stands in its place. */
  frames: { logo: string; name: string };
  /** What stands for a screen that has no outline of its own. */
  skeleton: string;
}

/** A screen of a remote without any data, in the place of the frame's slot. */
export interface ScreenOutline {
  styles: string;
  content: string;
}

/** What the host's outline script must know of the page. */
export interface OutlineVisit {
  /** Where the identity SDK leaves its user in local storage. */
  userKey: string;
  access: RouteAccess;
}
