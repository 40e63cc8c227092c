import { AccountButton } from './AccountButton.tsx';

/** Keeps the account menu's place until it is there. */
export function AccountPlace({ name }: { name?: string }) {
  return (
    <span inert aria-hidden="true">
      <AccountButton name={name} />
    </span>
  );
}
