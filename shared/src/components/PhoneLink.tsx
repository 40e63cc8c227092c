import { css } from '#styled/css';
import { TextLink } from '@yado/shared/ui/TextLink';

interface Props {
  text: string;
  href: string;
  variant?: 'quiet';
}

/** Dials a number, which never breaks at the end of a line. */
export function PhoneLink({ text, href, variant }: Props) {
  return (
    <TextLink href={href} variant={variant} className={css({ whiteSpace: 'nowrap' })}>
      {text}
    </TextLink>
  );
}
