import type { ComponentType } from 'react';
// Of all its builds the one that needs nothing but what the language has.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay';
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  type GraphQLTaggedNode,
  Network,
  type OperationType,
  RecordSource,
  type PayloadData,
  Store,
} from 'relay-runtime';
import { pageTitle } from '../contract/page-title.ts';
import type { PageAddress, PageVisit, WholePage } from '../contract/whole-page.ts';
import { getDataId } from '../relay/data-id.ts';
import { operationId } from '../relay/operation-id.ts';
import { setRelayFlags } from '../relay/relay-flags.ts';
import { createMemoryRouter, RouterProvider } from '@yado/shared/router';
import { installSite } from '@yado/shared/site';
import { PageFrame } from './PageFrame.tsx';
import { pickStyles, type StyleNode } from './pick-styles.ts';

/** The stylesheets of the package and of the shared one, which the build writes in here. */
declare const WHOLE_PAGE_STYLES: StyleNode[];

interface FileLink {
  query: GraphQLTaggedNode;
  /** Null where the address is that of the page. */
  variables: (address: PageAddress) => Record<string, unknown> | null;
  /** The path of the file, or of the page that says that there is none. */
  location: (answer: unknown, address: PageAddress) => string;
}

interface Options<Q extends OperationType, Data> {
  query: GraphQLTaggedNode;
  variables: (address: PageAddress) => Q['variables'];
  /** What the screen's route would hand to it. */
  load: (query: PreloadedQuery<Q>, address: PageAddress) => Data;
  Screen: ComponentType<{ data: Data }>;
  /** A file that the page's address may ask for instead. */
  file?: FileLink;
  /** Whether there is anything at the address. */
  status: (answer: Q['response']) => number;
}

/**
 * A page that the edge makes of a screen: the same components, rendered once, with the data in place and with nothing of
 * React in the browser.
 */
export function definePage<Q extends OperationType, Data>(options: Options<Q, Data>): WholePage {
  const { query, variables, load, Screen, status, file } = options;
  return {
    ask: (address) => {
      const wanted = file?.variables(address);
      return file && wanted
        ? { id: operationId(file.query), variables: wanted }
        : { id: operationId(query), variables: variables(address) };
    },
    render: ({ address, site, licenses, data }: PageVisit) => {
      if (file?.variables(address)) return { location: file.location(data, address) };
      installSite(site);
      const environment = createEnvironment();
      const operation = createOperationDescriptor(getRequest(query), variables(address));
      environment.commitPayload(operation, data as PayloadData);
      const preloaded = loadQuery<Q>(environment, query, variables(address), {
        fetchPolicy: 'store-or-network',
      });
      const element = (
        <PageFrame licenses={licenses}>
          <Screen data={load(preloaded, address)} />
        </PageFrame>
      );
      const router = createMemoryRouter([{ path: '*', element }], {
        initialEntries: [address.pathname + address.search],
      });
      const html = renderToStaticMarkup(
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>,
        { identifierPrefix: 'page' },
      );
      const { title, ...body } = takeTitle(html);
      const { content, styles } = takeStyles(body.content);
      return {
        status: status(data as Q['response']),
        title: title ?? pageTitle(site.brand.siteName),
        content,
        styles: pickStyles(WHOLE_PAGE_STYLES, content) + styles,
      };
    },
  };
}

/** Filled before it is read: nothing may ask for more. */
function createEnvironment(): Environment {
  setRelayFlags();
  return new Environment({
    network: Network.create(() => {
      throw new Error('a page without React asked for more data');
    }),
    store: new Store(new RecordSource()),
    getDataID: getDataId as (value: Record<string, unknown>, typeName: string) => string,
  });
}

const TITLE = /<title>([^<]*)<\/title>/;

/** React puts the title first, and asks ahead for pictures, which are in the page anyway. */
function takeTitle(html: string): { title: string | undefined; content: string } {
  return {
    title: TITLE.exec(html)?.[1],
    content: html.replace(TITLE, '').replace(/<link rel="preload"[^>]*>/g, ''),
  };
}

/** Styles of single elements become rules, because a page's policy allows no attribute of this kind. */
function takeStyles(html: string): { content: string; styles: string } {
  const known: string[] = [];
  const content = html.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (!known.includes(style)) known.push(style);
    return ` data-style="${known.indexOf(style)}"`;
  });
  return { content, styles: known.map((style, index) => `[data-style="${index}"]{${style}}`).join('') };
}
