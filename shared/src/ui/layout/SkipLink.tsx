import { skipLink } from '#styled/recipes';

export interface SkipLinkProps {
  /** Id of the page's main element, which takes `tabIndex={-1}`. */
  targetId: string;
}

/** The first thing the Tab key reaches. Moves the focus itself, so that the address stays. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={skipLink()}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      本文へ移動
    </a>
  );
}
