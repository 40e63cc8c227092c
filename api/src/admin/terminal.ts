import { createInterface } from 'node:readline/promises';

/** Where a command's words go, and where its question is answered. */
export interface Terminal {
  print(text: string): void;
  printError(text: string): void;
  /** Whether somebody is there to answer. */
  interactive: boolean;
  ask(question: string): Promise<string>;
}

export const processTerminal: Terminal = {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      // The end of the input answers nothing.
      const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
      return await Promise.race([lines.question(question), ended]);
    } finally {
      lines.close();
    }
  },
};
