import { FILE_GUARD } from '@yado/shared/contract/file-guard';
import React from 'react';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import ReactRelay from 'react-relay';
import RelayRuntime from 'relay-runtime';

/** Globals that host, router, Relay and the identity service use. Timers are left out, because test tools replace them. */
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

/** Libraries with mutable exports that all remotes share. Exports of other shared modules are read-only by the bundler. */
const LIBRARIES: object[] = [React, ReactDom, ReactDomClient, jsxRuntime, ReactRelay, RelayRuntime];

/**
 * Makes shared globals and libraries read-only before the first remote runs. Code that overwrites one throws a
 * TypeError, so that only its own release fails.
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
