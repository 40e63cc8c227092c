/** Whether a guest can stay in it. A refund changes what a room costs, not that it is booked. */
export function isStayable({ bookingStatus }: { readonly bookingStatus: string }): boolean {
  return bookingStatus === 'BOOKED';
}
