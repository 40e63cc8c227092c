import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { openStep, type PageStep } from '../../routing/page-steps.ts';

/**
 * Closes what is open above the page by the way back: the browser's button, Android's button and gesture.
 * @param mayClose false while leaving would lose what was typed or begun: the way back then changes nothing.
 */
export function useBackToClose(open: boolean, onClose: () => void, mayClose = true): void {
  const leave = useEffectEvent(() => {
    if (mayClose) onClose();
    return mayClose;
  });
  const step = useRef<PageStep | null>(null);
  useEffect(() => {
    if (!open) return;
    const own = openStep(() => leave());
    step.current = own;
    return () => {
      own.end();
      step.current = null;
    };
  }, [open]);
  // What is open may change the page below it, as filters do.
  useLayoutEffect(() => step.current?.keep());
}
