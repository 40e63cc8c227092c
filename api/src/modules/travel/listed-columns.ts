/** Columns of a trip in a list, where each value costs. Others are read when a field needs them. */
export const listedTravelColumns = [
  'id',
  'travel_number',
  'branch_id',
  'agency_id',
  'user_id',
  'payment_type',
  'status',
  'property_id',
  'start_date',
  'end_date',
  'ends_at',
  'payment_price',
  'refund_price',
  'created_at',
] as const;

/** Columns of its rooms, without the supplier's own record. */
export const listedRoomColumns = [
  'id',
  'travel_id',
  'room_number',
  'eps_room_id',
  'room_name',
  'bed_type',
  'family_name',
  'given_name',
  'special_request',
  'status',
  'payment_price',
  'refund_price',
  'canceled_at',
  'cancel_state',
  'change_state',
] as const;
