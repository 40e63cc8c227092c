import type { OutlineVisit } from '@yado/shared/contract/outline';
import type { OutlineUse } from './outline-use.ts';

export interface OutlineNames {
  /** Id of the outline's element. */
  id: string;
  /** Where the last known profile is in local storage. */
  profileKey: string;
}

/**
 * Runs in the head of a page, before anything is painted: its compiled text is written into the HTML, so it uses nothing
 * from outside itself. Says on the document's element who visits what, by which styles choose, and notes what is done with
 * the outline. Nothing that is typed into it leaves it: a form is sent once the host's own is ready.
 */
export function beginOutline({ userKey, access }: OutlineVisit, { id, profileKey }: OutlineNames): void {
  let user: string | null = null;
  let permissions: string[] | undefined;
  try {
    user = localStorage.getItem(userKey);
    permissions = JSON.parse(localStorage.getItem(profileKey) || 'null')?.profile?.permissions;
  } catch {
    // Storage may be forbidden, or hold what an older host has left.
  }
  const isAllowed = () => {
    if (access === 'public') return true;
    if (user === null) return false;
    if (access === 'signedIn' || !permissions) return true;
    return [access.permission].flat().some((permission) => permissions.includes(permission));
  };
  Object.assign(document.documentElement.dataset, {
    session: user === null ? 'out' : 'in',
    screen: isAllowed() ? 'shown' : 'hidden',
    here: location.pathname,
  });

  const use: OutlineUse = { pressed: null, isComposing: false, top: 0 };
  window.__yadoOutline = use;
  const listen = (type: string, listener: (event: Event) => void) => {
    const inOutline = (event: Event) => {
      if (document.getElementById(id)?.contains(event.target as Node)) listener(event);
    };
    document.addEventListener(type, inOutline, true);
  };
  listen('submit', (event) => event.preventDefault());
  listen('click', (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    use.pressed = (target as Element).closest<HTMLElement>('button, a');
    // Only the host's own link knows the way back, and the host may be about to lead somewhere itself.
    const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
    if (use.pressed?.localName === 'a' && isPlain) event.preventDefault();
  });
  listen('compositionstart', () => {
    use.isComposing = true;
  });
  listen('compositionend', () => {
    use.isComposing = false;
  });
  document.addEventListener('scroll', () => {
    use.top = scrollY;
  });
}
