/** What one question about an attempt was answered with. */
export type Asked = { state: string | null } | 'unreachable';

export interface Outlook {
  /** `unsent`: the request has not reached the server, so pressing again is all there is to do. */
  kind: 'checking' | 'unsent' | 'failed';
  /** Whether the last question got no answer. */
  unreachable: boolean;
  /** Answers in a row that nothing was begun. */
  untouched: number;
  asked: number;
}

export const firstLook: Outlook = { kind: 'checking', unreachable: false, untouched: 0, asked: 0 };

/** A request may still be on its way when the first question is answered. */
const SURE_AFTER = 2;
/** From then on it takes longer than bookings take. */
const LONG_AFTER = 20;

/** What is known after one more question. Nothing is called failed but what the server says has failed. */
export function look(known: Outlook, answer: Asked): Outlook {
  const asked = known.asked + 1;
  if (answer === 'unreachable') return { kind: 'checking', unreachable: true, untouched: 0, asked };
  const reached = { unreachable: false, asked };
  if (answer.state === 'FAILED') return { ...reached, kind: 'failed', untouched: 0 };
  if (answer.state !== 'OPEN' && answer.state !== 'EXPIRED') {
    return { ...reached, kind: 'checking', untouched: 0 };
  }
  const untouched = known.untouched + 1;
  return { ...reached, kind: untouched >= SURE_AFTER ? 'unsent' : 'checking', untouched };
}

export const takesLong = ({ asked }: Outlook): boolean => asked >= LONG_AFTER;
