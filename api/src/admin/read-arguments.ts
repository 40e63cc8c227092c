import { parseArgs } from 'node:util';
import { AdminError } from './admin-error.ts';
import type { Command, Given } from './command.ts';

export interface Arguments {
  given: Given;
  yes: boolean;
  help: boolean;
}

/** Reads what follows the name of a command. Throws an AdminError that names what is unknown, missing or empty. */
export function readArguments(command: Command, args: string[]): Arguments {
  const { help, yes, ...values } = parse(command, args);
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) given[name] = typeof value === 'string' ? value : '';
  }
  const missing = Object.entries(command.options).filter(([name, { required }]) => required && !given[name]);
  if (missing.length > 0 && help !== true) {
    throw new AdminError(
      `${command.name} needs ${missing.map(([name, { value }]) => `--${name} ${value}`).join(', ')}.`,
    );
  }
  return { given, yes: yes === true, help: help === true };
}

function parse(command: Command, args: string[]): Record<string, string | boolean | undefined> {
  const own = Object.entries(command.options).map(([name, { value }]) => {
    return [name, { type: value === undefined ? ('boolean' as const) : ('string' as const) }] as const;
  });
  try {
    const options = {
      ...Object.fromEntries(own),
      yes: { type: 'boolean' as const },
      help: { type: 'boolean' as const, short: 'h' },
    };
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')) {
      throw new AdminError(error.message.replace(/\n.*$/s, ''));
    }
    throw error;
  }
}
