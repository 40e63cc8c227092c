import type { AppContext } from '../context.ts';
import { AdminError } from './admin-error.ts';
import type { Plan } from './command.ts';
import { commands } from './commands.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { buildHelp, buildOverview } from './help-text.ts';
import { readArguments } from './read-arguments.ts';
import type { Terminal } from './terminal.ts';

/**
 * Runs one command: shows what it would write, asks, writes. The database is opened only once the arguments are read.
 * @returns the exit code
 */
export async function runAdmin(
  argv: readonly string[],
  terminal: Terminal,
  withApp: (work: (app: AppContext) => Promise<ExitCode>) => Promise<ExitCode>,
): Promise<ExitCode> {
  const [name = '--help', ...args] = argv;
  if (name === '--help' || name === '-h') {
    terminal.print(buildOverview());
    return exitCodes.done;
  }
  const command = commands.find((each) => each.name === name);
  try {
    if (command === undefined) throw new AdminError(`There is no command ${name}.`);
    const { given, yes, help } = readArguments(command, args);
    if (help) {
      terminal.print(buildHelp(command));
      return exitCodes.done;
    }
    return await withApp(async (app) => carryOut(await command.plan(app, given), yes, terminal));
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    terminal.printError(`admin: ${error.message}`);
    if (error.exitCode === exitCodes.wrongInput) {
      terminal.printError(`See npm run admin -- ${command === undefined ? '' : `${command.name} `}--help`);
    }
    return error.exitCode;
  }
}

async function carryOut(plan: Plan, yes: boolean, terminal: Terminal): Promise<ExitCode> {
  if (plan.kind === 'unchanged') {
    terminal.print(`${plan.about} is as asked: nothing to do.`);
    return exitCodes.done;
  }
  if (plan.kind === 'list') {
    for (const line of plan.lines) terminal.print(line);
    return exitCodes.done;
  }
  terminal.print(`${plan.title}:`);
  for (const line of plan.lines) terminal.print(`  ${line}`);
  if (!yes && !(await isConfirmed(terminal))) {
    terminal.printError('admin: nothing was written.');
    return exitCodes.notConfirmed;
  }
  for (const line of await plan.write()) terminal.print(line);
  return exitCodes.done;
}

async function isConfirmed(terminal: Terminal): Promise<boolean> {
  if (terminal.interactive) return /^y(?:es)?$/i.test((await terminal.ask('Write this? [y/N] ')).trim());
  terminal.printError('admin: there is no terminal to ask on. Add --yes to write without asking.');
  return false;
}
