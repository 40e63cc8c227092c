interface ConfirmWords {
  /** On the button, behind the price. */
  action: string;
  /** The heading of the screen once the hotel has accepted. */
  completed: string;
}

const booking = { action: '予約を確定する', completed: '予約が確定しました' };
const dateChange = { action: '日程の変更を確定する', completed: '日程を変更しました' };

/** The button that books and the screen after it, for what shows them and for the texts that quote them. */
export function confirmWords(isDateChange: boolean): ConfirmWords {
  return isDateChange ? dateChange : booking;
}
