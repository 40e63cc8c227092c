import '@yado/shared/styles.css';
import './__generated__/panda.css';
import { applyColorMode, readColorMode } from '@yado/shared/site/color-mode';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.tsx';
import { BootFailure } from './boot/BootFailure.tsx';
import { MissingStylesError, moveStylesToHead, requireOwnStyles } from './boot/own-styles.ts';
import { followOutline } from './outline/follow-outline.ts';
import { checkNatives } from './natives/check-natives.ts';
import { report } from './telemetry/report.ts';

applyColorMode(readColorMode());
window
  .matchMedia('(prefers-color-scheme: dark)')
  .addEventListener('change', () => applyColorMode(readColorMode()));

const element = document.getElementById('root') as HTMLElement;
followOutline(element);
const root = createRoot(element, {
  onUncaughtError: (error) => {
    report({ kind: 'crash', message: String(error) });
    // React has removed the page. It is rendered again if overwritten natives were the cause, which are restored now.
    if (checkNatives()) root.render(app);
  },
});
let app: ReactNode = null;

start().then(
  (started) => {
    app = started;
    root.render(app);
  },
  (error: unknown) => {
    report({ kind: 'crash', message: String(error) });
    root.render(<BootFailure isIncomplete={error instanceof MissingStylesError} />);
  },
);

async function start() {
  await requireOwnStyles();
  // Before any remote adds its own.
  const moved = moveStylesToHead();
  const started = await boot();
  await moved;
  return started;
}
