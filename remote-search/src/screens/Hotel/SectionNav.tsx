import { Link, useLocation } from '@yado/shared/router';
import { useEffect, useState } from 'react';
import { css } from '#styled/css';

const sections = [
  ['rooms', '客室と料金'],
  ['about', 'ホテルについて'],
  ['facilities', '設備・サービス'],
  ['surroundings', '周辺情報'],
  ['notes', 'ご宿泊の前に'],
  ['reviews', '口コミ'],
] as const;

/** Leads to the parts of this long page and tells which one is being read. */
export function SectionNav() {
  const { search, state } = useLocation();
  const current = useCurrentSection();
  return (
    <nav aria-label="このページの内容" className={bar} data-print="hide">
      <ul className={css({ display: 'flex', minW: 'max-content' })}>
        {sections.map(([id, label]) => (
          <li key={id}>
            <Link
              to={{ search, hash: `#${id}` }}
              state={state}
              replace
              aria-current={current === id ? 'location' : undefined}
              // The router scrolls; the keyboard continues from there too.
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              className={item}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section that is in the upper part of the window; null above the first. */
function useCurrentSection(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent(sections.find(([id]) => inView.has(id))?.[0] ?? null);
      },
      { rootMargin: '-64px 0px -65% 0px' },
    );
    for (const [id] of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

const bar = css({
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  mt: '3',
  mx: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  bg: 'bg',
  borderBottom: '1px solid {colors.border}',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  h: '12',
  px: '4',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'text.muted',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  _hover: { color: 'text' },
  _focusVisible: { outlineOffset: '-2px' },
  '&[aria-current]': { color: 'link', borderColor: 'primary' },
});
