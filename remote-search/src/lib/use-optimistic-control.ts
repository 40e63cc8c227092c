import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A control that shows what the user chose in the next frame, and tells of it once that frame is painted: what the
 * choice changes elsewhere may take longer than a tap may wait for its answer.
 */
export function useOptimisticControl<T>(value: T, onChange: (value: T) => void): [T, (value: T) => void] {
  const [chosen, choose] = useState<{ value: T } | null>(null);
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    tell.current = onChange;
  });
  const change = (next: T) => {
    choose({ value: next });
    afterPaint(() => {
      tell.current(next);
      choose(null);
    });
  };
  return [chosen ? chosen.value : value, change];
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
