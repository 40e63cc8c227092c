import {
  type ComponentType,
  createElement,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { LatePartFailure } from './LatePartFailure.tsx';

/**
 * A part whose code comes when it is first wanted, and null until then. What can't be had is given up with a word about
 * it, and asked for again when it is wanted again.
 */
export function useLatePart<P extends object>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
  giveUp: () => void,
  props: P,
): ReactElement | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && !part;
  const loadPart = useEffectEvent(load);
  const onFailed = useEffectEvent(giveUp);
  useEffect(() => {
    if (!missing) return;
    let left = false;
    loadPart().then(
      (loaded) => {
        if (!left) setPart(() => loaded);
      },
      () => {
        if (left) return;
        setFailed(true);
        onFailed();
      },
    );
    return () => {
      left = true;
    };
  }, [missing]);
  if (part) return createElement(part, props);
  // While it is asked for again, the last word about it no longer holds.
  return failed && !wanted ? createElement(LatePartFailure, { onDismiss: () => setFailed(false) }) : null;
}
