import type { FailureStage } from '@yado/shared/contract/page-events';

export type { FailureStage };

export type HostEvent =
  | { kind: 'document-refused'; reason: string }
  | { kind: 'remote-failed'; remote: string; version: string; stage: FailureStage; message: string }
  | { kind: 'remote-replaced'; remote: string; from: string; to: string; stage: FailureStage }
  | { kind: 'font-refused'; url: string | null; message: string }
  | { kind: 'part-missing'; message: string }
  | { kind: 'profile-failed'; message: string }
  | { kind: 'field-unreadable'; owner: string; path: string }
  | { kind: 'crash'; message: string };

let context: Record<string, unknown> = {};

/** Fields that every event carries: tenant, bucket, request id. */
export function setReportContext(fields: Record<string, unknown>): void {
  context = fields;
}

/** Reports a failure of this page to the console and as a `yado:event` of the window. */
export function report(event: HostEvent): void {
  const full = { ...context, ...event };
  console.warn('yado', JSON.stringify(full));
  window.dispatchEvent(new CustomEvent('yado:event', { detail: full }));
}
