import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near the window, with a size; stays true. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (seen || !target || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (
          entries.some(
            ({ isIntersecting, boundingClientRect: { width, height } }) =>
              isIntersecting && width * height > 0,
          )
        )
          setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
