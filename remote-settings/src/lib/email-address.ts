/** What can be an address at all; whether it exists only its mailbox tells. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text);
}
