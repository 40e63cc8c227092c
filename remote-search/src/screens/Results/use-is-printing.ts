import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is drawn for paper: a list that holds only what is near the window must be whole there. */
export function useIsPrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    // The browser prints right after it has notified us.
    const draw = () => flushSync(() => setPrinting(media.matches));
    const drawPaper = () => flushSync(() => setPrinting(true));
    media.addEventListener('change', draw);
    window.addEventListener('beforeprint', drawPaper);
    window.addEventListener('afterprint', draw);
    return () => {
      media.removeEventListener('change', draw);
      window.removeEventListener('beforeprint', drawPaper);
      window.removeEventListener('afterprint', draw);
    };
  }, []);
  return printing;
}
