import type { Edit } from './new-release.ts';

/** A release in which the code of one screen throws as soon as it has arrived. */
export const throwsAtEvaluation = (chunk: string): Edit =>
  edited(new RegExp(`/${chunk}\\.[^/]+\\.js$`), matchExports('Screen'), THROW_FIRST);

/** A release in which the one module that a remote exposes throws as soon as it has arrived. */
export const throwsWhenOpened = (): Edit => edited(/\.js$/, matchExports('routes'), THROW_FIRST);

/** A release in which one screen throws when it is shown. */
export const throwsAtFirstRender = (chunk: string): Edit =>
  edited(
    new RegExp(`/${chunk}\\.[^/]+\\.js$`),
    // The build writes either a getter or the value itself, of which the rest follows.
    /([{,]Screen:)(\(\)=>[\w$]+|function)/,
    (_found, start: string, value: string) => {
      const screen = '()=>{throw new Error("broken at first render")}';
      return value === 'function' ? `${start}${screen},rest:function` : `${start}()=>${screen}`;
    },
  );

/** A release whose one exposed module runs this statement as soon as it has arrived, and works but for that. */
export const afterOpening = (statement: string): Edit =>
  edited(/\.js$/, matchExports('routes'), first(statement));

/** A release of which one screen's code runs this statement as soon as it has arrived, and works but for that. */
export const whenShown = (chunk: string, statement: string): Edit =>
  edited(new RegExp(`/${chunk}\\.[^/]+\\.js$`), matchExports('Screen'), first(statement));

const first = (statement: string) => `$1((()=>{${statement}})(),$2)$3`;

const THROW_FIRST = '$1(()=>{throw new Error("broken at evaluation")})()$3';

/** Where a module of the build says what it exports. */
function matchExports(name: string): RegExp {
  return new RegExp(`([\\w$]+\\.d\\()([\\w$]+)(,(?:\\{\\},)?\\{${name}:)`);
}

function edited(path: RegExp, code: RegExp, replacement: string | ((...found: string[]) => string)): Edit {
  return (file, text) => (path.test(file) ? text.replace(code, replacement as string) : text);
}
