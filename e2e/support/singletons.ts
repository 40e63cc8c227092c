import type { Page } from '@playwright/test';

export interface SharedModule {
  versions: string[];
  /** How many different module objects were given out; 0 as long as nobody has asked. */
  copies: number;
  /** Builds that were given it. */
  users: string[];
}

interface Provided {
  lib?: (() => unknown) | null;
  useIn: string[];
}
type ShareScope = Record<string, Record<string, Provided>>;
interface Fiber {
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Counts the copies of React DOM that introduce themselves, as they do to React's developer tools. */
export async function watchRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const renderers = new Map<number, unknown>();
    const nothing = () => {};
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers,
        supportsFiber: true,
        inject: (renderer: unknown) => {
          renderers.set(renderers.size + 1, renderer);
          return renderers.size;
        },
        onCommitFiberRoot: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
        onScheduleFiberRoot: nothing,
        checkDCE: nothing,
      },
    });
  });
}

export function renderersOnPage(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: Map<number, unknown> } })
        .__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.size,
  );
}

/** What the federation runtime holds of every shared module, over host and remotes. */
export function sharedModulesOnPage(page: Page): Promise<Record<string, SharedModule>> {
  return page.evaluate(() => {
    const { __INSTANCES__: instances } = (
      window as unknown as {
        __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, ShareScope> }[] };
      }
    ).__FEDERATION__;
    const found: Record<string, { versions: Set<string>; copies: Set<unknown>; users: Set<string> }> = {};
    for (const { shareScopeMap } of instances)
      for (const scope of Object.values(shareScopeMap))
        for (const [name, versions] of Object.entries(scope))
          for (const [version, { lib, useIn }] of Object.entries(versions)) {
            found[name] ??= { versions: new Set(), copies: new Set(), users: new Set() };
            found[name].versions.add(version);
            if (lib) found[name].copies.add(lib());
            for (const user of useIn) found[name].users.add(user);
          }
    return Object.fromEntries(
      Object.entries(found).map(([name, sets]) => [
        name,
        { versions: [...sets.versions], copies: sets.copies.size, users: [...sets.users] },
      ]),
    );
  });
}

/** How many different Relay environments the mounted components hold, in context and in their queries. */
export function environmentsOnPage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    const environments = new Set<unknown>();
    const note = (value: unknown, depth: number) => {
      if (typeof value !== 'object' || value === null || depth > 2) return;
      const { environment } = value as { environment?: unknown };
      if (typeof environment === 'object' && environment !== null && 'getStore' in environment)
        environments.add(environment);
      else for (const inner of Object.values(value)) note(inner, depth + 1);
    };
    const visit = (fiber: Fiber | null | undefined) => {
      for (let each = fiber ?? null; each; each = each.sibling) {
        if (typeof each.memoizedProps === 'object' && each.memoizedProps !== null)
          for (const [name, value] of Object.entries(each.memoizedProps))
            if (name !== 'children') note(value, 0);
        note({ of: each.memoizedProps }, 1);
        visit(each.child);
      }
    };
    visit(key ? root[key] : null);
    return environments.size;
  });
}
