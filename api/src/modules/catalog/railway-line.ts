import { isLine } from './region-row.ts';

/** Whether a key names this line: without the railway (御堂筋線), or without 本 (中央線 for JR中央本線), as people say it. */
export function isNameOfLine(key: string, line: string): boolean {
  return isLine(key) && key.length > 1 && asSaid(line).endsWith(asSaid(key));
}

function asSaid(line: string): string {
  return line.replace(/本線$/, '線');
}
