import { ContactsButton } from './ContactsButton.tsx';

/** Keeps the place of the contacts until they are there. */
export function ContactsPlace() {
  return (
    <span inert aria-hidden="true">
      <ContactsButton />
    </span>
  );
}
