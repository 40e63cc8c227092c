import { roomsToSearch } from './voucher-choice.ts';

/** Shows the chosen rooms at once, in a page without React: the address of the choice takes the place of this one. */
export function followRoomChoice(): void {
  const form = document.querySelector<HTMLFormElement>('[data-choose-rooms]');
  if (!form) return;
  // What was ticked before a way back is in the boxes again, and not in the page.
  form.reset();
  form.addEventListener('change', () => {
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    const numbers = (some: HTMLInputElement[]) => some.map(({ value }) => Number(value));
    const chosen = numbers(boxes.filter(({ checked }) => checked));
    location.replace(location.pathname + roomsToSearch(chosen, numbers(boxes)));
  });
}
