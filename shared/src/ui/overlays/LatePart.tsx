import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { css } from '#styled/css';
import { Banner } from '../feedback/Banner.tsx';

export interface LatePartProps<P extends object> {
  /** False until somebody has pressed for it. */
  wanted: boolean;
  load: () => Promise<ComponentType<P>>;
  /** The part could not be loaded: `wanted` should become false. */
  giveUp: () => void;
  /** The part's own. */
  props: P;
}

/**
 * What opens at a press and comes in a file of its own: nothing until it is first wanted. What can’t be loaded is given up
 * with a word about it, and asked for again when it is wanted again.
 */
export function LatePart<P extends object>({ wanted, load, giveUp, props }: LatePartProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && !Part;
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
  if (Part) return <Part {...props} />;
  // While it is asked for again, the last word about it no longer holds.
  return failed && !wanted ? <Failure onDismiss={() => setFailed(false)} /> : null;
}

/** Where toasts are shown, which may be missing for the same reason. */
function Failure({ onDismiss }: { onDismiss: () => void }) {
  return createPortal(
    <div className={place}>
      <Banner tone="error" title="開くことができませんでした" onDismiss={onDismiss}>
        通信の状態をご確認のうえ、もう一度押してください。
      </Banner>
    </div>,
    document.body,
  );
}

const place = css({
  position: 'fixed',
  bottom: '4',
  right: '4',
  zIndex: 'toast',
  w: 'min(24rem, calc(100vw - 2rem))',
  _print: { display: 'none' },
});
