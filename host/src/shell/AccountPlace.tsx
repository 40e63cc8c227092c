import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { css } from '#styled/css';

/** Keeps the account menu's place until it is there; many names are as long. */
export function AccountPlace() {
  return (
    <span inert aria-hidden="true">
      <Button variant="ghost" size="sm" startIcon={<Icon name="user" />}>
        <span
          className={css({ display: { base: 'none', md: 'inline-block' }, marginLeft: '2', width: '4em' })}
        />
      </Button>
    </span>
  );
}
