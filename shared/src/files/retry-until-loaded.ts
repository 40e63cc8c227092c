const FIRST_WAIT_MS = 1_000;

/**
 * What `load` delivers, however often it fails: asked again after one second, two, four and so on up to
 * `longestWaitMs`, and at once when the line comes back. The first failure is reported as an uncaught error is, to anyone who
 * counts those of the page.
 */
export async function retryUntilLoaded<T>(load: () => Promise<T>, longestWaitMs: number): Promise<T> {
  let reported = false;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await load();
    } catch (error) {
      if (!reported) reportError(error);
      reported = true;
      await lineBackOr(waitMs);
    }
  }
}

function lineBackOr(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    window.addEventListener('online', go);
  });
}
