import type { ReleaseDocument } from './release-document.ts';

/** A file of a remote's release: pages that can be read without any script. */
export interface WholePageFile {
  /** Text of a script that leaves {@link WholePages} in the variable `wholePages`. It runs at the edge. */
  server: string;
  /** Text of the script that each of the pages takes along. */
  client: string;
}

/** The pages of a release, by the chunk of the screen in whose place each is sent. */
export type WholePages = Record<string, WholePage>;

export interface WholePage {
  /** The query that the page shows the answer of. It is asked for a visitor without a session. */
  ask(address: PageAddress): PageQuery;
  render(visit: PageVisit): RenderedPage | PageRedirect;
}

/** Where a page is opened. */
export interface PageAddress {
  pathname: string;
  /** With its question mark; empty where there is none. */
  search: string;
  /** The parameters of the path, decoded. */
  params: Record<string, string>;
}

export interface PageQuery {
  /** Of a persisted operation. */
  id: string;
  variables: Record<string, unknown>;
}

export type PageSite = Pick<ReleaseDocument, 'tenant' | 'brand' | 'configuration' | 'flags'>;

export interface PageVisit {
  address: PageAddress;
  site: PageSite;
  /** Address of the file with the licenses that the host's release has. */
  licenses: string;
  /** The answer to {@link PageQuery}, without errors. */
  data: unknown;
}

/** To a file of the API's, or to another view of the page: a path. */
export interface PageRedirect {
  location: string;
}

export interface RenderedPage {
  status: number;
  /** HTML of what the page calls itself, with the site's name. */
  title: string;
  /** HTML of the body. */
  content: string;
  /** What of the stylesheets it is made of. */
  styles: string;
}
