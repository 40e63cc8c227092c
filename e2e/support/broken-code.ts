import type { Edit } from './new-release.ts';

const MODULE_OF_SCREEN = /([\w$]+\.d\()([\w$]+)(,(?:\{\},)?\{Screen:)/;

/** A release in which the code of one screen throws as soon as it has arrived. */
export const throwsAtEvaluation = (chunk: string): Edit =>
  inScreen(chunk, MODULE_OF_SCREEN, '$1(()=>{throw new Error("broken at evaluation")})()$3');

/** A release in which one screen throws when it is shown. */
export const throwsAtFirstRender = (chunk: string): Edit =>
  inScreen(chunk, /([{,]Screen:)(?:\(\)=>[\w$]+|function)/, (found, start: string) => {
    const thrower = '()=>{throw new Error("broken at first render")}';
    // The build writes either a getter or the value itself, of which the rest follows.
    return found.endsWith('function') ? `${start}${thrower},rest:function` : `${start}()=>${thrower}`;
  });

function inScreen(
  chunk: string,
  pattern: RegExp,
  replacement: string | ((...found: string[]) => string),
): Edit {
  return (path, text) => {
    if (!path.includes(`/${chunk}.`) || !path.endsWith('.js')) return text;
    if (!pattern.test(text)) throw new Error(`no screen to break in ${path}`);
    return text.replace(pattern, replacement as string);
  };
}
