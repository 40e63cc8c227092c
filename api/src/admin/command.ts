import type { AppContext } from '../context.ts';

export interface CommandOption {
  text: string;
  /** Stands for the value in the help; absent for an option without one. */
  value?: string;
  required?: true;
}

/** The options that were given, by name; one without a value is an empty text. */
export type Given = Readonly<Partial<Record<string, string>>>;

/** What a command would do, before anybody confirms it. */
export type Plan =
  | { kind: 'unchanged'; about: string }
  | { kind: 'list'; lines: string[] }
  /** `write` does what `lines` say, or throws an AdminError and does nothing; it returns what to report. */
  | { kind: 'write'; title: string; lines: string[]; write(): Promise<string[]> };

export interface Command {
  name: string;
  text: string;
  example: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Checks the input and compares it with the rows; writes nothing. Throws an AdminError. */
  plan(app: AppContext, given: Given): Promise<Plan>;
}
