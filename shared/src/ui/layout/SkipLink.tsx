import { skipLink } from '#styled/recipes';

export interface SkipLinkProps {
  /** Id of the page's main element, or of what lies behind much else; it takes `tabIndex={-1}`. */
  targetId: string;
  label?: string;
}

/** The first thing the Tab key reaches, of the page or of its content. Moves the focus itself, so that the address stays. */
export function SkipLink({ targetId, label = '本文へ移動' }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={skipLink()}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {label}
    </a>
  );
}
