import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from '../routing/router.ts';

/**
 * HTML of a part of the interface without data, which a build leaves in a release. Its fields have no names: what is sent
 * without the screen's own code, by a browser that runs no scripts, must hold nothing that was typed.
 */
export function renderOutline(content: ReactNode, prefix = 'screen'): string {
  const router = createMemoryRouter([{ path: '*', element: content }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />, { identifierPrefix: prefix })
    // React asks ahead for pictures, which are in the first lines of the page anyway.
    .replace(/<link rel="preload"[^>]*>/g, '');
  if (/<(?:input|select|textarea|button)\b[^>]* name=/.test(html))
    throw new Error('a field of an outline has a name');
  if (/ style=|<script\b| on[a-z]+=/.test(html))
    throw new Error('an outline holds styles or code that no policy of a page allows');
  return html;
}
