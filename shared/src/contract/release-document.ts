/**
 * The signed document that tells one tenant's browsers what runs: brand, public configuration, flags and,
 * for every part of the site, which releases are live. Written by `delivery`, read by the edge and the host.
 */
export interface ReleaseDocument {
  format: 1;
  tenant: string;
  /** Rises with every publication; a host refuses a document older than the last good one. */
  sequence: number;
  /** What it was published by, where that is one change of several sites. */
  act?: string;
  issuedAt: string;
  expiresAt: string;
  brand: Brand;
  configuration: PublicConfiguration;
  flags: Record<string, boolean>;
  /** What the agency changes in the menu that the remotes declare. */
  menu?: MenuChange[];
  /** Remotes that the tenant's site is made of; absent: all of them. */
  allowedRemotes?: string[];
  host: Channel<HostRelease>;
  remotes: Record<string, Channel<RemoteRelease>>;
}

/** `document` is the exact JSON text that was signed with Ed25519; `signature` is base64url. */
export interface SignedReleaseDocument {
  document: string;
  signature: string;
  keyId: string;
}

export interface Channel<R> {
  stable: R;
  canary?: Canary<R>;
  /** What takes over when `stable` can't be loaded. */
  previous?: R;
  /** The latest canary that is over, and why; documents before this one tell of earlier ones. */
  endedCanary?: EndedCanary;
}

export interface Canary<R> {
  percent: number;
  release: R;
  /** When it was put out: what was counted before says nothing about it. */
  since?: string;
}

export interface EndedCanary {
  id: string;
  version: string;
  endedAt: string;
  reason: 'promoted' | 'replaced' | 'withdrawn' | 'errors';
  /** What spoke against it: pages that tried each release, and those of them in which it failed. */
  counts?: Record<'canary' | 'stable', { pages: number; failed: number }>;
}

export interface HostRelease {
  id: string;
  version: string;
  /** Absolute path or URL ending in a slash; every file below it is immutable. */
  baseUrl: string;
  /** Scripts and stylesheets of the page, in document order, relative to `baseUrl`. */
  scripts: string[];
  styles: string[];
  /** Asynchronous scripts that most pages ask for soon, relative to `baseUrl`. */
  preload: string[];
  /** The same of parts that nearly every screen is made of, but not the first. */
  later?: string[];
  /** Persisted id of the host's `SessionQuery`, which the page asks before any script of ours has arrived. */
  earlyOperationId?: string;
  /** What pages show before any script has arrived, a `HostOutline`; releases from before there were any have none. */
  outline?: OutlineFile;
  files: FileTable;
}

export interface RemoteRelease {
  id: string;
  version: string;
  baseUrl: string;
  /** Global name of the container, different for each build, so that two releases can live in one page. */
  container: string;
  /** The container script, relative to `baseUrl`. */
  entry: string;
  /** Scripts and stylesheets that every screen of the remote needs besides `entry`. */
  initial: string[];
  declaration: RemoteDeclaration;
  /** Files of each named screen chunk, for preloading. */
  chunks: Record<string, string[]>;
  /** The screens that have an outline, by their chunk: a `ScreenOutline` each. */
  outlines?: Record<string, OutlineFile>;
  /** What the edge makes whole pages of, a `WholePageFile`, and the screens in whose place it has one. */
  wholePages?: OutlineFile & { screens: string[] };
  files: FileTable;
}

/** A file that the edge writes into pages and no browser asks for: path relative to `baseUrl`, and `sha384-…`. */
export interface OutlineFile {
  file: string;
  integrity: string;
}

/** Scripts and stylesheets: path relative to `baseUrl` → integrity (`sha384-…`) and size in bytes. */
export type FileTable = Record<string, { integrity: string; size: number }>;

/** `remote.json`: all that the host must know before it loads a remote. */
export interface RemoteDeclaration {
  id: string;
  /** Shown to people when the remote can't be loaded, in Japanese. */
  name: string;
  routes: RouteDeclaration[];
  menu: MenuEntry[];
  /** JSON Schema of the flags and configuration the remote reads. */
  configSchema: Record<string, unknown>;
}

export interface RouteDeclaration {
  /** React Router pattern from the root, e.g. `/hotels/:id`. */
  path: string;
  access: RouteAccess;
  /** Name of the chunk that holds the screen. */
  chunk: string;
  /** False: pages don't name the screen's files before it is known that the person may open it. */
  preload?: false;
  /** False: the screen needs none of the host's later parts, and pages don't name their files. */
  laterParts?: false;
  /** What a link to it is called where it is shown, the same for all its parameters; absent: as the site. */
  title?: string;
}

/** Who may open a route; any one of several permissions is enough. */
export type RouteAccess = 'public' | 'signedIn' | { permission: string | string[] };

export interface MenuEntry {
  label: string;
  path: string;
  /** Absent: shown to everyone who is signed in. */
  permission?: string;
  order: number;
}

/** What an agency changes of the menu entries that lead to a path. */
export interface MenuChange {
  path: string;
  label?: string;
  order?: number;
  hidden?: boolean;
}

export interface Brand {
  /** Shown in the header and in the title suffix. */
  siteName: string;
  logoUrl?: string;
  /** Shown with links to the site: a PNG of 1200 by 630, for what shows links shows no SVG. */
  previewUrl?: string;
  colors: BrandColors;
  contacts: {
    mail?: string;
    phone?: string;
    normalText?: string;
    emergencyText?: string;
    /** What documents in English show; without them they show phone and mail alone. */
    normalTextEn?: string;
    emergencyTextEn?: string;
  };
  faqUrl?: string;
  privacyPolicyUrl?: string;
  termsContentId: string;
  licenseNumber?: string;
}

/** Hex colors; every pair is checked for WCAG AA before a brand is published. */
export interface BrandColors {
  primary: string;
  primaryHover: string;
  onPrimary: string;
  primarySubtle: string;
  onPrimarySubtle: string;
  /** Text and links in the brand's color on the page's background, in light and in dark mode. */
  link: string;
  linkDark: string;
}

export interface PublicConfiguration {
  apiUrl: string;
  identity: { apiKey: string; projectId: string; emulatorUrl?: string };
  /** `scriptUrl` only where the card provider's own script is replaced by the sandbox's. */
  cards: { publishableKey: string; scriptUrl?: string };
  /** Without a key maps are the embedded ones. `scriptUrl` only where Google's script is replaced by the sandbox's. */
  maps: { key?: string; scriptUrl?: string };
  /** Origins that pictures of hotels come from, for the content security policy. */
  imageOrigins: string[];
}
