import {
  type ComponentType,
  createElement,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

/**
 * A part whose code comes when it is first wanted, and null until then. What can't be had is given up, and asked for
 * again when it is wanted again.
 */
export function useLatePart<P extends object>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
  giveUp: () => void,
  props: P,
): ReactElement | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
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
        if (!left) onFailed();
      },
    );
    return () => {
      left = true;
    };
  }, [missing]);
  return part && createElement(part, props);
}
