import { FILE_GUARD } from '@yado/shared/contract/file-guard';
import React from 'react';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import ReactRelay from 'react-relay';
import RelayRuntime from 'relay-runtime';

/** What host, router, Relay and the identity service use of the window. Timers are left out: test tools replace them. */
const GLOBALS = [
  'fetch',
  'XMLHttpRequest',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'Array',
  'Object',
  'Map',
  'Set',
  'WeakMap',
  'Promise',
  'JSON',
  'Symbol',
  'MessageChannel',
  FILE_GUARD,
];

/** Libraries that all remotes get the same copy of. The bundler makes the exports of other shared modules read-only. */
const LIBRARIES: object[] = [React, ReactDom, ReactDomClient, jsxRuntime, ReactRelay, RelayRuntime];

/**
 * Makes what all parts of the page share read-only, before the first remote runs: code that overwrites it throws a
 * TypeError of its own, so that its release fails like one whose code is broken, and nobody else notices.
 */
export function lockGlobals(): void {
  for (const name of GLOBALS) {
    const value = (window as unknown as Record<string, unknown>)[name];
    if (value !== undefined) {
      Object.defineProperty(window, name, { value, writable: false, configurable: false });
    }
  }
  for (const library of LIBRARIES) Object.freeze(library);
}
