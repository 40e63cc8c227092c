// Generated from schema.graphql by api/codegen/generate.ts; do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { OfferedProfile } from '../../modules/accounting/own-profile-service.ts';
import type { AgencyRow, UserRow, BranchRow } from '../../modules/organization/tables.ts';
import type { AgencyChangeRow } from '../../modules/agency-change/tables.ts';
import type { CancelPenaltyModel, RateModel } from '../../modules/rate/rate-model.ts';
import type { BrakeModel, BrakeLiftModel, BrakeSubjectModel } from '../../modules/brake/brake-model.ts';
import type { ClipModel } from '../../modules/clip/clip-model.ts';
import type { CreditCardRow } from '../../modules/card/tables.ts';
import type { NewsEntry } from '../../adapters/content/content-port.ts';
import type { TravelRoomModel, ItineraryModel, TravelModel, VoucherModel } from '../../modules/travel/travel-models.ts';
import type { ReceiptRow } from '../../modules/receipt/tables.ts';
import type { ListedPaper } from '../../modules/paper/paper-search-store.ts';
import type { ListedFetch } from '../../modules/paper/fetch-store.ts';
import type { HotelTaxModel } from '../../modules/tax-ground/ground-service.ts';
import type { HotelTaxGroundRow } from '../../modules/tax-ground/tables.ts';
import type { InvoiceModel, InvoiceLineModel } from '../../modules/invoice/invoice-model.ts';
import type { InvoicePaymentRow } from '../../modules/invoice/tables.ts';
import type { Viewer } from '../../modules/viewer/viewer.ts';
import type { OperatorTaskRow } from '../../modules/operator-task/tables.ts';
import type { PriceCheckRow } from '../../modules/booking/tables.ts';
import type { PropertyContentSource } from '../../modules/catalog/map-property-content.ts';
import type { PropertySearchModel } from '../../modules/search/search-service.ts';
import type { TravelRow } from '../../modules/travel/tables.ts';
import type { RoomWithRateModel } from '../../modules/rate/map-rooms.ts';
import type { PreviousTravelCancelModel, ReplacementModel } from '../../modules/travel/date-change-models.ts';
import type { AskedTravelsExport } from '../../modules/document/travels-csv.ts';
import type { TravelerProfileFields } from '../../modules/traveler/tables.ts';
import type { RequestContext } from '../request-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar day, YYYY-MM-DD, of the years 1900 to 2199, in the time zone of the thing it describes (a stay: the property's). */
  Date: { input: string; output: string; }
  /** Instant as RFC 3339 with an explicit offset; a property's deadlines carry the property's own offset. */
  DateTime: { input: string; output: string | Date; }
  /** A sum in whole Japanese yen that may exceed the 2,147,483,647 of an Int; at most 9,007,199,254,740,991 either way. */
  Yen: { input: number; output: number; }
};

export type AccessRule =
  /** Also without a session. */
  | 'PUBLIC'
  | 'SIGNED_IN'
  /** No check of its own: the object came through a checked operation and a store that knows the tenant. */
  | 'REACHABLE';

/** How often a user, a branch or an address may call a field: api/src/limits/call-limits.ts has the numbers. */
export type CallLimit =
  /** Costs nothing outside and leaves no row behind that could pile up. */
  | 'NONE'
  | 'PUBLIC_KEY'
  | 'PASSWORD_RESET'
  | 'EMAIL_UNDO'
  | 'SEARCH'
  | 'SHOP'
  | 'CALENDAR'
  | 'PREPARE'
  | 'CONFIRM'
  | 'INVITE'
  | 'CARD'
  | 'ACCOUNT'
  | 'WRITE'
  | 'EXPORT'
  | 'ARCHIVE';

/** BOOKING: sent to the supplier, outcome not known yet (確認中). COMPLETED: the stay has ended. */
export type TravelStatus =
  | 'BOOKING'
  | 'BOOKED'
  | 'PARTIALLY_CANCELED'
  | 'CANCELED'
  | 'COMPLETED'
  | 'FAILED';

/** REFUNDED: an operator returned money outside the policy. */
export type HotelRoomStatus =
  | 'PENDING'
  | 'BOOKED'
  | 'CANCELED'
  | 'FAILED'
  | 'REFUNDED';

/** What a room is at the hotel, which knows nothing of money that an operator returned. */
export type RoomBookingStatus =
  | 'PENDING'
  | 'BOOKED'
  | 'CANCELED'
  | 'FAILED';

/** How much of a room's price an operator returned. */
export type ReturnedShare =
  | 'ALL'
  | 'PART';

export type RateStatus =
  | 'AVAILABLE'
  | 'PRICE_CHANGED'
  | 'SOLD_OUT';

export type PaymentType =
  | 'CREDIT_CARD'
  | 'INVOICE';

export type AvailablePaymentMethod =
  | 'CREDIT_CARD_ONLY'
  | 'INVOICE_ONLY'
  | 'CREDIT_CARD_AND_INVOICE';

export type InvoiceStatus =
  | 'DRAFT'
  | 'ISSUED'
  | 'PAID'
  | 'OVERDUE'
  | 'VOID';

export type BranchStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'SUSPENDED'
  | 'CLOSED';

export type UserRole =
  | 'EMPLOYEE'
  | 'COMPANY_ADMIN'
  | 'AGENCY'
  | 'OPERATOR';

export type EmployeeRole =
  | 'COMPANY_ADMIN'
  | 'EMPLOYEE';

export type EmployeeStatus =
  | 'INVITED'
  | 'ACTIVE'
  | 'DELETED';

export type Permission =
  | 'BOOK'
  | 'CANCEL'
  | 'VIEW_BRANCH_TRAVELS'
  | 'MANAGE_EMPLOYEES'
  | 'MANAGE_BRANCH'
  | 'MANAGE_CARDS'
  | 'VIEW_INVOICES'
  | 'AGENCY_DESK'
  | 'OPERATOR_DESK';

export type ActorRole =
  | 'COMPANY_EMPLOYEE'
  | 'COMPANY_ADMIN'
  | 'AGENCY'
  | 'OPERATOR'
  | 'SUPPLIER'
  | 'SYSTEM';

export type TravelHistoryType =
  | 'TRAVEL_BOOKED'
  | 'ROOM_CANCELED'
  | 'TRAVEL_CANCELED'
  | 'HOTEL_CREATED'
  | 'ROOM_CREATED'
  | 'ROOM_REFUNDED'
  /** Guest's name, smoking or special request of a room. */
  | 'ROOM_CHANGED'
  | 'DATE_CHANGED'
  /** An operator wrote down the tax of a trip from elsewhere, as its bill says. */
  | 'BILLED_TAX_RECORDED'
  /** Rooms of a trip were canceled while the one it replaces was still to be given up: that one is kept, or not. */
  | 'PREVIOUS_TRAVEL_KEEP_CHOSEN'
  | 'PREVIOUS_TRAVEL_CANCEL_CHOSEN';

export type RoomDetail =
  | 'GUEST_NAME'
  | 'SMOKING'
  | 'SPECIAL_REQUEST';

export type MealType =
  | 'NONE'
  | 'BREAKFAST'
  | 'HALF_BOARD'
  | 'FULL_BOARD'
  | 'ALL_INCLUSIVE'
  | 'OTHER';

export type RegionType =
  | 'COUNTRY'
  | 'PROVINCE_STATE'
  | 'HIGH_LEVEL_REGION'
  | 'MULTI_CITY_VICINITY'
  | 'CITY'
  | 'NEIGHBORHOOD'
  | 'POINT_OF_INTEREST'
  | 'AIRPORT'
  | 'TRAIN_STATION'
  | 'METRO_STATION';

export type PropertyRatingType =
  | 'STAR'
  | 'ALTERNATE';

export type CardBrand =
  | 'VISA'
  | 'MASTERCARD'
  | 'AMEX'
  | 'JCB'
  | 'DINERS'
  | 'DISCOVER'
  | 'UNIONPAY'
  | 'UNKNOWN';

export type PropertySort =
  | 'RECOMMENDED'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'GUEST_RATING'
  | 'STAR'
  | 'DISTANCE'
  /** The latest free cancellation first; of each hotel the cheapest rate that is free to cancel counts and is shown. */
  | 'CANCEL_DEADLINE';

/** What one condition of `PropertyFilterInput` is about. */
export type PropertyCondition =
  | 'PRICE'
  | 'STAR_RATING'
  | 'GUEST_RATING'
  | 'FREE_CANCELLATION'
  | 'MEAL_TYPE'
  | 'NON_SMOKING'
  | 'AMENITY'
  | 'CATEGORY'
  | 'DISTANCE'
  | 'CHAIN'
  | 'BED_TYPE'
  | 'ROOM_SIZE'
  | 'BREAKFAST_TIME';

/** TWIN: two beds for one person each, or more; DOUBLE: a bed for two, from a semi-double on. */
export type BedKind =
  | 'TWIN'
  | 'DOUBLE';

export type PropertyAmenity =
  | 'ALL_TIME_RECEPTION'
  | 'FREE_WIFI'
  | 'SAUNA'
  | 'FITNESS'
  | 'POOL'
  | 'LAUNDRY'
  | 'RESTAURANT'
  | 'MEETING_ROOM'
  | 'MULTI_LANGUAGE'
  | 'PARKING'
  | 'SPA'
  | 'PET';

export type ValueAddCategory =
  | 'FOOD_AND_BEVERAGE'
  | 'ENTERTAINMENT'
  | 'SERVICE'
  | 'ACTIVITY'
  | 'CREDIT';

export type ValueAddOfferType =
  | 'BUY_ONE_GET_ONE_FREE'
  | 'CREDIT'
  | 'DISCOUNT'
  | 'FREE'
  | 'VOUCHER';

export type TravelSort =
  | 'START_DATE_ASC'
  | 'START_DATE_DESC'
  | 'CREATED_AT_DESC';

export type DocFormat =
  | 'PDF'
  | 'CSV'
  /** Japan's standard electronic invoice (Peppol, UBL 2.1); none of a void invoice. */
  | 'JP_PINT';

export type PreparedBookingState =
  | 'OPEN'
  | 'EXPIRED'
  | 'BOOKING'
  | 'BOOKED'
  | 'FAILED';

export type BookErrorCode =
  | 'PRICE_CHECK_NOT_FOUND'
  | 'PRICE_CHECK_EXPIRED'
  | 'PRICE_CHANGED'
  | 'SOLD_OUT'
  | 'INVALID_GUEST_NAME'
  | 'INVALID_SPECIAL_REQUEST'
  | 'INVALID_CONTACT'
  | 'GUEST_COUNT_MISMATCH'
  | 'PAYMENT_METHOD_NOT_ALLOWED'
  | 'CARD_NOT_FOUND'
  | 'CARD_DECLINED'
  | 'CARD_AUTHENTICATION_REQUIRED'
  | 'CARD_UNAVAILABLE'
  | 'CREDIT_LIMIT_EXCEEDED'
  | 'BRANCH_SUSPENDED'
  | 'TERMS_NOT_ACCEPTED'
  | 'KEY_REUSED'
  | 'PREVIOUS_TRAVEL_NOT_CHANGEABLE'
  | 'PREVIOUS_PENALTY_CHANGED'
  | 'SIMILAR_TRAVEL'
  | 'TOO_MANY_FREE_ROOMS'
  | 'PROVIDER_UNAVAILABLE'
  | 'BOOKING_STATE_UNKNOWN'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type PrepareErrorCode =
  | 'RATE_NOT_FOUND'
  | 'PRICE_CHANGED'
  | 'SOLD_OUT'
  | 'OCCUPANCY_MISMATCH'
  | 'INVALID_STAY'
  | 'PACKAGE_NOT_ALLOWED'
  | 'PROPERTY_NOT_FOUND'
  | 'PREVIOUS_TRAVEL_NOT_CHANGEABLE'
  | 'PROVIDER_UNAVAILABLE'
  | 'BRANCH_SUSPENDED'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type CancelRoomsErrorCode =
  | 'ROOM_NOT_FOUND'
  | 'ALREADY_CANCELED'
  | 'PAST_CHECKIN'
  | 'PENALTY_CHANGED'
  /** The trip that this one replaces is still being given up: what becomes of it has to be said. */
  | 'PREVIOUS_TRAVEL_CHOICE_REQUIRED'
  /** It was given up or decided about meanwhile, or can't be kept for certain any more. */
  | 'PREVIOUS_TRAVEL_CHANGED'
  | 'PREVIOUS_PENALTY_CHANGED'
  /** A booking for other dates replaces this trip: it is being made, or is confirmed and gives this one up. */
  | 'DATE_CHANGE_UNDER_WAY'
  | 'PROVIDER_UNAVAILABLE'
  | 'CANCEL_STATE_UNKNOWN'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type PreviousTravelChoice =
  /** Refused once its cancellation is with the supplier. */
  | 'KEEP'
  /** Nothing more is sent to the supplier; what it has not canceled by now stays. */
  | 'KEEP_IF_NOT_CANCELED'
  | 'CANCEL';

/** What became of a trip that another one replaces. KEEPING: to be kept, but a cancellation is unanswered. */
export type ReplacementState =
  | 'CANCELING'
  | 'KEEPING'
  | 'KEPT'
  | 'INCOMPLETE';

export type ChangeRoomErrorCode =
  | 'ROOM_NOT_FOUND'
  | 'NOT_CHANGEABLE'
  | 'ALREADY_CANCELED'
  | 'INVALID_GUEST_NAME'
  | 'INVALID_SPECIAL_REQUEST'
  | 'PROVIDER_UNAVAILABLE'
  | 'CHANGE_STATE_UNKNOWN'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type ClipErrorCode =
  | 'ALREADY_CLIPPED'
  | 'LIMIT_EXCEEDED'
  | 'RATE_NOT_FOUND'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type EmployeeErrorCode =
  | 'INVALID_EMAIL'
  | 'INVALID_NAME'
  /** It reads as a web address, which mails would make a link of. */
  | 'NAME_CONTAINS_LINK'
  | 'EMAIL_ALREADY_USED'
  | 'ALREADY_INVITED'
  /** The address has had an invitation a moment ago, or as many as it should get in a day. */
  | 'MAILED_RECENTLY'
  /** The branch has sent as many invitations as it may in a day. */
  | 'MAILS_USED_UP'
  | 'EMPLOYEE_NOT_FOUND'
  | 'CANNOT_DELETE_SELF'
  | 'CANNOT_DELETE_ADMIN'
  | 'ALREADY_ADMIN'
  | 'NOT_ACTIVE'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type AgencyErrorCode =
  | 'AGENCY_NOT_FOUND'
  /** `field` says which. */
  | 'INVALID_FIELD'
  /** A field is no longer what `seen` says; nothing was saved. */
  | 'CHANGED_MEANWHILE'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type AgencyPictureKind =
  /** On invoices and receipts, beside the issuer's name. */
  | 'SEAL'
  /** On papers and in mails, in the place of the agency's name. */
  | 'LOGO';

/** Why a picture can't be an agency's seal or logo. */
export type AgencyPictureErrorCode =
  | 'AGENCY_NOT_FOUND'
  /** Neither PNG nor JPEG, whatever its name says. */
  | 'NOT_PNG_OR_JPEG'
  /** More than 70 KB. */
  | 'TOO_MANY_BYTES'
  /** Wider or higher than 2,000 pixels. */
  | 'TOO_MANY_PIXELS'
  /** Broken, or nothing can be seen on it. */
  | 'UNREADABLE_PICTURE'
  /** Somebody else changed the picture at the same time. */
  | 'CHANGED_MEANWHILE'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type AgencyUserErrorCode =
  | 'AGENCY_USER_NOT_FOUND'
  | 'CANNOT_DELETE_SELF'
  /** The caller is no longer a user of the agency. */
  | 'FORBIDDEN';

export type ReceiptErrorCode =
  | 'TRAVEL_NOT_FOUND'
  | 'RECEIPT_NOT_FOUND'
  /** The trip has no room of that number. */
  | 'ROOM_NOT_FOUND'
  | 'NOT_PAID_BY_CARD'
  /** The card is not charged yet. */
  | 'NOT_PAID_YET'
  /** The cardholder disputes the payment, or has got it back that way. */
  | 'PAYMENT_DISPUTED'
  /** One of the rooms has a receipt. */
  | 'ALREADY_ISSUED'
  /** No room is left, or nothing has changed since the last paper. */
  | 'NOTHING_TO_SAY'
  /** It would not be the price that was seen; nothing was issued. */
  | 'AMOUNT_CHANGED'
  /** Empty, longer than 80 characters, or more than a line. */
  | 'INVALID_ADDRESSEE'
  /** It has characters that the paper can't show. */
  | 'UNPRINTABLE_ADDRESSEE'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type BranchErrorCode =
  | 'BRANCH_NOT_FOUND'
  | 'REQUIRED'
  | 'TOO_LONG'
  /** It reads as a web address, which mails would make a link of. */
  | 'CONTAINS_LINK'
  | 'INVALID_POSTAL_CODE'
  | 'INVALID_PHONE'
  /** Not a scheme of four digits, a colon and an identifier; of 0188 and 0221 the number itself is wrong. */
  | 'INVALID_PEPPOL_ID'
  /** A field is no longer what `seen` says; nothing was saved. */
  | 'CHANGED_MEANWHILE'
  | 'FORBIDDEN'
  | 'UNEXPECTED';

export type OfficeErrorCode =
  /** Empty, longer than 40 characters or of several lines. */
  | 'INVALID_NAME'
  /** The branch has an office of that name. */
  | 'NAME_TAKEN'
  | 'PLACE_NOT_FOUND'
  /** A branch has 20 offices at most. */
  | 'TOO_MANY'
  | 'OFFICE_NOT_FOUND'
  /** What is to be changed was changed by somebody else since it was seen: nothing is saved. */
  | 'CHANGED_MEANWHILE';

export type BranchStatusErrorCode =
  | 'BRANCH_NOT_FOUND'
  | 'STATUS_NOT_ALLOWED';

export type AccountErrorCode =
  | 'INVALID_EMAIL'
  | 'INVALID_NAME'
  /** It reads as a web address, which mails would make a link of. */
  | 'NAME_CONTAINS_LINK'
  | 'EMAIL_ALREADY_USED'
  /** The address has had such a mail a moment ago, or as many as it should get in a day. */
  | 'MAILED_RECENTLY'
  /** The agency has added as many people as it may in a day. */
  | 'MAILS_USED_UP'
  | 'AGENCY_NOT_FOUND'
  | 'UNEXPECTED';

export type TravelKeyState =
  | 'OPEN'
  /** The stay is over for 30 days, or the branch is closed. A member can make a new link for the former. */
  | 'ENDED'
  /** No such key, or it was revoked. */
  | 'UNKNOWN';

export type PasswordCodeErrorCode =
  | 'CODE_WRONG'
  | 'CODE_EXPIRED'
  | 'TOO_MANY_TRIES'
  | 'WEAK_PASSWORD'
  | 'UNEXPECTED';

export type UndoEmailChangeErrorCode =
  | 'CODE_WRONG'
  | 'CODE_EXPIRED'
  | 'ADDRESS_TAKEN'
  | 'ACCOUNT_DISABLED';

export type ExternalBookingErrorCode =
  | 'BRANCH_NOT_FOUND'
  | 'EMPLOYEE_NOT_FOUND'
  | 'BRANCH_SUSPENDED'
  | 'INVALID_STAY'
  | 'INVALID_GUEST_NAME'
  | 'GUEST_COUNT_MISMATCH'
  | 'INVALID_SUPPLIER'
  | 'INVALID_CONFIRMATION'
  | 'INVALID_HOTEL_NAME'
  | 'INVALID_CITY'
  | 'INVALID_PRICE'
  | 'INVALID_CANCEL_PENALTY'
  | 'PAYMENT_METHOD_NOT_ALLOWED'
  | 'CREDIT_LIMIT_EXCEEDED'
  | 'ALREADY_RECORDED'
  | 'COUNTRY_REQUIRED'
  | 'INVALID_COUNTRY'
  /** The country has several clocks and the catalog does not know the city. */
  | 'TIME_ZONE_REQUIRED'
  | 'INVALID_TIME_ZONE'
  | 'INVALID_ADDRESS'
  /** Not dialable: of Japan with or without +81, of elsewhere with + and the country's code. */
  | 'INVALID_PHONE'
  /** Several places of the catalog in this country have this name, and none was chosen. */
  | 'PLACE_REQUIRED'
  /** No such place in the catalog, or one in another country. */
  | 'INVALID_PLACE'
  /** Not 8 or 10 percent, more than is in the price, or of a stay abroad. */
  | 'INVALID_BILLED_TAX'
  /** Of the bill no part is taxed, two are of one rate, or one is of nothing. */
  | 'INVALID_BILLED_PARTS'
  /** The parts of the bill are not the price together; `missingPrice` says by how much. */
  | 'BILLED_PARTS_NOT_PRICE'
  /** On the bill: not T and 13 digits, or the check digit is wrong. */
  | 'INVALID_BILL_NUMBER'
  /** The seller's own, or the platform's: who sells is not who billed. */
  | 'OWN_BILL_NUMBER'
  | 'UNEXPECTED';

export type AddresseeKind =
  | 'COMPANY'
  | 'PERSON';

export type RefundErrorCode =
  | 'ROOM_NOT_FOUND'
  | 'NOT_REFUNDABLE'
  | 'INVALID_PRICE'
  | 'REASON_REQUIRED'
  | 'PROVIDER_UNAVAILABLE'
  /** More than the card provider still has of the payment: some of it was given back without our knowledge. */
  | 'EXCEEDS_CARD_PAYMENT'
  /** The card provider does not say what it still has. */
  | 'CARD_PROVIDER_UNAVAILABLE'
  /** The cardholder disputes the payment at their bank: nothing goes back to the card before that is over. */
  | 'CARD_DISPUTED'
  | 'UNEXPECTED';

export type InvoiceErrorCode =
  | 'INVOICE_NOT_FOUND'
  | 'STATUS_NOT_ALLOWED'
  /** Not a day from the issue of the invoice to today. */
  | 'PAYMENT_DAY_NOT_ALLOWED'
  /** Not a whole sum between 1 yen and what is left to pay. */
  | 'PAYMENT_PRICE_NOT_ALLOWED'
  /** No payment of the invoice that counts (any more). */
  | 'PAYMENT_REMOVED'
  /** An invoice of which something was paid is not voided. */
  | 'INVOICE_HAS_PAYMENTS'
  /** The branch has used the credit that the payment gave back. */
  | 'CREDIT_USED'
  | 'UNEXPECTED';

export type InvoiceLineKind =
  | 'BOOKING'
  | 'CANCEL_CREDIT'
  | 'REFUND_CREDIT';

/** What of the platform's certainty about money and bookings needs a person. */
export type OperatorTaskKind =
  | 'BOOKING_UNKNOWN'
  | 'CANCEL_UNKNOWN'
  | 'CHANGE_UNKNOWN'
  | 'DATE_CHANGE_INCOMPLETE'
  | 'CAPTURE_FAILED'
  | 'RELEASE_FAILED'
  | 'REFUND_FAILED'
  /** A cardholder disputes a payment at their bank. */
  | 'DISPUTE'
  | 'STRAY_AUTHORIZATION'
  | 'ORPHAN_ITINERARY'
  | 'ITINERARY_MISSING'
  | 'STATUS_MISMATCH'
  | 'AMOUNT_MISMATCH'
  /** The supplier has a booking of ours that our rows do not know, as after a restore of a backup. */
  | 'LOST_BOOKING'
  /** The card provider has a payment of ours that our rows do not know, and no booking behind it was found. */
  | 'LOST_PAYMENT'
  | 'DEAD_LETTER'
  | 'HOLD_EXPIRING'
  | 'MAIL_UNSENT'
  /** The mail relay refused the recipient for good; the mail is not sent again. */
  | 'MAIL_REFUSED'
  | 'ACCOUNT_TASK_OVERDUE'
  /** A user of an agency changed where its customers pay, or the number under which it issues invoices. */
  | 'AGENCY_PAYEE_CHANGED'
  /** What trips cost, what was taken for them and what papers say do not agree. */
  | 'BOOKS_MISMATCH';

export type OperatorTaskStatus =
  | 'OPEN'
  | 'RESOLVED';

/** NOT_BOOKED, for BOOKING_UNKNOWN and HOLD_EXPIRING alone: the supplier has no such booking; the attempt fails and its funds are released. */
export type OperatorTaskOutcome =
  | 'HANDLED'
  | 'NOT_BOOKED';

/** How far the answer to a dispute has come. OPEN: evidence can be sent, once. OVER: it is too late, or decided. */
export type DisputeAnswer =
  | 'OPEN'
  | 'SENT'
  | 'OVER';

export type SendDisputeEvidenceErrorCode =
  | 'TASK_NOT_FOUND'
  /** It is too late, or decided, or our rows have no trip to tell of. */
  | 'NOT_ANSWERABLE'
  | 'ALREADY_SENT'
  /** Nothing is known to be sent; sending it once more is safe. */
  | 'CARD_PROVIDER_UNAVAILABLE';

export type OperatorTaskErrorCode =
  | 'TASK_NOT_FOUND'
  | 'ALREADY_RESOLVED'
  | 'OUTCOME_NOT_ALLOWED'
  | 'NOTE_REQUIRED';

/** Limits that all processes count together: those of `CallLimit`, and others. CARD_REFUSED: cards that issuers refused. LOOK_TO_BOOK: looks of a branch for the bookings it makes. */
export type BrakeLimit =
  | 'PASSWORD_RESET'
  | 'EMAIL_UNDO'
  | 'SEARCH'
  | 'SHOP'
  | 'CALENDAR'
  | 'PREPARE'
  | 'CONFIRM'
  | 'INVITE'
  | 'CARD'
  | 'CARD_REFUSED'
  | 'ACCOUNT'
  | 'WRITE'
  | 'EXPORT'
  | 'ARCHIVE'
  | 'LOOK_TO_BOOK'
  | 'INVITATION_MAIL'
  | 'FIRST_PASSWORD_MAIL'
  | 'BOOKED_MAIL'
  | 'CANCELED_MAIL';

/** Whose calls are counted, or whose mails. ADDRESS: of what one subscriber is given. */
export type BrakePer =
  | 'USER'
  | 'BRANCH'
  | 'AGENCY'
  | 'ADDRESS';

export type LiftBrakeErrorCode =
  | 'BRAKE_NOT_FOUND'
  | 'REASON_REQUIRED'
  | 'ALREADY_LIFTED';

export type PageInfo = {
  __typename?: 'PageInfo';
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** An amount in the property's own currency, collected by the property; a decimal string. */
export type Money = {
  __typename?: 'Money';
  currency: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type Coordinates = {
  __typename?: 'Coordinates';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type DownloadLink = {
  __typename?: 'DownloadLink';
  url: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type Myself = {
  __typename?: 'Myself';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  role: UserRole;
  status: EmployeeStatus;
  permissions: Array<Permission>;
  /** Null for agency users and operators. */
  companyBranch?: Maybe<CompanyBranch>;
  /** The agency of the user's branch, or of the agency user. */
  agency?: Maybe<Agency>;
  /** Null for people who book nothing. */
  travelerProfile?: Maybe<TravelerProfile>;
  /** How many rates they have saved. */
  savedRateCount: Scalars['Int']['output'];
  /** Where people of their branch work, in the order in which it was entered; none for agency users and operators. */
  offices: Array<Office>;
  /** What their branch has to pay, due first before due later: 20 at most. None for people who see no invoices, and for desks. */
  unpaidInvoices: Array<Invoice>;
};

/** A place of work of a branch, around which its people look for hotels. */
export type Office = {
  __typename?: 'Office';
  id: Scalars['ID']['output'];
  /** As the branch calls it: `大阪支社`. */
  name: Scalars['String']['output'];
  /** The station, area or building by which it is found; null when the catalog has it no more. */
  place?: Maybe<SearchSuggestionSpot>;
  /** The name of the person who entered it. */
  addedBy: Scalars['String']['output'];
  addedAt: Scalars['DateTime']['output'];
};

/** What a person enters in bookings for themself: each one begins with it. */
export type TravelerProfile = {
  __typename?: 'TravelerProfile';
  /** The person's own id. */
  id: Scalars['ID']['output'];
  /** In Latin letters, as in the passport; null while nothing is entered. */
  guestName?: Maybe<GuestName>;
  /** Of Japan: `03-1234-5678`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Whether they want a smoking room where the room leaves a choice. */
  smoking: Scalars['Boolean']['output'];
  /** Which beds are chosen first where a rate has several. */
  bed?: Maybe<BedWish>;
  /** From 12 to 24 o'clock: about when they arrive at the hotel; 24 is midnight or later. */
  arrivalHour?: Maybe<Scalars['Int']['output']>;
};

export type BedWish =
  | 'ONE_BED'
  | 'TWO_BEDS';

export type CompanyBranch = {
  __typename?: 'CompanyBranch';
  id: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  companyCode: Scalars['String']['output'];
  branchName: Scalars['String']['output'];
  /** The customer's own default codes, free text. */
  companyIdByEmployee?: Maybe<Scalars['String']['output']>;
  departmentIdByEmployee?: Maybe<Scalars['String']['output']>;
  postalCode?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  cityAndLine?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneExtension?: Maybe<Scalars['String']['output']>;
  /** Where it receives electronic invoices, as Peppol writes it: `0188:8000000000001`. */
  peppolId?: Maybe<Scalars['String']['output']>;
  status: BranchStatus;
  /** Remaining credit for payment by invoice, in yen. */
  cashBalance: Scalars['Yen']['output'];
  /** What this branch may pay with: its own setting intersected with its agency's. */
  availablePaymentMethod: AvailablePaymentMethod;
  agency?: Maybe<Agency>;
};

export type PostalAddress = {
  __typename?: 'PostalAddress';
  state: Scalars['String']['output'];
  cityAndLine: Scalars['String']['output'];
};

export type CompanyBranchEdge = {
  __typename?: 'CompanyBranchEdge';
  node?: Maybe<CompanyBranch>;
  cursor: Scalars['String']['output'];
};

export type CompanyBranchConnection = {
  __typename?: 'CompanyBranchConnection';
  edges: Array<Maybe<CompanyBranchEdge>>;
  nodes: Array<Maybe<CompanyBranch>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type Employee = {
  __typename?: 'Employee';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  role: EmployeeRole;
  status: EmployeeStatus;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  companyBranch: CompanyBranch;
  /** While invited: when the recipient of the latest invitation was refused for good; null once another one was sent. */
  undeliveredInvitationAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name in Latin letters: of the employee's own profile, else of their last stay. */
  guestName?: Maybe<GuestName>;
};

export type GuestName = {
  __typename?: 'GuestName';
  familyName: Scalars['String']['output'];
  givenName: Scalars['String']['output'];
};

export type EmployeeEdge = {
  __typename?: 'EmployeeEdge';
  node?: Maybe<Employee>;
  cursor: Scalars['String']['output'];
};

export type EmployeeConnection = {
  __typename?: 'EmployeeConnection';
  edges: Array<Maybe<EmployeeEdge>>;
  nodes: Array<Maybe<Employee>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** What a person holding the code of an invitation may see before signing up. */
export type Invitation = {
  __typename?: 'Invitation';
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  branchName: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  agency?: Maybe<PublicAgency>;
};

export type Agency = {
  __typename?: 'Agency';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  logoURL?: Maybe<Scalars['String']['output']>;
  cmsContentIdOfTerms?: Maybe<Scalars['String']['output']>;
  privacyPolicyURL?: Maybe<Scalars['String']['output']>;
  headerContactMail?: Maybe<Scalars['String']['output']>;
  headerContactPhone?: Maybe<Scalars['String']['output']>;
  faqURL?: Maybe<Scalars['String']['output']>;
  licenseNumber?: Maybe<Scalars['String']['output']>;
  specialRemarks?: Maybe<Scalars['String']['output']>;
  specialAgencyName?: Maybe<Scalars['String']['output']>;
  availablePaymentMethod: AvailablePaymentMethod;
  normalTravelContactText?: Maybe<Scalars['String']['output']>;
  emergencyTravelContactText?: Maybe<Scalars['String']['output']>;
  /** For guests abroad, as are the next: what a document's English part shows. */
  normalTravelContactTextEn?: Maybe<Scalars['String']['output']>;
  emergencyTravelContactTextEn?: Maybe<Scalars['String']['output']>;
  /** Its kind of travel agency, such as 第2種旅行業. */
  licenseGrade?: Maybe<Scalars['String']['output']>;
  /** Who represents the company, with the title. */
  representative?: Maybe<Scalars['String']['output']>;
  /** Where the company is, on one line. */
  postalAddress?: Maybe<Scalars['String']['output']>;
  /** T and 13 digits; null: it issues no qualified invoices. */
  registrationNumber?: Maybe<Scalars['String']['output']>;
  /** Whom to ask about its invoices. */
  billingContact?: Maybe<Scalars['String']['output']>;
  /** Where its invoices are paid to; null: the platform collects for it. */
  bankAccount?: Maybe<Scalars['String']['output']>;
  /** The picture of its seal on invoices and receipts, as a `data:` URL; null also for everybody outside of the desks. */
  seal?: Maybe<Scalars['String']['output']>;
  /** The picture of its logo on papers and in mails, as a `data:` URL; null also for everybody outside of the desks. */
  paperLogo?: Maybe<Scalars['String']['output']>;
};

/** Somebody changed what an agency says of itself or how it is paid. */
export type AgencyChange = {
  __typename?: 'AgencyChange';
  id: Scalars['ID']['output'];
  changedAt: Scalars['DateTime']['output'];
  /** Null for agency users when the platform did it, and for everybody when its administrators did it by command. */
  changedByName?: Maybe<Scalars['String']['output']>;
  fields: Array<AgencyFieldChange>;
};

export type AgencyFieldChange = {
  __typename?: 'AgencyFieldChange';
  /** As in Agency. */
  field: Scalars['String']['output'];
  /** Null: it was empty. */
  before?: Maybe<Scalars['String']['output']>;
  after?: Maybe<Scalars['String']['output']>;
};

export type AgencyChangeEdge = {
  __typename?: 'AgencyChangeEdge';
  node?: Maybe<AgencyChange>;
  cursor: Scalars['String']['output'];
};

export type AgencyChangeConnection = {
  __typename?: 'AgencyChangeConnection';
  edges: Array<Maybe<AgencyChangeEdge>>;
  nodes: Array<Maybe<AgencyChange>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AgencyEdge = {
  __typename?: 'AgencyEdge';
  node?: Maybe<Agency>;
  cursor: Scalars['String']['output'];
};

export type AgencyConnection = {
  __typename?: 'AgencyConnection';
  edges: Array<Maybe<AgencyEdge>>;
  nodes: Array<Maybe<Agency>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AgencyUser = {
  __typename?: 'AgencyUser';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  agency: Agency;
  createdAt: Scalars['DateTime']['output'];
};

export type AgencyUserEdge = {
  __typename?: 'AgencyUserEdge';
  node?: Maybe<AgencyUser>;
  cursor: Scalars['String']['output'];
};

export type AgencyUserConnection = {
  __typename?: 'AgencyUserConnection';
  edges: Array<Maybe<AgencyUserEdge>>;
  nodes: Array<Maybe<AgencyUser>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type OperatorUser = {
  __typename?: 'OperatorUser';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type OperatorUserEdge = {
  __typename?: 'OperatorUserEdge';
  node?: Maybe<OperatorUser>;
  cursor: Scalars['String']['output'];
};

export type OperatorUserConnection = {
  __typename?: 'OperatorUserConnection';
  edges: Array<Maybe<OperatorUserEdge>>;
  nodes: Array<Maybe<OperatorUser>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SearchSuggestionSpot = {
  __typename?: 'SearchSuggestionSpot';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nameFull: Scalars['String']['output'];
  nameEn: Scalars['String']['output'];
  type: RegionType;
  /** ISO 3166-1 alpha-2; null where the catalog does not say it. */
  countryCode?: Maybe<Scalars['String']['output']>;
  coordinates: Coordinates;
  /** Hotels inside the region or near the spot. */
  propertyCount: Scalars['Int']['output'];
};

export type HotelOverview = {
  __typename?: 'HotelOverview';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nameEn: Scalars['String']['output'];
  city?: Maybe<Scalars['String']['output']>;
  countryCode: Scalars['String']['output'];
  ratings: PropertyRatings;
  images: Array<PropertyImage>;
};

export type PropertyContent = {
  __typename?: 'PropertyContent';
  /** The supplier's property id for Japanese content; `<property id>@<language>` for other languages, as they are other records. */
  id: Scalars['ID']['output'];
  /** The supplier's property id, whatever the language: for addresses and inputs. */
  epsPropertyId: Scalars['ID']['output'];
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
  nameEn: Scalars['String']['output'];
  category: PropertyCategory;
  spokenLanguages: Array<Scalars['String']['output']>;
  themes: Array<Scalars['String']['output']>;
  withPet: Scalars['Boolean']['output'];
  address: PropertyAddress;
  coordinates: Coordinates;
  countryCode: Scalars['String']['output'];
  /** IANA name, for deadlines in property time. */
  timeZone: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  ratings: PropertyRatings;
  images: Array<PropertyImage>;
  descriptions: PropertyDescriptions;
  amenities: Array<PropertyAmenity>;
  allTimeReception: Scalars['Boolean']['output'];
  freeWiFi: Scalars['Boolean']['output'];
  sauna: Scalars['Boolean']['output'];
  fitness: Scalars['Boolean']['output'];
  pool: Scalars['Boolean']['output'];
  laundry: Scalars['Boolean']['output'];
  restaurants: Scalars['Boolean']['output'];
  meetingRoom: Scalars['Boolean']['output'];
  multiLanguage: Scalars['Boolean']['output'];
  parking: Scalars['Boolean']['output'];
  spa: Scalars['Boolean']['output'];
  infectionPrevention: InfectionPrevention;
  attributes: PropertyAttributes;
  rooms: Array<Room>;
  /**
   * The cheapest bookable rate of that stay; null when sold out. With `choice` the one that a list of that filter and order shows,
   * null when no rate passes. Without it, for a hotel of a search's answer, the one that this search found. The arguments keep the prices of two lists apart in a client's store.
   */
  cheapestPriceV2?: Maybe<CheapestPrice>;
  /** Meters from the region's center or the point; null for a region as large as a prefecture or a country. */
  distanceMeters?: Maybe<Scalars['Int']['output']>;
  /** What `distanceMeters` is measured from; null when there is no such region. */
  distanceOrigin?: Maybe<SearchOrigin>;
  importantNotes: ImportantNotes;
  guestReviews: Array<GuestReview>;
  /** Stations, airports and sights around it, nearest first: up to `first` of each type. */
  nearbySpots: Array<NearbySpot>;
  /** Other hotels around it, nearest first. None without signing in: a public key opens one hotel. */
  nearbyHotels: Array<NearbyHotel>;
};


export type PropertyContentImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type PropertyContentCheapestPriceV2Args = {
  stay: RoomsWithRateInput;
  choice?: InputMaybe<RateChoiceInput>;
};


export type PropertyContentDistanceMetersArgs = {
  from: RegionInput;
};


export type PropertyContentDistanceOriginArgs = {
  from: RegionInput;
};


export type PropertyContentGuestReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type PropertyContentNearbySpotsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type PropertyContentNearbyHotelsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A distance in a straight line belongs to the hotel it is measured from, so neither of these has an identity. */
export type NearbySpot = {
  __typename?: 'NearbySpot';
  spot: SearchSuggestionSpot;
  distanceMeters: Scalars['Int']['output'];
};

export type NearbyHotel = {
  __typename?: 'NearbyHotel';
  propertyContent: PropertyContent;
  distanceMeters: Scalars['Int']['output'];
};

export type PropertyCategory = {
  __typename?: 'PropertyCategory';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type PropertyAddress = {
  __typename?: 'PropertyAddress';
  postalCode?: Maybe<Scalars['String']['output']>;
  stateProvinceName?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  line1: Scalars['String']['output'];
  line2?: Maybe<Scalars['String']['output']>;
};

export type PropertyRatings = {
  __typename?: 'PropertyRatings';
  property?: Maybe<PropertyStarRating>;
  guest?: Maybe<GuestRating>;
};

export type PropertyStarRating = {
  __typename?: 'PropertyStarRating';
  type: PropertyRatingType;
  rating: Scalars['Float']['output'];
};

/** 1.0-5.0 each. */
export type GuestRating = {
  __typename?: 'GuestRating';
  overall: Scalars['Float']['output'];
  cleanliness?: Maybe<Scalars['Float']['output']>;
  service?: Maybe<Scalars['Float']['output']>;
  comfort?: Maybe<Scalars['Float']['output']>;
  condition?: Maybe<Scalars['Float']['output']>;
  neighborhood?: Maybe<Scalars['Float']['output']>;
  amenities?: Maybe<Scalars['Float']['output']>;
  count: Scalars['Int']['output'];
};

export type PropertyImage = {
  __typename?: 'PropertyImage';
  url: Scalars['String']['output'];
  largeUrl: Scalars['String']['output'];
  category?: Maybe<Scalars['String']['output']>;
  caption?: Maybe<Scalars['String']['output']>;
};

export type PropertyDescriptions = {
  __typename?: 'PropertyDescriptions';
  headline?: Maybe<Scalars['String']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  rooms?: Maybe<Scalars['String']['output']>;
  dining?: Maybe<Scalars['String']['output']>;
  amenities?: Maybe<Scalars['String']['output']>;
  attractions?: Maybe<Scalars['String']['output']>;
  businessAmenities?: Maybe<Scalars['String']['output']>;
  renovations?: Maybe<Scalars['String']['output']>;
  general?: Maybe<Scalars['String']['output']>;
};

/** Measures the property states; empty when it states none. */
export type InfectionPrevention = {
  __typename?: 'InfectionPrevention';
  measures: Array<Scalars['String']['output']>;
};

export type PropertyAttributes = {
  __typename?: 'PropertyAttributes';
  general: PropertyGeneralAttributes;
};

export type PropertyGeneralAttributes = {
  __typename?: 'PropertyGeneralAttributes';
  canUseUnicodeInSpecialRequest: Scalars['Boolean']['output'];
};

/** What the cheapest rate costs: per room and night, and the whole stay, tax included, paid now. */
export type CalendarDayState =
  | 'AVAILABLE'
  | 'SOLD_OUT'
  /** The supplier did not answer for this day. */
  | 'UNKNOWN';

/** What a stay of as many nights would cost from another day on. Never newer than it says: a booking checks the price again. */
export type CalendarDay = {
  __typename?: 'CalendarDay';
  checkin: Scalars['Date']['output'];
  checkout: Scalars['Date']['output'];
  state: CalendarDayState;
  /** The lowest for one room and night of what the choice takes, tax included; null unless it is AVAILABLE. */
  paymentPrice?: Maybe<Scalars['Int']['output']>;
  /** When the supplier said so; null when it did not answer. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CheapestPrice = {
  __typename?: 'CheapestPrice';
  paymentPrice: Scalars['Int']['output'];
  totalPaymentPrice: Scalars['Int']['output'];
  propertyPrice?: Maybe<TotalPropertyPrice>;
  /** Of all rooms and nights; null also for content in English, as the rules go by Japanese names. */
  localTax?: Maybe<LocalTaxEstimate>;
  localTaxState: LocalTaxState;
  mealType: MealType;
  refundable: Scalars['Boolean']['output'];
  freeCancelUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Canceling never costs anything: `freeCancelUntil` is no deadline then. */
  alwaysFreeCancel: Scalars['Boolean']['output'];
  /** What canceling costs right after booking, in whole yen for all rooms: `totalPaymentPrice` where nothing is given back. */
  cancelPenaltyNow: Scalars['Int']['output'];
  availableRooms?: Maybe<Scalars['Int']['output']>;
};

export type ImportantNotes = {
  __typename?: 'ImportantNotes';
  checkin: CheckinNotes;
  checkinSpecialInstructions?: Maybe<Scalars['String']['output']>;
  mandatoryFee?: Maybe<Scalars['String']['output']>;
  optionalFee?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  knowBeforeYouGo?: Maybe<Scalars['String']['output']>;
};

export type CheckinNotes = {
  __typename?: 'CheckinNotes';
  beginTime?: Maybe<Scalars['String']['output']>;
  endTime?: Maybe<Scalars['String']['output']>;
  minAge?: Maybe<Scalars['Int']['output']>;
  twentyFourHour: Scalars['Boolean']['output'];
  checkoutTime?: Maybe<Scalars['String']['output']>;
};

export type GuestReview = {
  __typename?: 'GuestReview';
  source: Scalars['String']['output'];
  rating: Scalars['Float']['output'];
  reviewerName?: Maybe<Scalars['String']['output']>;
  submittedDate: Scalars['Date']['output'];
  title?: Maybe<Scalars['String']['output']>;
  body?: Maybe<Scalars['String']['output']>;
};

/** A room type as content describes it, without a stay. */
export type Room = {
  __typename?: 'Room';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  descriptions: RoomDescriptions;
  images: Array<PropertyImage>;
  bedGroups: Array<BedGroup>;
  amenities: Array<RoomAmenity>;
  roomAmenities: RoomAmenityFlags;
  areaSquareMeters?: Maybe<Scalars['Float']['output']>;
  maxOccupancy?: Maybe<Scalars['Int']['output']>;
};

export type RoomDescriptions = {
  __typename?: 'RoomDescriptions';
  overview?: Maybe<Scalars['String']['output']>;
};

export type RoomAmenity = {
  __typename?: 'RoomAmenity';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type RoomAmenityFlags = {
  __typename?: 'RoomAmenityFlags';
  freeWiFi: Scalars['Boolean']['output'];
  smoking: Scalars['Boolean']['output'];
};

/** A room type priced for one stay; its id carries property, room and stay. */
export type RoomWithRate = {
  __typename?: 'RoomWithRate';
  id: Scalars['ID']['output'];
  epsRoomId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  descriptions: RoomDescriptions;
  images: Array<PropertyImage>;
  bedGroups: Array<BedGroup>;
  amenities: Array<RoomAmenity>;
  roomAmenities: RoomAmenityFlags;
  areaSquareMeters?: Maybe<Scalars['Float']['output']>;
  maxOccupancy?: Maybe<Scalars['Int']['output']>;
  rates: Array<Rate>;
};

export type BedGroup = {
  __typename?: 'BedGroup';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  configuration: Array<BedConfiguration>;
};

export type BedConfiguration = {
  __typename?: 'BedConfiguration';
  quantity: Scalars['Int']['output'];
  size: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

/** A rate of one stay; its id carries property, room, rate and stay. */
export type Rate = {
  id: Scalars['ID']['output'];
  epsRateId: Scalars['ID']['output'];
  status: RateStatus;
  /** Null when the supplier does not say. */
  availableRooms?: Maybe<Scalars['Int']['output']>;
  refundable: Scalars['Boolean']['output'];
  isPackageRate: Scalars['Boolean']['output'];
  amenities: Array<RateAmenity>;
  mappedRateAmenities: MappedRateAmenities;
  cancelPenalties: Array<CancelPenalty>;
  /** The policy in order of time, computed for people: free until, then yen. */
  cancelTimeline: CancelTimeline;
  bedGroups: Array<BedGroup>;
  promotions: Promotions;
  pricing: RatePricing;
  localTax?: Maybe<LocalTaxEstimate>;
  localTaxState: LocalTaxState;
};

export type StandAloneRate = Rate & {
  __typename?: 'StandAloneRate';
  id: Scalars['ID']['output'];
  epsRateId: Scalars['ID']['output'];
  status: RateStatus;
  availableRooms?: Maybe<Scalars['Int']['output']>;
  refundable: Scalars['Boolean']['output'];
  isPackageRate: Scalars['Boolean']['output'];
  amenities: Array<RateAmenity>;
  mappedRateAmenities: MappedRateAmenities;
  cancelPenalties: Array<CancelPenalty>;
  cancelTimeline: CancelTimeline;
  bedGroups: Array<BedGroup>;
  promotions: Promotions;
  pricing: RatePricing;
  localTax?: Maybe<LocalTaxEstimate>;
  localTaxState: LocalTaxState;
};

/** Sold only together with transport; shown to users of agencies alone. */
export type PackageRate = Rate & {
  __typename?: 'PackageRate';
  id: Scalars['ID']['output'];
  epsRateId: Scalars['ID']['output'];
  status: RateStatus;
  availableRooms?: Maybe<Scalars['Int']['output']>;
  refundable: Scalars['Boolean']['output'];
  isPackageRate: Scalars['Boolean']['output'];
  amenities: Array<RateAmenity>;
  mappedRateAmenities: MappedRateAmenities;
  cancelPenalties: Array<CancelPenalty>;
  cancelTimeline: CancelTimeline;
  bedGroups: Array<BedGroup>;
  promotions: Promotions;
  pricing: RatePricing;
  localTax?: Maybe<LocalTaxEstimate>;
  localTaxState: LocalTaxState;
};

export type RateAmenity = {
  __typename?: 'RateAmenity';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type MappedRateAmenities = {
  __typename?: 'MappedRateAmenities';
  freeWiFi: Scalars['Boolean']['output'];
  mealType: MealType;
  jaMealLabels: Array<Scalars['String']['output']>;
  enMealLabels: Array<Scalars['String']['output']>;
};

export type Promotions = {
  __typename?: 'Promotions';
  deal?: Maybe<Deal>;
  valueAdds: Array<ValueAdd>;
};

export type Deal = {
  __typename?: 'Deal';
  description: Scalars['String']['output'];
};

export type ValueAdd = {
  __typename?: 'ValueAdd';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  category: ValueAddCategory;
  offerType: ValueAddOfferType;
};

export type RatePricing = {
  __typename?: 'RatePricing';
  averagePerOneRoomNight: AveragePrice;
  total: TotalPrice;
  occupancyPricing: Array<OccupancyPrice>;
};

export type AveragePrice = {
  __typename?: 'AveragePrice';
  paymentPrice: Scalars['Int']['output'];
};

/** paymentPrice = stayPrice + taxAndServicePrice, paid now. propertyPrice is paid at the hotel and never added to it. */
export type TotalPrice = {
  __typename?: 'TotalPrice';
  stayPrice: Scalars['Int']['output'];
  taxAndServicePrice: Scalars['Int']['output'];
  paymentPrice: Scalars['Int']['output'];
  propertyPrice?: Maybe<TotalPropertyPrice>;
};

export type OccupancyPrice = {
  __typename?: 'OccupancyPrice';
  occupancy: Scalars['String']['output'];
  paymentPrice: Scalars['Int']['output'];
  nightsPrice: Array<NightPrice>;
};

export type NightPrice = {
  __typename?: 'NightPrice';
  stayPrice: Scalars['Int']['output'];
  taxAndServicePrice: Scalars['Int']['output'];
};

/**
 * What the hotel collects for prefecture and municipality by their published rules: an estimate, in none of our sums. Null
 * where none is due, where nobody knows, and where the supplier names the hotel's own figure: `localTaxState` says which.
 */
export type LocalTaxEstimate = {
  __typename?: 'LocalTaxEstimate';
  /** Yen, for all guests and nights. */
  total: Scalars['Int']['output'];
  /** The tax goes by the price without meals, and these are in the price: it may be less. */
  isUpperBound: Scalars['Boolean']['output'];
  taxes: Array<LocalTax>;
};

/** Why there is an estimate of local taxes or none; no estimate is not the same as nothing to pay. */
export type LocalTaxState =
  /** No tax is due by the rules. */
  | 'NONE'
  /** There is an estimate. */
  | 'ESTIMATED'
  /** The supplier names the hotel's own figure. */
  | 'NAMED'
  /** One is due that would say what the room costs: guests ask the hotel. */
  | 'ASK_HOTEL'
  /** Nobody has looked, or one of the rules is not known. */
  | 'UNKNOWN';

export type LocalTax = {
  __typename?: 'LocalTax';
  kind: LocalTaxKind;
  /** Whose tax it is; null for the standard of the law. */
  authority?: Maybe<Scalars['String']['output']>;
  amount: Scalars['Int']['output'];
  /** The ordinance or law by its name. */
  source: Scalars['String']['output'];
};

export type LocalTaxKind =
  | 'LODGING'
  | 'HOT_SPRING';

export type TotalPropertyPrice = {
  __typename?: 'TotalPropertyPrice';
  total: Money;
  resortPrice?: Maybe<Money>;
  mandatoryPrice?: Maybe<Money>;
  mandatoryTaxPrice?: Maybe<Money>;
};

export type CancelPenalty = {
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
};

export type AmountCancelPenalty = CancelPenalty & {
  __typename?: 'AmountCancelPenalty';
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  amount: Scalars['String']['output'];
};

export type NightCancelPenalty = CancelPenalty & {
  __typename?: 'NightCancelPenalty';
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  nights: Scalars['Int']['output'];
};

export type PercentCancelPenalty = CancelPenalty & {
  __typename?: 'PercentCancelPenalty';
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  percent: Scalars['Float']['output'];
};

export type CancelTimeline = {
  __typename?: 'CancelTimeline';
  /** Canceling is free before this instant, with the property's offset: a minute before the supplier's deadline. Null when it is never free. */
  freeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Canceling never costs anything: `freeUntil` is no deadline then. */
  alwaysFree: Scalars['Boolean']['output'];
  stages: Array<CancelStage>;
};

/** From `start` (null: from booking) until `end` (null: until check-in and after), `cancelRooms` charges `penaltyPrice` yen for all rooms. */
export type CancelStage = {
  __typename?: 'CancelStage';
  start?: Maybe<Scalars['DateTime']['output']>;
  end?: Maybe<Scalars['DateTime']['output']>;
  penaltyPrice: Scalars['Int']['output'];
  label: Scalars['String']['output'];
};

export type PropertyContentEdge = {
  __typename?: 'PropertyContentEdge';
  node?: Maybe<PropertyContent>;
  cursor: Scalars['String']['output'];
};

export type PropertyContentSearchConnection = {
  __typename?: 'PropertyContentSearchConnection';
  edges: Array<Maybe<PropertyContentEdge>>;
  nodes: Array<Maybe<PropertyContent>>;
  /** The hotel the user picked: separately and first, also when sold out. */
  specifiedProperty?: Maybe<PropertyContent>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  /** Set where the place has more hotels: only so many are searched, the nearest in order of distance, else the supplier's best ranked. */
  searchedAtMost?: Maybe<Scalars['Int']['output']>;
  /** Name of the place searched, for the heading. */
  regionName?: Maybe<Scalars['String']['output']>;
  /** What distances are measured from. */
  origin: SearchOrigin;
  /** Counted over the whole result; asks the supplier for more rates than the list itself needs. */
  facets: PropertyFacets;
};

export type SearchOrigin = {
  __typename?: 'SearchOrigin';
  name?: Maybe<Scalars['String']['output']>;
  coordinates: Coordinates;
  /** False where it is the middle of an area. */
  isPoint: Scalars['Boolean']['output'];
};

/** How many hotels each choice would leave while the other conditions stay; the picked hotel is not counted. */
export type PropertyFacets = {
  __typename?: 'PropertyFacets';
  /** Hotels without any condition, sold-out ones included. */
  totalCount: Scalars['Int']['output'];
  /** Those of them that have a room for the stay. */
  available: Scalars['Int']['output'];
  /** Hotels that pass the other conditions, but have no room for the stay. */
  soldOut: Scalars['Int']['output'];
  /** By the price that the list shows, in equal steps from the cheapest to the dearest. */
  prices: Array<PriceFacet>;
  starRatings: Array<StarRatingFacet>;
  guestRatings: Array<GuestRatingFacet>;
  freeCancellation: Scalars['Int']['output'];
  nonSmoking: Scalars['Int']['output'];
  mealTypes: Array<MealTypeFacet>;
  amenities: Array<AmenityFacet>;
  categories: Array<CategoryFacet>;
  distances: Array<DistanceFacet>;
  /** Chains that have a hotel there, those with most hotels first. */
  chains: Array<ChainFacet>;
  bedTypes: Array<BedTypeFacet>;
  roomSizes: Array<RoomSizeFacet>;
  breakfastTimes: Array<BreakfastTimeFacet>;
  /** What dropping one condition would leave, the most first. */
  relaxations: Array<FilterRelaxation>;
};

/** Prices per room and night, both inclusive. */
export type PriceFacet = {
  __typename?: 'PriceFacet';
  minPaymentPrice: Scalars['Int']['output'];
  maxPaymentPrice: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
};

export type StarRatingFacet = {
  __typename?: 'StarRatingFacet';
  starRating: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
};

export type GuestRatingFacet = {
  __typename?: 'GuestRatingFacet';
  minGuestRating: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
};

export type MealTypeFacet = {
  __typename?: 'MealTypeFacet';
  mealType: MealType;
  count: Scalars['Int']['output'];
};

export type AmenityFacet = {
  __typename?: 'AmenityFacet';
  amenity: PropertyAmenity;
  count: Scalars['Int']['output'];
};

export type CategoryFacet = {
  __typename?: 'CategoryFacet';
  category: PropertyCategory;
  count: Scalars['Int']['output'];
};

export type DistanceFacet = {
  __typename?: 'DistanceFacet';
  maxDistanceMeters: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
};

export type HotelChain = {
  __typename?: 'HotelChain';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ChainFacet = {
  __typename?: 'ChainFacet';
  chain: HotelChain;
  count: Scalars['Int']['output'];
};

export type BedTypeFacet = {
  __typename?: 'BedTypeFacet';
  bedType: BedKind;
  count: Scalars['Int']['output'];
};

export type RoomSizeFacet = {
  __typename?: 'RoomSizeFacet';
  minRoomSquareMeters: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
};

export type BreakfastTimeFacet = {
  __typename?: 'BreakfastTimeFacet';
  /** In minutes after midnight. */
  breakfastBy: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
};

export type FilterRelaxation = {
  __typename?: 'FilterRelaxation';
  condition: PropertyCondition;
  /** The amenity, when the condition is about one. */
  amenity?: Maybe<PropertyAmenity>;
  count: Scalars['Int']['output'];
};

export type ExpediaHotelDetail = {
  __typename?: 'ExpediaHotelDetail';
  id: Scalars['ID']['output'];
  propertyContent: PropertyContent;
};

export type ClippedHotelRate = {
  __typename?: 'ClippedHotelRate';
  id: Scalars['ID']['output'];
  epsPropertyId: Scalars['ID']['output'];
  epsRoomId: Scalars['ID']['output'];
  epsRateId: Scalars['ID']['output'];
  isPackageRate: Scalars['Boolean']['output'];
  propertyContent: PropertyContent;
  /** For which it was saved; it may be over. Null where that is not known. */
  stay?: Maybe<Stay>;
  /** What all rooms and nights of that stay cost when it was saved; null where that is not known. */
  paymentPrice?: Maybe<Scalars['Int']['output']>;
  /** Null without a stay, and when the hotel's prices could not be asked. It has the clipped rate, or when that one is not sold any more the other rates of the room. */
  room?: Maybe<RoomWithRate>;
};

/** A price check on the server: the attempt that guests, payment and confirmation work on. */
export type PreparedBooking = {
  __typename?: 'PreparedBooking';
  priceCheckId: Scalars['ID']['output'];
  state: PreparedBookingState;
  propertyContent: PropertyContent;
  enPropertyContent: PropertyContent;
  room: PreparedRoom;
  usingRate: Rate;
  stay: Stay;
  /** Set when the supplier's price differs from the one the user saw; consent is then required. */
  priceChanged: Scalars['Boolean']['output'];
  previousPaymentPrice?: Maybe<Scalars['Int']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  /** The trip made from this attempt, once there is one. */
  travel?: Maybe<Travel>;
  /** For a date change: the trip that is canceled once this one is booked. */
  previousTravel?: Maybe<Travel>;
  /** For a date change: what canceling the previous trip costs now, in yen. */
  previousPenaltyPrice?: Maybe<Scalars['Int']['output']>;
  /** What the viewer has typed so far, or what the form begins with; null once it is booked. */
  draft?: Maybe<BookingDraft>;
  /** The viewer as a guest of this booking, with what their profile says; without a name while none is known. */
  ownGuest: BookingDraftGuest;
  /** The cards that the viewer entered for this booking alone; nobody else sees or uses them. */
  ownCards: Array<CreditCard>;
  /** Live trips of the branch to the same hotel on overlapping days for a guest of the viewer's draft. */
  similarTravels: Array<Travel>;
  /** With whom the contract will be made: the trip keeps it. */
  seller: Seller;
};

/** The other side of a contract, as it was when the contract was made. */
export type Seller = {
  __typename?: 'Seller';
  /** The company's legal name. */
  name: Scalars['String']['output'];
  /** Its registration as a travel agency: grade and number. */
  license?: Maybe<Scalars['String']['output']>;
  /** T and 13 digits; null: it issues no qualified invoices. */
  registrationNumber?: Maybe<Scalars['String']['output']>;
};

export type PreparedRoom = {
  __typename?: 'PreparedRoom';
  id: Scalars['ID']['output'];
  epsRoomId: Scalars['ID']['output'];
  roomName: Scalars['String']['output'];
  bedDescription?: Maybe<Scalars['String']['output']>;
  /** Whether guests may smoke in it; null when the hotel's description of the room is gone. */
  smoking?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is a smoking room by its name, which leaves no choice. */
  smokingOnly: Scalars['Boolean']['output'];
};

/** A form as it was typed, unfinished and unchecked. */
export type BookingDraft = {
  __typename?: 'BookingDraft';
  /** The viewer's own: another user's draft of the same preparation has another id. */
  id: Scalars['ID']['output'];
  /** Rises with every save; 0 before the first. */
  revision: Scalars['Int']['output'];
  guests: Array<BookingDraftGuest>;
  email: Scalars['String']['output'];
  phone: BookingDraftPhone;
  companyIdByEmployee: Scalars['String']['output'];
  departmentIdByEmployee: Scalars['String']['output'];
  memo: Scalars['String']['output'];
  paymentType?: Maybe<PaymentType>;
  creditCardId?: Maybe<Scalars['ID']['output']>;
};

export type BookingDraftGuest = {
  __typename?: 'BookingDraftGuest';
  familyName: Scalars['String']['output'];
  givenName: Scalars['String']['output'];
  specialRequest: Scalars['String']['output'];
  smoking: Scalars['Boolean']['output'];
  employeeId?: Maybe<Scalars['ID']['output']>;
};

export type BookingDraftPhone = {
  __typename?: 'BookingDraftPhone';
  countryCode: Scalars['String']['output'];
  number: Scalars['String']['output'];
};

export type Stay = {
  __typename?: 'Stay';
  checkin: Scalars['Date']['output'];
  checkout: Scalars['Date']['output'];
  nights: Scalars['Int']['output'];
  occupancies: Array<Occupancy>;
};

export type Occupancy = {
  __typename?: 'Occupancy';
  adults: Scalars['Int']['output'];
  childAges: Array<Scalars['Int']['output']>;
};

export type Travel = {
  __typename?: 'Travel';
  id: Scalars['ID']['output'];
  travelNumber: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  paymentType: PaymentType;
  status: TravelStatus;
  /** Null after it was revoked or has ended, and for those who may not share the trip. */
  publicKey?: Maybe<Scalars['String']['output']>;
  /** Until when that key works, also once it has ended; null after it was revoked. */
  publicKeyExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  startDate: Scalars['Date']['output'];
  endDate: Scalars['Date']['output'];
  createdAt: Scalars['DateTime']['output'];
  companyIdByEmployee?: Maybe<Scalars['String']['output']>;
  departmentIdByEmployee?: Maybe<Scalars['String']['output']>;
  /** What was written with the booking: purpose of the trip, notes. It is also in `updateTimeline`, and gone once it is deleted there. */
  bookingMemo?: Maybe<Scalars['String']['output']>;
  employee: Employee;
  agency?: Maybe<Agency>;
  /** With whom the contract was made. */
  seller: Seller;
  companyBranch: CompanyBranch;
  pricing: TravelPricing;
  /** Of the rooms that were not given up; null for a trip from elsewhere, whose meals and fees are not known. */
  localTax?: Maybe<LocalTaxEstimate>;
  localTaxState: LocalTaxState;
  stripeCreditCard?: Maybe<CreditCard>;
  propertyContent: PropertyContent;
  itinerary?: Maybe<Itinerary>;
  expediaHotelRooms: Array<ExpediaHotelRoom>;
  updateTimeline: Array<TravelUpdateTimelineItem>;
  /** Who supplied it, when it was not booked through the hotel supplier. */
  externalSupplierName?: Maybe<Scalars['String']['output']>;
  /** The tax of a trip from elsewhere as its bill says; null while no bill is on record, and for other trips. */
  billedTax?: Maybe<BilledTax>;
  /** Whether the viewer may cancel rooms of this trip. */
  viewerCanCancel: Scalars['Boolean']['output'];
  /** Whether the viewer may change names and requests of its rooms. */
  viewerCanChange: Scalars['Boolean']['output'];
  /** Whether the viewer may move this trip to other dates: book other dates, then cancel this one. */
  viewerCanChangeDates: Scalars['Boolean']['output'];
  /** The trip that this one replaces, while it is still being given up and nobody has decided to keep it. */
  previousTravelCancel?: Maybe<PreviousTravelCancel>;
  /** The trip that was to replace this one, as long as this one is booked. */
  replacement?: Maybe<Replacement>;
  /** What became of the funds held on the card, as long as the traveler should know; null in the ordinary case. */
  cardHold?: Maybe<CardHold>;
  /** Whether refunds to the card wait, or were made by the bank instead; null in the ordinary case. */
  cardDispute?: Maybe<CardDispute>;
  /** Papers of what a card has paid, oldest first; empty for a trip paid by invoice. */
  receipts: Array<Receipt>;
  /** Rooms that the viewer may issue a receipt for now: paid by card, charged, and without one. */
  openReceiptRooms: Array<Scalars['Int']['output']>;
  /** Whose name and number a receipt would bear now, also where these differed at the booking; null for a trip paid by invoice. */
  receiptIssuer?: Maybe<Seller>;
  /** When the recipient of the latest mail about this trip was refused for good; null once a later mail was delivered. */
  undeliveredMailAt?: Maybe<Scalars['DateTime']['output']>;
  /** From when on the next mail about this trip is sent that waits because too many went to its address or from its branch; null when none waits. */
  delayedMailUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** Of no identity of its own: it belongs to a trip. */
export type BilledTax = {
  __typename?: 'BilledTax';
  /** 10 or 8; of a bill with parts that of the largest taxed one. */
  ratePercent: Scalars['Int']['output'];
  /** Of all of it. */
  taxPrice: Scalars['Int']['output'];
  /** Null: the bill has none, and is no qualified invoice. */
  registrationNumber?: Maybe<Scalars['String']['output']>;
  /** Where not all of it is of one rate, the price of the trip by rate, 10 first; else empty. */
  parts: Array<TaxPart>;
};

/** What of a price is of one rate. */
export type TaxPart = {
  __typename?: 'TaxPart';
  /** Null: outside of consumption tax, e.g. bathing tax. */
  ratePercent?: Maybe<Scalars['Int']['output']>;
  /** Tax included. */
  price: Scalars['Int']['output'];
  taxPrice: Scalars['Int']['output'];
};

/** OPEN: the cardholder disputes the payment at their bank. CHARGED_BACK: the bank has given money back to them. */
export type CardDispute =
  | 'OPEN'
  | 'CHARGED_BACK';

/** RENEWED: held once more for a booking that stayed unknown. LAPSED: the cardholder's again; nothing was charged. */
export type CardHoldEvent =
  | 'RENEWED'
  | 'LAPSED';

export type CardHold = {
  __typename?: 'CardHold';
  event: CardHoldEvent;
  at: Scalars['DateTime']['output'];
};

export type PreviousTravelCancel = {
  __typename?: 'PreviousTravelCancel';
  travel: Travel;
  /** What giving it up costs now, in yen. */
  penaltyPrice: Scalars['Int']['output'];
  /** A cancellation is with the supplier and unanswered: whether the trip is still booked is not known. */
  requestSent: Scalars['Boolean']['output'];
};

export type Replacement = {
  __typename?: 'Replacement';
  travel: Travel;
  state: ReplacementState;
};

export type TravelEdge = {
  __typename?: 'TravelEdge';
  node?: Maybe<Travel>;
  cursor: Scalars['String']['output'];
};

export type TravelConnection = {
  __typename?: 'TravelConnection';
  edges: Array<Maybe<TravelEdge>>;
  nodes: Array<Maybe<Travel>>;
  pageInfo: PageInfo;
  /** How many match, of 1,000 trips where there are more to look through. */
  totalCount: Scalars['Int']['output'];
  /** Whether there may be more than `totalCount`. */
  isTotalAtLeast: Scalars['Boolean']['output'];
};

/** refundPrice: returned by cancellations and by operators; finalPaymentPrice = total.paymentPrice - refundPrice. */
export type TravelPricing = {
  __typename?: 'TravelPricing';
  averagePerOneRoomNight: AveragePrice;
  /** As booked; only its `propertyPrice` is of the rooms that were not given up. */
  total: TotalPrice;
  occupancyPricing: Array<OccupancyPrice>;
  refundPrice: Scalars['Int']['output'];
  finalPaymentPrice: Scalars['Int']['output'];
};

export type ExpediaHotelRoom = {
  __typename?: 'ExpediaHotelRoom';
  id: Scalars['ID']['output'];
  epsRoomId: Scalars['ID']['output'];
  roomName: Scalars['String']['output'];
  /** 1, 2, … within the trip. */
  roomNumber: Scalars['Int']['output'];
  status: HotelRoomStatus;
  bookingStatus: RoomBookingStatus;
  /** Null while no operator returned anything. */
  returned?: Maybe<ReturnedShare>;
  hotelName: Scalars['String']['output'];
  city: Scalars['String']['output'];
  isPackageRate: Scalars['Boolean']['output'];
  familyName: Scalars['String']['output'];
  givenName: Scalars['String']['output'];
  specialRequest?: Maybe<Scalars['String']['output']>;
  bedType?: Maybe<Scalars['String']['output']>;
  /** All that was returned for it, by its cancellation and by operators; null while nothing was refunded. */
  refundPrice?: Maybe<Scalars['Int']['output']>;
  /** What its cancellation alone returned; null while it is not canceled. */
  cancelRefundPrice?: Maybe<Scalars['Int']['output']>;
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the company's own person gave as the reason; null to everybody outside of the company. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  paymentPrice: Scalars['Int']['output'];
  /** Of this room alone; null once it was given up. */
  propertyPrice?: Maybe<TotalPropertyPrice>;
  /** Of this room alone; null once it was given up. */
  localTax?: Maybe<LocalTaxEstimate>;
  localTaxState: LocalTaxState;
  /** What canceling this room now would cost, in yen; null when it can't be canceled. */
  currentPenaltyPrice?: Maybe<Scalars['Int']['output']>;
  /** A cancellation is under way and the supplier has not confirmed it yet. */
  cancelPending: Scalars['Boolean']['output'];
  /** A change of names or requests is under way and the supplier has not confirmed it yet. */
  changePending: Scalars['Boolean']['output'];
};

/** One supplier itinerary. Rooms, their rates and penalties have no identity of their own. */
export type Itinerary = {
  __typename?: 'Itinerary';
  id: Scalars['ID']['output'];
  itineraryId?: Maybe<Scalars['ID']['output']>;
  rooms: Array<ItineraryRoom>;
};

export type ItineraryRoom = {
  __typename?: 'ItineraryRoom';
  id: Scalars['ID']['output'];
  roomId: Scalars['ID']['output'];
  propertyConfirmationId?: Maybe<Scalars['String']['output']>;
  status: HotelRoomStatus;
  familyName: Scalars['String']['output'];
  givenName: Scalars['String']['output'];
  checkin: Scalars['Date']['output'];
  checkout: Scalars['Date']['output'];
  totalNights: Scalars['Int']['output'];
  specialRequest?: Maybe<Scalars['String']['output']>;
  smoking: Scalars['Boolean']['output'];
  /** Whether the guest asked for a smoking room; null where the room leaves no choice or nobody asked. */
  smokingWish?: Maybe<Scalars['Boolean']['output']>;
  numberOfAdults: Scalars['Int']['output'];
  childAges: Array<Scalars['Int']['output']>;
  bedGroupId?: Maybe<Scalars['ID']['output']>;
  rate: ItineraryRate;
};

export type ItineraryRate = {
  __typename?: 'ItineraryRate';
  id: Scalars['ID']['output'];
  refundable: Scalars['Boolean']['output'];
  cancelPenalties: Array<CancelPenalty>;
  cancelTimeline: CancelTimeline;
  amenityIds: Array<Scalars['ID']['output']>;
  mappedRateAmenities: ItineraryRateAmenities;
  is3rdParty: Scalars['Boolean']['output'];
};

export type ItineraryRateAmenities = {
  __typename?: 'ItineraryRateAmenities';
  wifi: Scalars['Boolean']['output'];
  jaMealLabels: Array<Scalars['String']['output']>;
  enMealLabels: Array<Scalars['String']['output']>;
  mealType: MealType;
};

export type Voucher = {
  __typename?: 'Voucher';
  id: Scalars['ID']['output'];
  travelNumber: Scalars['String']['output'];
  rooms: Array<ItineraryRoom>;
  propertyContent: PropertyContent;
  enPropertyContent: PropertyContent;
};

export type CompanyTravelMemo = {
  __typename?: 'CompanyTravelMemo';
  id: Scalars['ID']['output'];
  travelId: Scalars['ID']['output'];
  employeeId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  employee: MemoAuthor;
  viewerCanDelete: Scalars['Boolean']['output'];
};

export type AgencyTravelMemo = {
  __typename?: 'AgencyTravelMemo';
  id: Scalars['ID']['output'];
  travelId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  agencyUser: MemoAuthor;
  viewerCanDelete: Scalars['Boolean']['output'];
};

export type OperatorTravelMemo = {
  __typename?: 'OperatorTravelMemo';
  id: Scalars['ID']['output'];
  travelId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  operatorUser: MemoAuthor;
  viewerCanDelete: Scalars['Boolean']['output'];
};

export type MemoAuthor = {
  __typename?: 'MemoAuthor';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type TravelHistory = {
  __typename?: 'TravelHistory';
  id: Scalars['ID']['output'];
  historyType: TravelHistoryType;
  createdAt: Scalars['DateTime']['output'];
  data: TravelHistoryData;
};

export type TravelHistoryData = TravelBookedData | RoomCanceledData | TravelCanceledData | HotelOrRoomCreatedData | RoomRefundedData | RoomChangedData | DateChangedData | PreviousTravelChoiceData | BilledTaxRecordedData;

export type TravelBookedData = {
  __typename?: 'TravelBookedData';
  previousTravelId?: Maybe<Scalars['ID']['output']>;
};

export type RoomCanceledData = {
  __typename?: 'RoomCanceledData';
  expediaHotelRoomId: Scalars['ID']['output'];
  roomItineraryId?: Maybe<Scalars['ID']['output']>;
  /** What the cancellation returned; null when nothing was charged, and in entries that do not have it. */
  cancelRefundPrice?: Maybe<Scalars['Int']['output']>;
  by: ActorRole;
  employeeId?: Maybe<Scalars['ID']['output']>;
  /** What the company's own person gave as the reason; null to everybody outside of the company. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type TravelCanceledData = {
  __typename?: 'TravelCanceledData';
  by: ActorRole;
  employeeId?: Maybe<Scalars['ID']['output']>;
};

export type HotelOrRoomCreatedData = {
  __typename?: 'HotelOrRoomCreatedData';
  expediaHotelRoomId?: Maybe<Scalars['ID']['output']>;
  by: ActorRole;
};

export type BilledTaxRecordedData = {
  __typename?: 'BilledTaxRecordedData';
  /** What was recorded then, in yen. */
  billedTaxPrice: Scalars['Int']['output'];
  /** Of a bill with several rates, or a part outside of tax; else empty. */
  billedTaxParts: Array<TaxPart>;
  by: ActorRole;
  employeeId?: Maybe<Scalars['ID']['output']>;
};

export type RoomRefundedData = {
  __typename?: 'RoomRefundedData';
  expediaHotelRoomId: Scalars['ID']['output'];
  roomItineraryId?: Maybe<Scalars['ID']['output']>;
  refundPrice: Scalars['Int']['output'];
  /** Why the operator gave it back, as the booker is written; null to the agency. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type RoomChangedData = {
  __typename?: 'RoomChangedData';
  expediaHotelRoomId: Scalars['ID']['output'];
  roomItineraryId?: Maybe<Scalars['ID']['output']>;
  details: Array<RoomDetail>;
  /** Family name and given name before and after; null unless the guest's name is among the details. */
  previousGuestName?: Maybe<Scalars['String']['output']>;
  guestName?: Maybe<Scalars['String']['output']>;
  by: ActorRole;
  employeeId?: Maybe<Scalars['ID']['output']>;
};

export type DateChangedData = {
  __typename?: 'DateChangedData';
  nextTravelId: Scalars['ID']['output'];
};

/** Of the two trips, the other one. */
export type PreviousTravelChoiceData = {
  __typename?: 'PreviousTravelChoiceData';
  previousTravelId?: Maybe<Scalars['ID']['output']>;
  nextTravelId?: Maybe<Scalars['ID']['output']>;
  by: ActorRole;
  employeeId?: Maybe<Scalars['ID']['output']>;
};

export type TravelUpdateTimelineItem = AgencyTravelMemo | CompanyTravelMemo | OperatorTravelMemo | TravelHistory;

export type CreditCard = {
  __typename?: 'CreditCard';
  id: Scalars['ID']['output'];
  nickname: Scalars['String']['output'];
  brand: CardBrand;
  last4: Scalars['String']['output'];
  expYear: Scalars['Int']['output'];
  expMonth: Scalars['Int']['output'];
};

export type Invoice = {
  __typename?: 'Invoice';
  id: Scalars['ID']['output'];
  invoiceNumber: Scalars['String']['output'];
  status: InvoiceStatus;
  startDate: Scalars['Date']['output'];
  endDate: Scalars['Date']['output'];
  dueDate: Scalars['Date']['output'];
  totalPrice: Scalars['Yen']['output'];
  companyBranch: CompanyBranch;
  /** Who sold what it bills, by the legal name. */
  issuerName: Scalars['String']['output'];
  issuedAt?: Maybe<Scalars['DateTime']['output']>;
  /** @deprecated payments has the day and the sum of each payment. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is left to pay, in yen; 0 of an invoice that is void, all of a draft. */
  openPrice: Scalars['Yen']['output'];
  /** What came in, by its days; to operators with the records that were removed. */
  payments: Array<InvoicePayment>;
  lines: Array<InvoiceLine>;
  taxTotals: Array<InvoiceTaxTotal>;
  /** Why there is no electronic invoice (JP PINT) of it; null where there is one, and of a draft and a void one. */
  jpPintProblem?: Maybe<JpPintProblem>;
};

/** What an electronic invoice can't be without. */
export type JpPintProblem =
  /** Its branch has no Peppol ID. */
  | 'BUYER_ID_MISSING'
  /** Who issued it has no registration number, which is its electronic address. */
  | 'SELLER_NUMBER_MISSING';

/** Tax included; credits are negative. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  id: Scalars['ID']['output'];
  kind: InvoiceLineKind;
  travelId: Scalars['ID']['output'];
  travelNumber: Scalars['String']['output'];
  hotelName: Scalars['String']['output'];
  guestName: Scalars['String']['output'];
  checkin: Scalars['Date']['output'];
  checkout: Scalars['Date']['output'];
  /** The room was canceled: what is billed is a cancellation fee. */
  canceled: Scalars['Boolean']['output'];
  price: Scalars['Int']['output'];
  /** Null: outside the scope of Japanese consumption tax (a stay abroad, a cancellation fee). */
  taxRatePercent?: Maybe<Scalars['Int']['output']>;
  /** What its tax rests on; null in invoices that were issued before that was kept. */
  taxBasis?: Maybe<TaxBasis>;
  /** HOTEL and the number are those of who arranged the trip elsewhere, not of its hotel; stays as it was on the day of issue. */
  isElsewhere: Scalars['Boolean']['output'];
  /** What the bill for a trip from elsewhere has outside of consumption tax, e.g. bathing tax; the stay itself has lines of its own. */
  isLocalTax: Scalars['Boolean']['output'];
  /** The hotel's as an issuer of qualified invoices, where `taxBasis` is about the hotel and it is known. */
  hotelRegistrationNumber?: Maybe<Scalars['String']['output']>;
  /** Of UNREGISTERED: the percent of the tax that may still be deducted, by the day on which the stay ends. */
  deductiblePercent?: Maybe<Scalars['Int']['output']>;
  /** The company's own codes, as the booking had them. */
  companyIdByEmployee?: Maybe<Scalars['String']['output']>;
  departmentIdByEmployee?: Maybe<Scalars['String']['output']>;
};

/** One rounding per rate and invoice, as the law on qualified invoices asks; what others have to prove is separate. */
export type InvoiceTaxTotal = {
  __typename?: 'InvoiceTaxTotal';
  taxRatePercent?: Maybe<Scalars['Int']['output']>;
  proof: TaxProof;
  price: Scalars['Yen']['output'];
  taxPrice: Scalars['Yen']['output'];
};

export type InvoiceEdge = {
  __typename?: 'InvoiceEdge';
  node?: Maybe<Invoice>;
  cursor: Scalars['String']['output'];
};

export type InvoiceConnection = {
  __typename?: 'InvoiceConnection';
  edges: Array<Maybe<InvoiceEdge>>;
  nodes: Array<Maybe<Invoice>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/**
 * What the tax of a line rests on. OWN: the seller supplies the stay itself. PROXY: the seller's number stands for that of
 * the hotel, which has agreed (媒介者交付特例). HOTEL: the hotel owes the qualified invoice. UNREGISTERED: there is none.
 * OUTSIDE: no Japanese tax, for a stay abroad and a cancellation fee.
 */
export type TaxBasis =
  | 'OWN'
  | 'PROXY'
  | 'HOTEL'
  | 'UNREGISTERED'
  | 'OUTSIDE';

/** What operators may record of a hotel; HOTEL is what holds without a record. */
export type HotelTaxBasis =
  | 'OWN'
  | 'PROXY'
  | 'HOTEL'
  | 'UNREGISTERED';

/** Who proves the tax of a total. QUALIFIED: the paper itself. HOTEL: the hotel's own paper. UNREGISTERED, OUTSIDE: nobody. */
export type TaxProof =
  | 'QUALIFIED'
  | 'HOTEL'
  | 'UNREGISTERED'
  | 'OUTSIDE';

/** A hotel in Japan of trips, with what operators have recorded of its tax. */
export type HotelTax = {
  __typename?: 'HotelTax';
  id: Scalars['ID']['output'];
  propertyId: Scalars['ID']['output'];
  hotelName: Scalars['String']['output'];
  /** Null of one that was found by its record. */
  city?: Maybe<Scalars['String']['output']>;
  /** Those that hold since the latest day first, the newest of such first: the first that holds on a day counts. Empty: HOTEL. */
  grounds: Array<HotelTaxGround>;
};

export type HotelTaxGround = {
  __typename?: 'HotelTaxGround';
  id: Scalars['ID']['output'];
  basis: HotelTaxBasis;
  registrationNumber?: Maybe<Scalars['String']['output']>;
  /** When the number was looked up in the public register. */
  checkedOn?: Maybe<Scalars['Date']['output']>;
  /** Since when the hotel agrees to papers in its place. */
  consentOn?: Maybe<Scalars['Date']['output']>;
  /** From which check-out day on it holds; null: for every day. */
  validFrom?: Maybe<Scalars['Date']['output']>;
  recordedBy?: Maybe<MemoAuthor>;
  recordedAt: Scalars['DateTime']['output'];
};

export type BilledTaxErrorCode =
  | 'TRAVEL_NOT_FOUND'
  /** Booked through the hotel supplier, or a stay abroad. */
  | 'NOT_FROM_ELSEWHERE'
  /** Not 8 or 10 percent, or more than is in the price; of a part, `ratePercent` says of which. */
  | 'INVALID_BILLED_TAX'
  /** No part is taxed, two are of one rate, or one is of nothing. */
  | 'INVALID_BILLED_PARTS'
  /** The parts are not the price of the trip together; `missingPrice` says by how much. */
  | 'BILLED_PARTS_NOT_PRICE'
  /** Not T and 13 digits, or the check digit is wrong. */
  | 'INVALID_BILL_NUMBER'
  /** The seller's own, or the platform's: who sells is not who billed. */
  | 'OWN_BILL_NUMBER';

export type HotelTaxErrorCode =
  /** No trip names it, or it is not in Japan. */
  | 'HOTEL_NOT_FOUND'
  /** Not T and 13 digits, or the check digit is wrong. */
  | 'INVALID_NUMBER'
  | 'NUMBER_REQUIRED'
  | 'NUMBER_OF_UNREGISTERED'
  | 'CHECKED_ON_REQUIRED'
  | 'CONSENT_REQUIRED'
  /** Before the register opened (2021-10-01), or in the future. */
  | 'INVALID_DAY'
  /** No day, before the register opened, or more than a year ahead. */
  | 'INVALID_VALID_FROM';

/** RETURN: corrects a receipt after money went back (適格返還請求書). */
export type ReceiptKind =
  | 'RECEIPT'
  | 'RETURN';

/** A paper of what a card has paid; once issued it never changes. */
export type Receipt = {
  __typename?: 'Receipt';
  id: Scalars['ID']['output'];
  receiptNumber: Scalars['String']['output'];
  kind: ReceiptKind;
  addressee: Scalars['String']['output'];
  addresseeKind: AddresseeKind;
  issuerName: Scalars['String']['output'];
  /** Whether it is a qualified invoice (適格請求書): its issuer is one of those, and its tax does not rest on the hotel alone. */
  isQualified: Scalars['Boolean']['output'];
  /** Tax included; of a RETURN usually below zero. */
  totalPrice: Scalars['Int']['output'];
  issuedAt: Scalars['DateTime']['output'];
  roomNumbers: Array<Scalars['Int']['output']>;
  /** Whether the viewer may issue what says how much of it is not owed any more. */
  canIssueReturn: Scalars['Boolean']['output'];
  /** What that paper would say now, in yen; null where the viewer may not issue it. */
  returnPrice?: Maybe<Scalars['Int']['output']>;
};

export type PaperKind =
  | 'INVOICE'
  | 'RECEIPT'
  | 'RETURN';

/** What became of a paper. VOIDED: as issued, of an invoice that was withdrawn. VOID_EDITION: the same, stamped 取消. */
export type PaperState =
  | 'VALID'
  | 'CORRECTED'
  | 'VOIDED'
  | 'VOID_EDITION';

/** A paper as it was issued: its bytes never change. */
export type Paper = {
  __typename?: 'Paper';
  id: Scalars['ID']['output'];
  kind: PaperKind;
  state: PaperState;
  number: Scalars['String']['output'];
  /** The day of issue, in Japan. */
  issuedOn: Scalars['Date']['output'];
  /** To a company who issued it, to a desk whom it is made out to. */
  counterparty: Scalars['String']['output'];
  /** Tax included; of a RETURN usually below zero. */
  totalPrice: Scalars['Yen']['output'];
  /** Of the stored bytes, in hexadecimal. */
  sha256: Scalars['String']['output'];
  storedAt: Scalars['DateTime']['output'];
};

export type PaperEdge = {
  __typename?: 'PaperEdge';
  node?: Maybe<Paper>;
  cursor: Scalars['String']['output'];
};

export type PaperConnection = {
  __typename?: 'PaperConnection';
  edges: Array<Maybe<PaperEdge>>;
  nodes: Array<Maybe<Paper>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Somebody fetched one paper, or (without kind and number) many of them in one file. */
export type PaperFetch = {
  __typename?: 'PaperFetch';
  id: Scalars['ID']['output'];
  userName: Scalars['String']['output'];
  paperKind?: Maybe<PaperKind>;
  paperNumber?: Maybe<Scalars['String']['output']>;
  /** Papers, or rows of an accounting file. */
  paperCount: Scalars['Int']['output'];
  /** Of an accounting file: the software for which it was made. */
  accountingProfile?: Maybe<Scalars['String']['output']>;
  fetchedAt: Scalars['DateTime']['output'];
};

export type PaperFetchEdge = {
  __typename?: 'PaperFetchEdge';
  node?: Maybe<PaperFetch>;
  cursor: Scalars['String']['output'];
};

export type PaperFetchConnection = {
  __typename?: 'PaperFetchConnection';
  edges: Array<Maybe<PaperFetchEdge>>;
  nodes: Array<Maybe<PaperFetch>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PapersFileErrorCode =
  /** No paper matches. */
  | 'NOTHING_FOUND'
  /** More than 500 match. */
  | 'TOO_MANY'
  /** For desks: one branch has to be named. */
  | 'BRANCH_REQUIRED';

/** Software for which there are files of what a branch's rooms cost, in its columns and charset. */
export type AccountingProfile = {
  __typename?: 'AccountingProfile';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Made by the company itself. */
  isOwn: Scalars['Boolean']['output'];
  charset: AccountingCharset;
  dateFormat: AccountingDateFormat;
  sign: AccountingSign;
  /** Whether the first line has the titles of the columns. */
  hasHeader: Scalars['Boolean']['output'];
  columns: Array<AccountingColumn>;
  /** By which a second import knows a row: the column's title, and its place where the file has no titles. */
  keyColumn: Scalars['String']['output'];
};

export type AccountingCharset =
  | 'UTF_8'
  | 'SHIFT_JIS';

/** 2026/11/12, 2026-11-12 or 20261112. */
export type AccountingDateFormat =
  | 'SLASHES'
  | 'HYPHENS'
  | 'COMPACT';

/** What is not owed any more: a negative amount, or a positive one on the other side (income, credit). */
export type AccountingSign =
  | 'MINUS'
  | 'SIDES';

/** What a column holds. DEBIT and CREDIT: of that side, empty on the other. */
export type AccountingField =
  | 'KEY'
  | 'ENTERED_ON'
  | 'DIRECTION'
  | 'PRICE'
  | 'TAX_PRICE'
  | 'TAX_CODE'
  /** What the tax rests on, in words. */
  | 'TAX_BASIS'
  | 'SELLER'
  | 'REGISTRATION_NUMBER'
  | 'HOTEL'
  | 'CITY'
  | 'CHECKIN'
  | 'CHECKOUT'
  | 'NIGHTS'
  | 'GUEST'
  | 'EMPLOYEE'
  | 'COMPANY_CODE'
  | 'DEPARTMENT_CODE'
  | 'PAYMENT_TYPE'
  | 'DESCRIPTION'
  | 'EXPENSE_ACCOUNT'
  | 'DEBIT_ACCOUNT'
  | 'DEBIT_TAX_CODE'
  | 'DEBIT_TAX_PRICE'
  | 'DEBIT_DEPARTMENT'
  | 'CREDIT_ACCOUNT'
  | 'CREDIT_TAX_CODE'
  | 'CREDIT_TAX_PRICE'
  | 'CREDIT_DEPARTMENT'
  /** The column's own text, the same in every row. */
  | 'FIXED_TEXT';

export type AccountingColumn = {
  __typename?: 'AccountingColumn';
  title: Scalars['String']['output'];
  field: AccountingField;
  /** Of FIXED_TEXT; null for an empty column. */
  text?: Maybe<Scalars['String']['output']>;
};

/** The first rows of a file in a format that is not kept yet. */
export type AccountingPreview = {
  __typename?: 'AccountingPreview';
  /** Of the branch; without any there is one made-up row. */
  isExample: Scalars['Boolean']['output'];
  /** The cells as the file has them, one for each column. */
  rows: Array<Array<Scalars['String']['output']>>;
  replacements: Array<AccountingReplacement>;
};

export type AccountingProfileErrorCode =
  | 'PROFILE_NOT_FOUND'
  /** One visible line of at most 40 characters. */
  | 'INVALID_NAME'
  /** Another format on the list is called so. */
  | 'DUPLICATE_NAME'
  /** 1 to 60 columns, each with a title and a text like the name. */
  | 'INVALID_COLUMNS'
  /** Without the key no import knows what it has already. */
  | 'KEY_REQUIRED'
  /** 20 are kept. */
  | 'TOO_MANY';

export type SaveAccountingProfileResult = SaveAccountingProfileSuccess | SaveAccountingProfileError;

export type SaveAccountingProfileSuccess = {
  __typename?: 'SaveAccountingProfileSuccess';
  profile: AccountingProfile;
};

export type SaveAccountingProfileError = {
  __typename?: 'SaveAccountingProfileError';
  errorCode: AccountingProfileErrorCode;
};

export type AccountingFileErrorCode =
  | 'PROFILE_NOT_FOUND'
  /** No room changed what it costs in the period. */
  | 'NOTHING_FOUND'
  /** More than 20,000 rows. */
  | 'TOO_MANY'
  /** For desks: one branch has to be named. */
  | 'BRANCH_REQUIRED';

export type PrepareAccountingFileResult = PrepareAccountingFileSuccess | PrepareAccountingFileError;

export type PrepareAccountingFileSuccess = {
  __typename?: 'PrepareAccountingFileSuccess';
  url: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  rowCount: Scalars['Int']['output'];
  /** Rooms whose check-out is in the period and still to come: they are not in the file. */
  openRooms: Scalars['Int']['output'];
  /** Empty when the charset holds every character. */
  replacements: Array<AccountingReplacement>;
};

export type PrepareAccountingFileError = {
  __typename?: 'PrepareAccountingFileError';
  errorCode: AccountingFileErrorCode;
  /** As above, also of TOO_MANY; 0 where branch or format are not known. */
  openRooms: Scalars['Int']['output'];
};

/** A character that the file can't hold, and what is written instead. */
export type AccountingReplacement = {
  __typename?: 'AccountingReplacement';
  character: Scalars['String']['output'];
  replacement: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type PreparePapersFileResult = PreparePapersFileSuccess | PreparePapersFileError;

export type PreparePapersFileSuccess = {
  __typename?: 'PreparePapersFileSuccess';
  url: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type PreparePapersFileError = {
  __typename?: 'PreparePapersFileError';
  errorCode: PapersFileErrorCode;
};

/** What a guest with the key may see: no e-mail, no payment, no codes of the company. */
export type PublicTravel = {
  __typename?: 'PublicTravel';
  travelNumber: Scalars['String']['output'];
  status: TravelStatus;
  startDate: Scalars['Date']['output'];
  endDate: Scalars['Date']['output'];
  agency?: Maybe<PublicAgency>;
  companyName: Scalars['String']['output'];
  propertyContent: PropertyContent;
  enPropertyContent: PropertyContent;
  rooms: Array<PublicTravelRoom>;
  /** Of all rooms that were not given up. */
  propertyPrice?: Maybe<TotalPropertyPrice>;
  /** An operator arranged it with another supplier: meals and charges at the hotel are not known. */
  is3rdParty: Scalars['Boolean']['output'];
};

export type PublicTravelRoom = {
  __typename?: 'PublicTravelRoom';
  roomNumber: Scalars['Int']['output'];
  roomName: Scalars['String']['output'];
  enRoomName: Scalars['String']['output'];
  bedType?: Maybe<Scalars['String']['output']>;
  status: HotelRoomStatus;
  familyName: Scalars['String']['output'];
  givenName: Scalars['String']['output'];
  checkin: Scalars['Date']['output'];
  checkout: Scalars['Date']['output'];
  totalNights: Scalars['Int']['output'];
  numberOfAdults: Scalars['Int']['output'];
  numberOfChildren: Scalars['Int']['output'];
  /** @deprecated Always empty: one guest's matters are for members alone. */
  childAges: Array<Scalars['Int']['output']>;
  smoking: Scalars['Boolean']['output'];
  /** Whether the guest asked for a smoking room; null where the room leaves no choice or nobody asked. */
  smokingWish?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Always null: one guest's matters are for members alone. */
  specialRequest?: Maybe<Scalars['String']['output']>;
  propertyConfirmationId?: Maybe<Scalars['String']['output']>;
  itineraryId?: Maybe<Scalars['ID']['output']>;
  mappedRateAmenities: ItineraryRateAmenities;
  /** Of this room alone; null once it was given up. */
  propertyPrice?: Maybe<TotalPropertyPrice>;
  /** Of this room alone; null once it was given up, and where it would say what the room costs. */
  localTax?: Maybe<LocalTaxEstimate>;
  localTaxState: LocalTaxState;
};

export type PublicAgency = {
  __typename?: 'PublicAgency';
  name: Scalars['String']['output'];
  logoURL?: Maybe<Scalars['String']['output']>;
  licenseNumber?: Maybe<Scalars['String']['output']>;
  normalTravelContactText?: Maybe<Scalars['String']['output']>;
  emergencyTravelContactText?: Maybe<Scalars['String']['output']>;
  /** For guests abroad, as are the next: what a document's English part shows. */
  normalTravelContactTextEn?: Maybe<Scalars['String']['output']>;
  emergencyTravelContactTextEn?: Maybe<Scalars['String']['output']>;
};

/** A link to a hotel's page for people without an account. */
export type HotelShare = {
  __typename?: 'HotelShare';
  key: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type PublicHotel = {
  __typename?: 'PublicHotel';
  propertyContent: PropertyContent;
  enPropertyContent: PropertyContent;
};

export type Terms = {
  __typename?: 'Terms';
  contentId: Scalars['String']['output'];
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
};

export type TransactionLaw = {
  __typename?: 'TransactionLaw';
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
};

export type PdfPrintGuide = {
  __typename?: 'PdfPrintGuide';
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
};

export type NewsItem = {
  __typename?: 'NewsItem';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
};

export type NewsEdge = {
  __typename?: 'NewsEdge';
  node?: Maybe<NewsItem>;
  cursor: Scalars['String']['output'];
};

export type NewsConnection = {
  __typename?: 'NewsConnection';
  edges: Array<Maybe<NewsEdge>>;
  nodes: Array<Maybe<NewsItem>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** A news item as operators see it, with its readers. */
export type DeskNewsItem = {
  __typename?: 'DeskNewsItem';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
  /** False until `publishedAt`. */
  published: Scalars['Boolean']['output'];
  /** Whose users and branches read it; null: everybody's. */
  agencies?: Maybe<Array<Agency>>;
};

export type DeskNewsEdge = {
  __typename?: 'DeskNewsEdge';
  node?: Maybe<DeskNewsItem>;
  cursor: Scalars['String']['output'];
};

export type DeskNewsConnection = {
  __typename?: 'DeskNewsConnection';
  edges: Array<Maybe<DeskNewsEdge>>;
  nodes: Array<Maybe<DeskNewsItem>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** One room of one trip, as the CSV has it. */
export type TravelCsvRow = {
  __typename?: 'TravelCsvRow';
  travelNumber: Scalars['String']['output'];
  travelStatus: TravelStatus;
  companyName: Scalars['String']['output'];
  branchName: Scalars['String']['output'];
  employeeName: Scalars['String']['output'];
  companyIdByEmployee?: Maybe<Scalars['String']['output']>;
  departmentIdByEmployee?: Maybe<Scalars['String']['output']>;
  /** The company's own memos on the trip, the first one first. */
  companyMemos: Array<Scalars['String']['output']>;
  hotelName: Scalars['String']['output'];
  city: Scalars['String']['output'];
  roomNumber: Scalars['Int']['output'];
  roomName: Scalars['String']['output'];
  roomStatus: HotelRoomStatus;
  bookingStatus: RoomBookingStatus;
  /** Null while no operator returned anything. */
  returned?: Maybe<ReturnedShare>;
  guestName: Scalars['String']['output'];
  checkin: Scalars['Date']['output'];
  checkout: Scalars['Date']['output'];
  totalNights: Scalars['Int']['output'];
  paymentType: PaymentType;
  paymentPrice: Scalars['Int']['output'];
  /** All that was returned, by the cancellation and by operators. */
  refundPrice: Scalars['Int']['output'];
  /** What the cancellation alone returned; null while the room is not canceled. */
  cancelRefundPrice?: Maybe<Scalars['Int']['output']>;
  finalPaymentPrice: Scalars['Int']['output'];
  /** Of the Japanese consumption tax within `finalPaymentPrice`, of several rates the first; null where there is none: a stay abroad, a cancellation fee. */
  taxRatePercent?: Maybe<Scalars['Int']['output']>;
  /** Rounded down for this room alone; invoices and receipts round once per rate. */
  taxPrice: Scalars['Int']['output'];
  /** `finalPaymentPrice` by rate: several where the bill for a trip from elsewhere has several. */
  taxParts: Array<TaxPart>;
  /** As papers have said it, else as they would today; null in papers that were issued before it was kept. */
  taxBasis?: Maybe<TaxBasis>;
  hotelRegistrationNumber?: Maybe<Scalars['String']['output']>;
  /** HOTEL and the number are those of who arranged the trip elsewhere, not of its hotel. */
  isElsewhere: Scalars['Boolean']['output'];
  /** Of UNREGISTERED: the percent of the tax that may still be deducted. */
  deductiblePercent?: Maybe<Scalars['Int']['output']>;
  /** Of a trip from elsewhere: the tax within the whole trip as its bill says; in the row of the first room that was not given up. */
  billedTaxPrice?: Maybe<Scalars['Int']['output']>;
  /** Invoices, void ones apart, and receipts that bill the room; empty for who may not view invoices. */
  paperNumbers: Array<Scalars['String']['output']>;
  /** Paid at the hotel for all rooms that were not given up; in the row of the first of them. */
  propertyPrice?: Maybe<Money>;
  freeCancelUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Canceling never costs anything: `freeCancelUntil` is no deadline then. */
  alwaysFreeCancel: Scalars['Boolean']['output'];
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the company's own person gave as the reason; null to everybody outside of the company. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  itineraryId?: Maybe<Scalars['ID']['output']>;
  /** The hotel's own number; null for a trip from elsewhere. */
  propertyConfirmationId?: Maybe<Scalars['String']['output']>;
  /** What the external supplier of a trip from elsewhere calls the booking. */
  externalConfirmationId?: Maybe<Scalars['String']['output']>;
  bookedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** `totalCount` says how many rows the whole export has. */
export type TravelDetailsForCsv = {
  __typename?: 'TravelDetailsForCsv';
  rows: Array<TravelCsvRow>;
  totalCount: Scalars['Int']['output'];
  /** Where the next page begins; cursors are those of `branchTravels`. */
  pageInfo: PageInfo;
};

/** Something about money or a booking that the platform could not settle by itself. */
export type OperatorTask = {
  __typename?: 'OperatorTask';
  id: Scalars['ID']['output'];
  kind: OperatorTaskKind;
  status: OperatorTaskStatus;
  createdAt: Scalars['DateTime']['output'];
  /** When it was last seen to be so. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** Whether it may be resolved as NOT_BOOKED. */
  mayBeNotBooked: Scalars['Boolean']['output'];
  travel?: Maybe<Travel>;
  companyBranch?: Maybe<CompanyBranch>;
  /** Yen at stake, where there is an amount. */
  price?: Maybe<Scalars['Int']['output']>;
  /** Name of the thing outside: itinerary, payment, job. */
  reference?: Maybe<Scalars['String']['output']>;
  detail?: Maybe<Scalars['String']['output']>;
  /** For DISPUTE: until when evidence can be sent to the cardholder's bank. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** For DISPUTE with a trip. */
  disputeAnswer?: Maybe<DisputeAnswer>;
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  resolvedBy?: Maybe<MemoAuthor>;
  note?: Maybe<Scalars['String']['output']>;
};

export type OperatorTaskEdge = {
  __typename?: 'OperatorTaskEdge';
  node?: Maybe<OperatorTask>;
  cursor: Scalars['String']['output'];
};

export type OperatorTaskConnection = {
  __typename?: 'OperatorTaskConnection';
  edges: Array<Maybe<OperatorTaskEdge>>;
  nodes: Array<Maybe<OperatorTask>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Somebody who has used up a limit: the next call is refused, unless an operator has lifted that. */
export type Brake = {
  __typename?: 'Brake';
  id: Scalars['ID']['output'];
  limit: BrakeLimit;
  subject: BrakeSubject;
  counted: Scalars['Int']['output'];
  /** Calls or mails within `seconds`; without them, on a day in Japan. */
  allowed: Scalars['Int']['output'];
  seconds?: Maybe<Scalars['Int']['output']>;
  /** When the limit was used up. */
  since: Scalars['DateTime']['output'];
  /** When a new count begins. */
  until: Scalars['DateTime']['output'];
  /** The one in force. */
  lift?: Maybe<BrakeLift>;
};

export type BrakeSubject = {
  __typename?: 'BrakeSubject';
  per: BrakePer;
  userName?: Maybe<Scalars['String']['output']>;
  /** A user's own, too. */
  companyBranch?: Maybe<CompanyBranch>;
  agency?: Maybe<Agency>;
  /** An IPv4 address, or a network of IPv6. */
  address?: Maybe<Scalars['String']['output']>;
};

/** Calls that an operator has let through for a while although the limit was used up. */
export type BrakeLift = {
  __typename?: 'BrakeLift';
  id: Scalars['ID']['output'];
  limit: BrakeLimit;
  subject: BrakeSubject;
  reason: Scalars['String']['output'];
  liftedBy?: Maybe<MemoAuthor>;
  liftedAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
};

export type BrakeLiftEdge = {
  __typename?: 'BrakeLiftEdge';
  node?: Maybe<BrakeLift>;
  cursor: Scalars['String']['output'];
};

export type BrakeLiftConnection = {
  __typename?: 'BrakeLiftConnection';
  edges: Array<Maybe<BrakeLiftEdge>>;
  nodes: Array<Maybe<BrakeLift>>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** adults 1-14, child ages 0-17. */
export type OccupancyInput = {
  adults: Scalars['Int']['input'];
  childAges?: Array<Scalars['Int']['input']>;
};

/** 1-8 occupancies, 1-28 nights, check-in from today to 365 days ahead. */
export type RoomsWithRateInput = {
  checkin: Scalars['Date']['input'];
  checkout: Scalars['Date']['input'];
  occupancies: Array<OccupancyInput>;
  currency?: Scalars['String']['input'];
  /**
   * Where the buyer is: always JP. Anything else is refused.
   * @deprecated The buyer's country is not the client's to choose.
   */
  countryCode?: Scalars['String']['input'];
  language?: Scalars['String']['input'];
  includePackageRate?: Scalars['Boolean']['input'];
};

export type IncrementalSearchPropertyContentInput = {
  keyword: Scalars['String']['input'];
  language?: Scalars['String']['input'];
  limit?: Scalars['Int']['input'];
};

export type IncrementalSearchRegionInput = {
  keyword: Scalars['String']['input'];
  types?: InputMaybe<Array<RegionType>>;
  language?: Scalars['String']['input'];
  limit?: Scalars['Int']['input'];
};

/** Exactly one kind: region, spot, the surroundings of a property, point with radius, or box. */
export type RegionInput = {
  regionId?: InputMaybe<Scalars['ID']['input']>;
  spotId?: InputMaybe<Scalars['ID']['input']>;
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  radiusKm?: InputMaybe<Scalars['Int']['input']>;
  boundingBox?: InputMaybe<BoundingBoxInput>;
};

export type BoundingBoxInput = {
  north: Scalars['Float']['input'];
  south: Scalars['Float']['input'];
  east: Scalars['Float']['input'];
  west: Scalars['Float']['input'];
};

export type SearchPropertyContentInput = {
  stay: RoomsWithRateInput;
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<PropertyFilterInput>;
  sort?: PropertySort;
  /** Where distances are measured from, when it is not the place searched: a box keeps the station it is about. */
  from?: InputMaybe<RegionInput>;
};

/** Which rate of a hotel is shown. */
export type RateChoiceInput = {
  /** Its conditions about the hotel itself are left to the list. */
  filter?: InputMaybe<PropertyFilterInput>;
  /** `CANCEL_DEADLINE`: rather a rate that is free to cancel. */
  sort?: PropertySort;
};

export type PropertyFilterInput = {
  /** Of the price that the list shows: the cheapest per room and night that passes the other conditions. */
  minPaymentPrice?: InputMaybe<Scalars['Int']['input']>;
  maxPaymentPrice?: InputMaybe<Scalars['Int']['input']>;
  starRatings?: InputMaybe<Array<Scalars['Float']['input']>>;
  minGuestRating?: InputMaybe<Scalars['Float']['input']>;
  freeCancellation?: InputMaybe<Scalars['Boolean']['input']>;
  mealTypes?: InputMaybe<Array<MealType>>;
  nonSmoking?: InputMaybe<Scalars['Boolean']['input']>;
  amenities?: InputMaybe<Array<PropertyAmenity>>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  maxDistanceMeters?: InputMaybe<Scalars['Int']['input']>;
  /** Any of them. */
  chainIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of the room whose price the list shows: any of them. */
  bedTypes?: InputMaybe<Array<BedKind>>;
  /** Of the room whose price the list shows. */
  minRoomSquareMeters?: InputMaybe<Scalars['Int']['input']>;
  /** Breakfast is served from then on or earlier, in minutes after midnight, as far as the hotel says it. */
  breakfastBy?: InputMaybe<Scalars['Int']['input']>;
  inPolicyOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only hotels with a room for the stay. Left out: sold-out ones come last. */
  availableOnly?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
};

export type BranchTravelsInput = {
  statuses?: InputMaybe<Array<TravelStatus>>;
  employeeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  guestName?: InputMaybe<Scalars['String']['input']>;
  travelNumber?: InputMaybe<Scalars['String']['input']>;
  hotelName?: InputMaybe<Scalars['String']['input']>;
  /** A part of one of the company's own memos. */
  memo?: InputMaybe<Scalars['String']['input']>;
  stayFrom?: InputMaybe<Scalars['Date']['input']>;
  stayTo?: InputMaybe<Scalars['Date']['input']>;
  bookedFrom?: InputMaybe<Scalars['Date']['input']>;
  bookedTo?: InputMaybe<Scalars['Date']['input']>;
  paymentType?: InputMaybe<PaymentType>;
  onlyMine?: Scalars['Boolean']['input'];
  /** For agency users and operators: one branch instead of all that they reach. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  sort?: TravelSort;
};

export type TravelDetailDownloadLinkInput = {
  travelId: Scalars['ID']['input'];
  language?: Scalars['String']['input'];
  addressee?: InputMaybe<Scalars['String']['input']>;
  /** Which form of address follows the addressee. Left out: a name that says it is a company's counts as one. */
  addresseeKind?: InputMaybe<AddresseeKind>;
  roomNumbers?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type TravelVoucherDownloadLinkInput = {
  travelId: Scalars['ID']['input'];
  language?: Scalars['String']['input'];
  /** Left out: all rooms. */
  roomNumbers?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type IssueReceiptInput = {
  travelId: Scalars['ID']['input'];
  /** Left out: all rooms without a receipt, on one paper. */
  roomNumbers?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Stays on the receipt and on whatever corrects it. */
  addressee: Scalars['String']['input'];
  addresseeKind: AddresseeKind;
};

export type TravelDetailsForCsvInput = {
  filter: BranchTravelsInput;
};

export type InvoiceDownloadLinkInput = {
  invoiceId: Scalars['ID']['input'];
  format?: DocFormat;
};

/** All conditions that are given have to hold; days and yen are inclusive. */
export type PapersInput = {
  issuedFrom?: InputMaybe<Scalars['Date']['input']>;
  issuedTo?: InputMaybe<Scalars['Date']['input']>;
  amountFrom?: InputMaybe<Scalars['Int']['input']>;
  amountTo?: InputMaybe<Scalars['Int']['input']>;
  /** A part of the name. */
  counterparty?: InputMaybe<Scalars['String']['input']>;
  /** Left out or empty: all. */
  kinds?: InputMaybe<Array<PaperKind>>;
  branchId?: InputMaybe<Scalars['ID']['input']>;
};

export type AccountingColumnInput = {
  title: Scalars['String']['input'];
  field: AccountingField;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type AccountingFormatInput = {
  charset: AccountingCharset;
  dateFormat: AccountingDateFormat;
  sign: AccountingSign;
  hasHeader: Scalars['Boolean']['input'];
  columns: Array<AccountingColumnInput>;
};

export type SaveAccountingProfileInput = {
  /** Left out: a new one. */
  profileId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  format: AccountingFormatInput;
};

export type AccountingFileInput = {
  profileId: Scalars['ID']['input'];
  /** Days in Japan, both inclusive: of check-out or an earlier cancellation, of later changes that of the change. */
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  /** Left out: the viewer's own. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
};

export type ClipHotelRateInput = {
  epsPropertyId: Scalars['ID']['input'];
  epsRoomId: Scalars['ID']['input'];
  epsRateId: Scalars['ID']['input'];
  isPackageRate: Scalars['Boolean']['input'];
  stay?: InputMaybe<RoomsWithRateInput>;
  /** What was shown for that stay. */
  paymentPrice?: InputMaybe<Scalars['Int']['input']>;
};

export type PrepareToBookHotelInput = {
  epsPropertyId: Scalars['ID']['input'];
  epsRoomId: Scalars['ID']['input'];
  epsRateId: Scalars['ID']['input'];
  bedGroupId: Scalars['ID']['input'];
  isPackageRate: Scalars['Boolean']['input'];
  stay: RoomsWithRateInput;
  expectedPaymentPrice: Scalars['Int']['input'];
  previousTravelId?: InputMaybe<Scalars['ID']['input']>;
  /** An earlier preparation, whose draft of the viewer continues with this one. */
  previousPriceCheckId?: InputMaybe<Scalars['ID']['input']>;
};

/** Names in A-Z, space, - and ', at most 60 characters; one guest per room in the order of the occupancies. */
export type BookGuestInput = {
  familyName: Scalars['String']['input'];
  givenName: Scalars['String']['input'];
  specialRequest?: InputMaybe<Scalars['String']['input']>;
  smoking?: Scalars['Boolean']['input'];
  employeeId?: InputMaybe<Scalars['ID']['input']>;
};

export type PhoneInput = {
  countryCode?: Scalars['String']['input'];
  areaCode?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
};

export type BookExpediaHotelInput = {
  priceCheckId: Scalars['ID']['input'];
  guests: Array<BookGuestInput>;
  email: Scalars['String']['input'];
  phone: PhoneInput;
  paymentType: PaymentType;
  creditCardId?: InputMaybe<Scalars['ID']['input']>;
  acceptedPaymentPrice: Scalars['Int']['input'];
  acceptedTerms: Scalars['Boolean']['input'];
  companyIdByEmployee?: InputMaybe<Scalars['String']['input']>;
  departmentIdByEmployee?: InputMaybe<Scalars['String']['input']>;
  /** Purpose of the trip, notes: the first memo of the company on the trip. Not sent to the hotel. */
  memo?: InputMaybe<Scalars['String']['input']>;
  /** One per attempt, made by the client before the first try and kept through retries. */
  idempotencyKey: Scalars['ID']['input'];
  previousTravelId?: InputMaybe<Scalars['ID']['input']>;
  /** For a date change: what the user agreed to pay for canceling the previous trip, in yen. */
  acceptedPreviousPenaltyPrice?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The similar trips that the user was shown and repeats knowingly; any other one is refused as SIMILAR_TRAVEL. Null asks
   * for no such check: pages of an earlier release can neither show the answer nor consent to it.
   */
  acceptedSimilarTravelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Replaces the viewer's draft; texts stay as they were typed. */
export type SaveBookingDraftInput = {
  priceCheckId: Scalars['ID']['input'];
  /** One per room. */
  guests: Array<BookingDraftGuestInput>;
  email: Scalars['String']['input'];
  phone: BookingDraftPhoneInput;
  companyIdByEmployee: Scalars['String']['input'];
  departmentIdByEmployee: Scalars['String']['input'];
  /** Left out by pages of earlier releases, which have no field for it. */
  memo?: InputMaybe<Scalars['String']['input']>;
  paymentType?: InputMaybe<PaymentType>;
  creditCardId?: InputMaybe<Scalars['ID']['input']>;
};

export type BookingDraftGuestInput = {
  familyName: Scalars['String']['input'];
  givenName: Scalars['String']['input'];
  specialRequest: Scalars['String']['input'];
  smoking: Scalars['Boolean']['input'];
  employeeId?: InputMaybe<Scalars['ID']['input']>;
};

export type BookingDraftPhoneInput = {
  countryCode: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type CancelRoomsInput = {
  travelId: Scalars['ID']['input'];
  expediaHotelRoomIds: Array<Scalars['ID']['input']>;
  acceptedPenaltyPrice: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Required while Travel.previousTravelCancel is there. */
  previousTravel?: InputMaybe<PreviousTravelChoice>;
  /** For CANCEL: the most that giving the previous trip up may cost, in yen. What it costs is charged. */
  acceptedPreviousPenaltyPrice?: InputMaybe<Scalars['Int']['input']>;
};

/** What is left out stays as it is; an empty specialRequest takes it away. */
export type ChangeRoomDetailsInput = {
  travelId: Scalars['ID']['input'];
  expediaHotelRoomId: Scalars['ID']['input'];
  familyName?: InputMaybe<Scalars['String']['input']>;
  givenName?: InputMaybe<Scalars['String']['input']>;
  specialRequest?: InputMaybe<Scalars['String']['input']>;
  smoking?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateCompanyTravelMemoInput = {
  travelId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type CreatePasswordResetCodeInput = {
  email: Scalars['String']['input'];
};

/** `code` as createPasswordResetCode answered, `secret` as the mail says. */
export type ResetPasswordByCodeInput = {
  code: Scalars['String']['input'];
  secret: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

/** `code` of the link that the identity service mailed to the former address. */
export type UndoEmailChangeInput = {
  code: Scalars['String']['input'];
};

export type UpdateProfileInput = {
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Fields that are left out stay as they are; null empties them. */
export type UpdateTravelerProfileInput = {
  guestName?: InputMaybe<GuestNameInput>;
  phone?: InputMaybe<Scalars['String']['input']>;
  smoking?: InputMaybe<Scalars['Boolean']['input']>;
  bed?: InputMaybe<BedWish>;
  arrivalHour?: InputMaybe<Scalars['Int']['input']>;
};

export type GuestNameInput = {
  familyName: Scalars['String']['input'];
  givenName: Scalars['String']['input'];
};

export type UpdateCompanyBranchInput = {
  branchId: Scalars['ID']['input'];
  branchName?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  cityAndLine?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneExtension?: InputMaybe<Scalars['String']['input']>;
  companyIdByEmployee?: InputMaybe<Scalars['String']['input']>;
  departmentIdByEmployee?: InputMaybe<Scalars['String']['input']>;
  peppolId?: InputMaybe<Scalars['String']['input']>;
  /**
   * What the changed fields were when they were read: where one is something else by now, nothing is saved
   * (CHANGED_MEANWHILE). A changed field that is left out here is overwritten, whatever it is.
   */
  seen?: InputMaybe<SeenCompanyBranchInput>;
};

export type SeenCompanyBranchInput = {
  branchName?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  cityAndLine?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneExtension?: InputMaybe<Scalars['String']['input']>;
  companyIdByEmployee?: InputMaybe<Scalars['String']['input']>;
  departmentIdByEmployee?: InputMaybe<Scalars['String']['input']>;
  peppolId?: InputMaybe<Scalars['String']['input']>;
};

export type AddOfficeInput = {
  name: Scalars['String']['input'];
  regionId: Scalars['ID']['input'];
};

/** What is left out stays as it is. */
export type UpdateOfficeInput = {
  officeId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** What the changed fields were when they were read. */
  seen: SeenOfficeInput;
};

export type SeenOfficeInput = {
  name: Scalars['String']['input'];
  /** Null when the catalog had the place no more. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
};

export type RegisterCreditCardInput = {
  paymentMethodId: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
};

export type ChallengeToRegisterCreditCardInput = {
  paymentMethodId: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
  returnUrl: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
  /** Set: the card pays this preparation of the viewer's branch alone, for the viewer. Null: it is a card of the branch, which takes MANAGE_CARDS. */
  priceCheckId?: InputMaybe<Scalars['ID']['input']>;
};

export type ConfirmChallengeToRegisterCreditCardInput = {
  setupIntentId: Scalars['String']['input'];
};

export type RenameCreditCardInput = {
  creditCardId: Scalars['ID']['input'];
  nickname: Scalars['String']['input'];
};

export type DelegateCompanyAdminInput = {
  employeeId: Scalars['ID']['input'];
};

export type InviteEmployeeInput = {
  branchId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  role?: EmployeeRole;
};

export type CancelPenaltyInput = {
  start: Scalars['DateTime']['input'];
  end: Scalars['DateTime']['input'];
  currency: Scalars['String']['input'];
  amount?: InputMaybe<Scalars['String']['input']>;
  nights?: InputMaybe<Scalars['Int']['input']>;
  percent?: InputMaybe<Scalars['Float']['input']>;
};

export type BookViaExternalSupplierInput = {
  branchId: Scalars['ID']['input'];
  employeeId: Scalars['ID']['input'];
  supplierName: Scalars['String']['input'];
  supplierConfirmationId: Scalars['String']['input'];
  hotelName: Scalars['String']['input'];
  /** The name of `placeId` takes its place. */
  city: Scalars['String']['input'];
  /** The city, as `incrementalSearchRegion` knows it; left out where that knows none. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the hotel is, ISO 3166-1 alpha-2; decides about Japanese tax. Left out: COUNTRY_REQUIRED. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** The hotel's clock, one of the country's; needed where that has several and the catalog does not know the city. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Of the hotel: street and number, after the city. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Of the hotel. */
  phone?: InputMaybe<Scalars['String']['input']>;
  stay: RoomsWithRateInput;
  guests: Array<BookGuestInput>;
  paymentPrice: Scalars['Int']['input'];
  /** Left out: no bill with Japanese tax is there yet. */
  billedTax?: InputMaybe<BilledTaxInput>;
  /** INVOICE: no card is chosen here. */
  paymentType: PaymentType;
  /** In yen, amounts for one room. Left out: canceling costs everything; empty: it is free at any time. */
  cancelPenalties?: InputMaybe<Array<CancelPenaltyInput>>;
  /** One per entry of the form, so that sending it twice records one trip. */
  idempotencyKey: Scalars['ID']['input'];
};

/** The tax within the price of a trip that was arranged elsewhere, as the bill for it says. */
export type BilledTaxInput = {
  /** 10 or 8, of the whole price; left out where there are parts. */
  ratePercent?: InputMaybe<Scalars['Int']['input']>;
  /** Of the whole price; left out where there are parts. */
  taxPrice?: InputMaybe<Scalars['Int']['input']>;
  /** Of who issued the bill; left out: the bill has none. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** Of a bill with several rates, or with a part outside of tax: one for each, which are the price of the trip together. */
  parts?: InputMaybe<Array<TaxPartInput>>;
};

export type TaxPartInput = {
  /** 10 or 8; left out: outside of consumption tax, e.g. bathing tax. */
  ratePercent?: InputMaybe<Scalars['Int']['input']>;
  /** Tax included. */
  price: Scalars['Int']['input'];
  /** 0 of what is outside of tax. */
  taxPrice: Scalars['Int']['input'];
};

export type RecordBilledTaxInput = {
  travelId: Scalars['ID']['input'];
  billedTax: BilledTaxInput;
};

export type CreateOperatorInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type CreateAgencyOperatorInput = {
  agencyId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

/** A field that is left out stays; an empty one is cleared. */
export type UpdateAgencyInput = {
  agencyId: Scalars['ID']['input'];
  representative?: InputMaybe<Scalars['String']['input']>;
  postalAddress?: InputMaybe<Scalars['String']['input']>;
  licenseGrade?: InputMaybe<Scalars['String']['input']>;
  licenseNumber?: InputMaybe<Scalars['String']['input']>;
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  billingContact?: InputMaybe<Scalars['String']['input']>;
  bankAccount?: InputMaybe<Scalars['String']['input']>;
  /** The fields as they were when they were changed, so that nothing that somebody else saved meanwhile is lost. */
  seen?: InputMaybe<SeenAgencyInput>;
};

export type UpdateAgencyPictureInput = {
  agencyId: Scalars['ID']['input'];
  kind: AgencyPictureKind;
  /** A PNG or JPEG file in base64, up to 70 KB and 2,000 x 2,000 pixels; null removes the picture. */
  picture?: InputMaybe<Scalars['String']['input']>;
};

export type SeenAgencyInput = {
  representative?: InputMaybe<Scalars['String']['input']>;
  postalAddress?: InputMaybe<Scalars['String']['input']>;
  licenseGrade?: InputMaybe<Scalars['String']['input']>;
  licenseNumber?: InputMaybe<Scalars['String']['input']>;
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  billingContact?: InputMaybe<Scalars['String']['input']>;
  bankAccount?: InputMaybe<Scalars['String']['input']>;
};

export type RefundRoomInput = {
  expediaHotelRoomId: Scalars['ID']['input'];
  refundPrice: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  /** One per refund, so that sending it twice gives money back once. */
  idempotencyKey: Scalars['ID']['input'];
};

export type CreateTravelMemoInput = {
  travelId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type CompanyBranchesInput = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  statuses?: InputMaybe<Array<BranchStatus>>;
};

export type InvoicePayment = {
  __typename?: 'InvoicePayment';
  id: Scalars['ID']['output'];
  /** The day in Japan on which the money arrived. */
  paidOn: Scalars['Date']['output'];
  price: Scalars['Int']['output'];
  recordedAt: Scalars['DateTime']['output'];
  /** Who recorded it; for operators alone. */
  recordedBy?: Maybe<MemoAuthor>;
  /** When the record was removed because it was wrong; for operators alone. */
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  removedBy?: Maybe<MemoAuthor>;
};

export type RecordInvoicePaymentInput = {
  invoiceId: Scalars['ID']['input'];
  paidOn: Scalars['Date']['input'];
  price: Scalars['Int']['input'];
  /** One per payment, so that sending it twice counts the money once. */
  idempotencyKey: Scalars['ID']['input'];
};

export type RemoveInvoicePaymentInput = {
  invoiceId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};

export type RecordInvoicePaymentResult = RecordInvoicePaymentSuccess | RecordInvoicePaymentError;

export type RecordInvoicePaymentSuccess = {
  __typename?: 'RecordInvoicePaymentSuccess';
  invoice: Invoice;
};

export type RecordInvoicePaymentError = {
  __typename?: 'RecordInvoicePaymentError';
  errorCode: InvoiceErrorCode;
};

export type RemoveInvoicePaymentResult = RemoveInvoicePaymentSuccess | RemoveInvoicePaymentError;

export type RemoveInvoicePaymentSuccess = {
  __typename?: 'RemoveInvoicePaymentSuccess';
  invoice: Invoice;
};

export type RemoveInvoicePaymentError = {
  __typename?: 'RemoveInvoicePaymentError';
  errorCode: InvoiceErrorCode;
};

export type UpdateInvoiceStatusInput = {
  invoiceId: Scalars['ID']['input'];
  /** VOID, or PAID: all that is left to pay came in today. */
  status: InvoiceStatus;
};

export type ChangeBranchStatusInput = {
  branchId: Scalars['ID']['input'];
  /** ACTIVE or SUSPENDED. */
  status: BranchStatus;
};

export type OperatorTasksInput = {
  status?: InputMaybe<OperatorTaskStatus>;
  kinds?: InputMaybe<Array<OperatorTaskKind>>;
};

export type SendDisputeEvidenceInput = {
  taskId: Scalars['ID']['input'];
};

export type ResolveOperatorTaskInput = {
  taskId: Scalars['ID']['input'];
  outcome?: OperatorTaskOutcome;
  note: Scalars['String']['input'];
};

/** Dates and number count where `basis` asks for them. */
export type RecordHotelTaxGroundInput = {
  propertyId: Scalars['ID']['input'];
  basis: HotelTaxBasis;
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  checkedOn?: InputMaybe<Scalars['Date']['input']>;
  consentOn?: InputMaybe<Scalars['Date']['input']>;
  /** Stays that end on this day or later; left out: all that no record with a day holds for. */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
};

export type LiftBrakeInput = {
  brakeId: Scalars['ID']['input'];
  /** 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

export type TravelDetailLinkResult = DownloadLink | UnprintableAddresseeError;

/** Each character of the addressee once that documents can't show, in the order of the text. */
export type UnprintableAddresseeError = {
  __typename?: 'UnprintableAddresseeError';
  characters: Array<Scalars['String']['output']>;
};

export type PrepareResult = PrepareSuccess | PrepareError;

export type PrepareSuccess = {
  __typename?: 'PrepareSuccess';
  preparedBooking: PreparedBooking;
};

export type PrepareError = {
  __typename?: 'PrepareError';
  errorCode: PrepareErrorCode;
};

export type BookResult = BookSuccess | BookError;

export type BookSuccess = {
  __typename?: 'BookSuccess';
  travel: Travel;
};

export type BookError = {
  __typename?: 'BookError';
  errorCode: BookErrorCode;
  /** What is wrong, for INVALID_* codes: index of the guest. */
  guestIndex?: Maybe<Scalars['Int']['output']>;
  rePrepareRequired: Scalars['Boolean']['output'];
  shouldAskToCardIssuer: Scalars['Boolean']['output'];
  stripeErrorType?: Maybe<Scalars['String']['output']>;
  stripeCode?: Maybe<Scalars['String']['output']>;
  stripeDeclineCode?: Maybe<Scalars['String']['output']>;
  /** For PRICE_CHANGED: what it costs now. */
  currentPaymentPrice?: Maybe<Scalars['Int']['output']>;
  /** For BOOKING_STATE_UNKNOWN: the trip that shows 確認中. */
  travel?: Maybe<Travel>;
  /** For SIMILAR_TRAVEL: what the booking would repeat without consent, empty while it is being booked elsewhere. Nothing was written; the same key may book. */
  similarTravels: Array<Travel>;
};

export type CancelRoomsResult = CancelRoomsSuccess | CancelRoomsError;

export type CancelRoomsSuccess = {
  __typename?: 'CancelRoomsSuccess';
  travel: Travel;
  rooms: Array<ExpediaHotelRoom>;
};

export type CancelRoomsError = {
  __typename?: 'CancelRoomsError';
  errorCode: CancelRoomsErrorCode;
  /** For PENALTY_CHANGED: what canceling costs now. */
  currentPenaltyPrice?: Maybe<Scalars['Int']['output']>;
  /** For PREVIOUS_PENALTY_CHANGED. */
  currentPreviousPenaltyPrice?: Maybe<Scalars['Int']['output']>;
};

export type ChangeRoomResult = ChangeRoomSuccess | ChangeRoomError;

export type ChangeRoomSuccess = {
  __typename?: 'ChangeRoomSuccess';
  travel: Travel;
  room: ExpediaHotelRoom;
};

export type ChangeRoomError = {
  __typename?: 'ChangeRoomError';
  errorCode: ChangeRoomErrorCode;
};

export type ClipHotelRateResult = ClipHotelRateSuccess | ClipHotelRateError;

export type ClipHotelRateSuccess = {
  __typename?: 'ClipHotelRateSuccess';
  clippedHotelRate: ClippedHotelRate;
};

export type ClipHotelRateError = {
  __typename?: 'ClipHotelRateError';
  errorCode: ClipErrorCode;
};

export type InviteResult = InviteSuccess | EmployeeError;

export type InviteSuccess = {
  __typename?: 'InviteSuccess';
  employee: Employee;
};

export type DeleteEmployeeResult = DeleteEmployeeSuccess | EmployeeError;

export type DeleteEmployeeSuccess = {
  __typename?: 'DeleteEmployeeSuccess';
  employee: Employee;
};

export type DelegateResult = DelegateSuccess | EmployeeError;

export type DelegateSuccess = {
  __typename?: 'DelegateSuccess';
  oldAdmin: Employee;
  newAdmin: Employee;
};

export type EmployeeError = {
  __typename?: 'EmployeeError';
  errorCode: EmployeeErrorCode;
};

export type UpdateCompanyBranchResult = UpdateCompanyBranchSuccess | UpdateCompanyBranchError;

export type UpdateCompanyBranchSuccess = {
  __typename?: 'UpdateCompanyBranchSuccess';
  companyBranch: CompanyBranch;
};

export type UpdateCompanyBranchError = {
  __typename?: 'UpdateCompanyBranchError';
  errorCode: BranchErrorCode;
  /** The field of the input that is wrong. */
  field?: Maybe<Scalars['String']['output']>;
  /** With CHANGED_MEANWHILE: the branch as it is now. */
  currentBranch?: Maybe<CompanyBranch>;
};

export type AddOfficeResult = AddOfficeSuccess | AddOfficeError;

export type AddOfficeSuccess = {
  __typename?: 'AddOfficeSuccess';
  myself: Myself;
};

export type AddOfficeError = {
  __typename?: 'AddOfficeError';
  errorCode: OfficeErrorCode;
};

export type UpdateOfficeResult = UpdateOfficeSuccess | UpdateOfficeError;

export type UpdateOfficeSuccess = {
  __typename?: 'UpdateOfficeSuccess';
  myself: Myself;
};

export type UpdateOfficeError = {
  __typename?: 'UpdateOfficeError';
  errorCode: OfficeErrorCode;
  /** With CHANGED_MEANWHILE: who called, with the offices as they are now. */
  current?: Maybe<Myself>;
};

export type PasswordResetCode = {
  __typename?: 'PasswordResetCode';
  /** Names the request; worth nothing without the secret in the mail. */
  code: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type ResetPasswordByCodeResult = ResetPasswordByCodeSuccess | ResetPasswordByCodeError;

export type ResetPasswordByCodeSuccess = {
  __typename?: 'ResetPasswordByCodeSuccess';
  email: Scalars['String']['output'];
};

export type ResetPasswordByCodeError = {
  __typename?: 'ResetPasswordByCodeError';
  errorCode: PasswordCodeErrorCode;
};

export type UndoEmailChangeResult = UndoEmailChangeSuccess | UndoEmailChangeError;

export type UndoEmailChangeSuccess = {
  __typename?: 'UndoEmailChangeSuccess';
  /** The address that the account returns to. */
  email: Scalars['String']['output'];
  /** The former password and sessions are worth nothing, and a link to a new one is being mailed. False: that follows. */
  isSecured: Scalars['Boolean']['output'];
};

export type UndoEmailChangeError = {
  __typename?: 'UndoEmailChangeError';
  errorCode: UndoEmailChangeErrorCode;
};

export type CreateOperatorResult = CreateOperatorSuccess | AccountError;

export type CreateOperatorSuccess = {
  __typename?: 'CreateOperatorSuccess';
  operatorUser: OperatorUser;
};

export type CreateAgencyOperatorResult = CreateAgencyOperatorSuccess | AccountError;

export type CreateAgencyOperatorSuccess = {
  __typename?: 'CreateAgencyOperatorSuccess';
  agencyUser: AgencyUser;
};

export type DeleteAgencyUserResult = DeleteAgencyUserSuccess | DeleteAgencyUserError;

export type DeleteAgencyUserSuccess = {
  __typename?: 'DeleteAgencyUserSuccess';
  agencyUser: AgencyUser;
};

export type DeleteAgencyUserError = {
  __typename?: 'DeleteAgencyUserError';
  errorCode: AgencyUserErrorCode;
};

export type IssueReceiptResult = IssueReceiptSuccess | IssueReceiptError;

export type IssueReceiptSuccess = {
  __typename?: 'IssueReceiptSuccess';
  receipt: Receipt;
  travel: Travel;
};

export type IssueReceiptError = {
  __typename?: 'IssueReceiptError';
  errorCode: ReceiptErrorCode;
  /** With UNPRINTABLE_ADDRESSEE: each of them once. */
  characters?: Maybe<Array<Scalars['String']['output']>>;
};

export type UpdateAgencyResult = UpdateAgencySuccess | UpdateAgencyError;

export type UpdateAgencySuccess = {
  __typename?: 'UpdateAgencySuccess';
  agency: Agency;
};

export type UpdateAgencyError = {
  __typename?: 'UpdateAgencyError';
  errorCode: AgencyErrorCode;
  /** The field of the input that is wrong or was changed meanwhile. */
  field?: Maybe<Scalars['String']['output']>;
  /** With CHANGED_MEANWHILE: the agency as it is now. */
  currentAgency?: Maybe<Agency>;
};

export type UpdateAgencyPictureResult = UpdateAgencyPictureSuccess | UpdateAgencyPictureError;

export type UpdateAgencyPictureSuccess = {
  __typename?: 'UpdateAgencyPictureSuccess';
  agency: Agency;
};

export type UpdateAgencyPictureError = {
  __typename?: 'UpdateAgencyPictureError';
  errorCode: AgencyPictureErrorCode;
};

export type AccountError = {
  __typename?: 'AccountError';
  errorCode: AccountErrorCode;
};

export type BookViaExternalSupplierResult = BookViaExternalSupplierSuccess | BookViaExternalSupplierError;

export type BookViaExternalSupplierSuccess = {
  __typename?: 'BookViaExternalSupplierSuccess';
  travel: Travel;
};

export type BookViaExternalSupplierError = {
  __typename?: 'BookViaExternalSupplierError';
  errorCode: ExternalBookingErrorCode;
  /** What is wrong, for INVALID_GUEST_NAME: index of the guest. */
  guestIndex?: Maybe<Scalars['Int']['output']>;
  /** To choose from, for TIME_ZONE_REQUIRED and INVALID_TIME_ZONE: the IANA zones of the country. */
  timeZones?: Maybe<Array<Scalars['String']['output']>>;
  /** Of INVALID_BILLED_TAX in a bill with parts: of which one. */
  ratePercent?: Maybe<Scalars['Int']['output']>;
  /** Of BILLED_PARTS_NOT_PRICE: the yen that the parts lack to the price; below zero what they exceed it by. */
  missingPrice?: Maybe<Scalars['Int']['output']>;
};

export type RefundRoomResult = RefundRoomSuccess | RefundRoomError;

export type RefundRoomSuccess = {
  __typename?: 'RefundRoomSuccess';
  travel: Travel;
  room: ExpediaHotelRoom;
};

export type RefundRoomError = {
  __typename?: 'RefundRoomError';
  errorCode: RefundErrorCode;
};

export type UpdateInvoiceStatusResult = UpdateInvoiceStatusSuccess | UpdateInvoiceStatusError;

export type UpdateInvoiceStatusSuccess = {
  __typename?: 'UpdateInvoiceStatusSuccess';
  invoice: Invoice;
};

export type UpdateInvoiceStatusError = {
  __typename?: 'UpdateInvoiceStatusError';
  errorCode: InvoiceErrorCode;
};

export type ChangeBranchStatusResult = ChangeBranchStatusSuccess | ChangeBranchStatusError;

export type ChangeBranchStatusSuccess = {
  __typename?: 'ChangeBranchStatusSuccess';
  companyBranch: CompanyBranch;
};

export type ChangeBranchStatusError = {
  __typename?: 'ChangeBranchStatusError';
  errorCode: BranchStatusErrorCode;
};

export type ResolveOperatorTaskResult = ResolveOperatorTaskSuccess | ResolveOperatorTaskError;

export type ResolveOperatorTaskSuccess = {
  __typename?: 'ResolveOperatorTaskSuccess';
  operatorTask: OperatorTask;
};

export type ResolveOperatorTaskError = {
  __typename?: 'ResolveOperatorTaskError';
  errorCode: OperatorTaskErrorCode;
};

export type RecordHotelTaxGroundResult = RecordHotelTaxGroundSuccess | RecordHotelTaxGroundError;

export type RecordHotelTaxGroundSuccess = {
  __typename?: 'RecordHotelTaxGroundSuccess';
  hotelTax: HotelTax;
};

export type RecordHotelTaxGroundError = {
  __typename?: 'RecordHotelTaxGroundError';
  errorCode: HotelTaxErrorCode;
};

export type RecordBilledTaxResult = RecordBilledTaxSuccess | RecordBilledTaxError;

export type RecordBilledTaxSuccess = {
  __typename?: 'RecordBilledTaxSuccess';
  travel: Travel;
};

export type RecordBilledTaxError = {
  __typename?: 'RecordBilledTaxError';
  errorCode: BilledTaxErrorCode;
  /** Of INVALID_BILLED_TAX in a bill with parts: of which one. */
  ratePercent?: Maybe<Scalars['Int']['output']>;
  /** Of BILLED_PARTS_NOT_PRICE: the yen that the parts lack to the price; below zero what they exceed it by. */
  missingPrice?: Maybe<Scalars['Int']['output']>;
};

export type LiftBrakeResult = LiftBrakeSuccess | LiftBrakeError;

export type LiftBrakeSuccess = {
  __typename?: 'LiftBrakeSuccess';
  brakeLift: BrakeLift;
};

export type LiftBrakeError = {
  __typename?: 'LiftBrakeError';
  errorCode: LiftBrakeErrorCode;
};

export type SendDisputeEvidenceResult = SendDisputeEvidenceSuccess | SendDisputeEvidenceError;

export type SendDisputeEvidenceSuccess = {
  __typename?: 'SendDisputeEvidenceSuccess';
  operatorTask: OperatorTask;
};

export type SendDisputeEvidenceError = {
  __typename?: 'SendDisputeEvidenceError';
  errorCode: SendDisputeEvidenceErrorCode;
};

export type CardChallengeResult = CardChallengeSuccess | CardChallengeRequiresAction | CardChallengeError;

export type CardChallengeSuccess = {
  __typename?: 'CardChallengeSuccess';
  creditCardId: Scalars['ID']['output'];
  creditCard: CreditCard;
};

export type CardChallengeRequiresAction = {
  __typename?: 'CardChallengeRequiresAction';
  redirectUrl: Scalars['String']['output'];
};

/** errorCode is the card provider's own code, see the error catalog. */
export type CardChallengeError = {
  __typename?: 'CardChallengeError';
  errorCode?: Maybe<Scalars['String']['output']>;
  errorType?: Maybe<Scalars['String']['output']>;
  declineCode?: Maybe<Scalars['String']['output']>;
};

export type ConfirmCardChallenge = {
  __typename?: 'ConfirmCardChallenge';
  success: Scalars['Boolean']['output'];
  errorCode?: Maybe<Scalars['String']['output']>;
  errorType?: Maybe<Scalars['String']['output']>;
  declineCode?: Maybe<Scalars['String']['output']>;
  creditCard?: Maybe<CreditCard>;
};

export type Query = {
  __typename?: 'Query';
  /** Null when nobody is signed in or the account is not active. */
  myself?: Maybe<Myself>;
  incrementalSearchPropertyContent: Array<HotelOverview>;
  incrementalSearchRegion: Array<SearchSuggestionSpot>;
  searchPropertyContent: PropertyContentSearchConnection;
  /** Null when there is no such property. */
  expediaHotelDetail?: Maybe<ExpediaHotelDetail>;
  expediaHotelRooms: Array<RoomWithRate>;
  /** The three days before and after the stay's first one and itself, without those that can't be booked any more or yet. Asks the supplier once for each day that is not known for half an hour. */
  priceCalendar: Array<CalendarDay>;
  /** Newest first. Priced again when a stay is given; a clip whose room has no rates is sold out then. `first`: 1-50, all when left out. */
  clippedHotelRates: Array<ClippedHotelRate>;
  preparedBooking?: Maybe<PreparedBooking>;
  branchTravels: TravelConnection;
  completedBookingTravel?: Maybe<Travel>;
  travelInDetail?: Maybe<Travel>;
  itineraries: Array<Itinerary>;
  vouchers: Array<Voucher>;
  /** Null when there is no such trip for the viewer. */
  travelDetailLink?: Maybe<TravelDetailLinkResult>;
  /** For releases that know no refusal: an addressee that can't be printed is an error. */
  travelDetailDownloadLink?: Maybe<DownloadLink>;
  /** A receipt as it was issued; marked as issued again (再発行) from ten minutes after that on. */
  receiptDownloadLink?: Maybe<DownloadLink>;
  /** Works without the guest's link. Null when there is no such trip for the viewer or nobody can stay in such a room. */
  travelVoucherDownloadLink?: Maybe<DownloadLink>;
  /** The rooms of `first` trips (1-200) after a cursor, in the list's order; without `first` at most 5,000 rows. */
  travelDetailsForCsv: TravelDetailsForCsv;
  /** Null when the key opens nothing, or nothing any more. */
  travelByKey?: Maybe<PublicTravel>;
  /** Why `travelByKey` answers as it does, for who has the key. */
  travelKeyState: TravelKeyState;
  /** Vouchers of the rooms named, or of all. Null when the key opens nothing or nobody can stay in such a room. */
  travelVoucherDownloadLinkByKey?: Maybe<DownloadLink>;
  hotelByKey?: Maybe<PublicHotel>;
  /** Newest month first. About one branch, the running month comes before them as a draft. */
  invoices: InvoiceConnection;
  /** A draft of the running month too. Null when there is no such invoice for the viewer. */
  invoice?: Maybe<Invoice>;
  /** Null when there is no such invoice for the viewer, for a draft, and in JP_PINT where there is a jpPintProblem. */
  invoiceDownloadLink?: Maybe<DownloadLink>;
  /** The stored bytes. Null when there is no such paper for the viewer. */
  paperDownloadLink?: Maybe<DownloadLink>;
  /** Stored papers, newest first: of void invoices and corrected receipts too. */
  papers: PaperConnection;
  /** The latest first. */
  paperFetches: PaperFetchConnection;
  /** In the order in which to offer them: those of software, then the company's own. */
  accountingProfiles: Array<AccountingProfile>;
  accountingPreview: AccountingPreview;
  /** The branches whose settings the viewer may see: an administrator's own. */
  settingsBranches: Array<CompanyBranch>;
  /** The part of an address that a Japanese postal code stands for; null when there is no such code. */
  postalAddress?: Maybe<PostalAddress>;
  /** The cards of the viewer's branch, without those that were entered for one booking. */
  creditCards: Array<CreditCard>;
  /** Of the viewer's branch; agency users and operators name one that they reach. `keyword` is part of a name or e-mail. */
  employees: EmployeeConnection;
  /** Null when the code is unknown, used, withdrawn or expired. */
  invitation?: Maybe<Invitation>;
  /** `keyword`, here and below, is part of a name, or of a person's e-mail address. */
  agencies: AgencyConnection;
  /** Null when the viewer reaches no such agency: an agency user has the own one. */
  agency?: Maybe<Agency>;
  /** The latest first. An agency user's own agency when it is left out; none for one that the viewer does not reach. */
  agencyChanges: AgencyChangeConnection;
  agencyUsers: AgencyUserConnection;
  companyBranches: CompanyBranchConnection;
  /** Null when the viewer reaches no such branch. */
  companyBranch?: Maybe<CompanyBranch>;
  operatorUsers: OperatorUserConnection;
  operatorTasks: OperatorTaskConnection;
  /** Hotels of trips by name or trip number, at most 50; without a text those on record. */
  hotelTaxes: Array<HotelTax>;
  /** Who is refused calls now, the newest first; 200 at most. What each process counts by itself is not among them. */
  brakes: Array<Brake>;
  /** Newest first, also those that have ended. */
  brakeLifts: BrakeLiftConnection;
  /** What speaks for a disputed payment, as one document. Null for another task, and without a trip. */
  disputeEvidenceDownloadLink?: Maybe<DownloadLink>;
  newsList: NewsConnection;
  /** Null when there is no such item for the viewer. */
  newsItem?: Maybe<NewsItem>;
  /** All news of the content store, newest first: for everybody and for single agencies, announced and yet to come. */
  deskNews: DeskNewsConnection;
  terms?: Maybe<Terms>;
  /** The supplier's own terms, in Japanese; an address of theirs. */
  supplierTermsUrl: Scalars['String']['output'];
  transactionLaw: TransactionLaw;
  pdfPrintGuide: PdfPrintGuide;
};


export type QueryIncrementalSearchPropertyContentArgs = {
  input: IncrementalSearchPropertyContentInput;
};


export type QueryIncrementalSearchRegionArgs = {
  input: IncrementalSearchRegionInput;
};


export type QuerySearchPropertyContentArgs = {
  input: SearchPropertyContentInput;
  regionInput?: InputMaybe<RegionInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExpediaHotelDetailArgs = {
  id: Scalars['ID']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExpediaHotelRoomsArgs = {
  id: Scalars['ID']['input'];
  roomsWithRateInput: RoomsWithRateInput;
};


export type QueryPriceCalendarArgs = {
  id: Scalars['ID']['input'];
  roomsWithRateInput: RoomsWithRateInput;
  choice?: InputMaybe<RateChoiceInput>;
};


export type QueryClippedHotelRatesArgs = {
  roomsWithRateInput?: InputMaybe<RoomsWithRateInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreparedBookingArgs = {
  priceCheckId: Scalars['ID']['input'];
};


export type QueryBranchTravelsArgs = {
  input?: InputMaybe<BranchTravelsInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompletedBookingTravelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTravelInDetailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryItinerariesArgs = {
  travelId: Scalars['ID']['input'];
};


export type QueryVouchersArgs = {
  travelId: Scalars['ID']['input'];
};


export type QueryTravelDetailLinkArgs = {
  input: TravelDetailDownloadLinkInput;
};


export type QueryTravelDetailDownloadLinkArgs = {
  input: TravelDetailDownloadLinkInput;
};


export type QueryReceiptDownloadLinkArgs = {
  receiptId: Scalars['ID']['input'];
};


export type QueryTravelVoucherDownloadLinkArgs = {
  input: TravelVoucherDownloadLinkInput;
};


export type QueryTravelDetailsForCsvArgs = {
  input: TravelDetailsForCsvInput;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTravelByKeyArgs = {
  key: Scalars['String']['input'];
};


export type QueryTravelKeyStateArgs = {
  key: Scalars['String']['input'];
};


export type QueryTravelVoucherDownloadLinkByKeyArgs = {
  key: Scalars['String']['input'];
  roomNumbers: Array<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHotelByKeyArgs = {
  key: Scalars['String']['input'];
};


export type QueryInvoicesArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvoiceDownloadLinkArgs = {
  input: InvoiceDownloadLinkInput;
};


export type QueryPaperDownloadLinkArgs = {
  paperId: Scalars['ID']['input'];
};


export type QueryPapersArgs = {
  input?: InputMaybe<PapersInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPaperFetchesArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAccountingPreviewArgs = {
  input: AccountingFormatInput;
};


export type QueryPostalAddressArgs = {
  postalCode: Scalars['String']['input'];
};


export type QueryEmployeesArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EmployeeStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


export type QueryAgenciesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAgencyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAgencyChangesArgs = {
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAgencyUsersArgs = {
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompanyBranchesArgs = {
  input?: InputMaybe<CompanyBranchesInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompanyBranchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOperatorUsersArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOperatorTasksArgs = {
  input?: InputMaybe<OperatorTasksInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHotelTaxesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBrakeLiftsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDisputeEvidenceDownloadLinkArgs = {
  taskId: Scalars['ID']['input'];
};


export type QueryNewsListArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNewsItemArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDeskNewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTermsArgs = {
  contentId: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  prepareToBookHotel: PrepareResult;
  /** Null when there is no such preparation for the viewer. */
  saveBookingDraft?: Maybe<PreparedBooking>;
  bookExpediaHotel: BookResult;
  cancelRooms: CancelRoomsResult;
  changeRoomDetails: ChangeRoomResult;
  clipHotelRate: ClipHotelRateResult;
  /** The ids that are gone now; others' and unknown ids are not among them. */
  deleteClippedHotelRates: Array<Scalars['ID']['output']>;
  /** A key for a hotel's page that needs no account. */
  shareHotel?: Maybe<HotelShare>;
  /** Ends the trip's public link; a renewed one opens again. Null when there is no such trip for the viewer. */
  revokeTravelPublicKey?: Maybe<Travel>;
  renewTravelPublicKey?: Maybe<Travel>;
  createCompanyTravelMemo: CompanyTravelMemo;
  deleteCompanyTravelMemo: Scalars['ID']['output'];
  createAgencyTravelMemo: AgencyTravelMemo;
  deleteAgencyTravelMemo: Scalars['ID']['output'];
  createOperatorTravelMemo: OperatorTravelMemo;
  deleteOperatorTravelMemo: Scalars['ID']['output'];
  /** Once for each room; sent twice, the second is ALREADY_ISSUED. */
  issueReceipt: IssueReceiptResult;
  /** With `seenPrice`, the `returnPrice` that was agreed to, only while it is that: else AMOUNT_CHANGED. */
  issueReturn: IssueReceiptResult;
  /** A ZIP file of the papers that match, with an index; its link opens once. */
  preparePapersFile: PreparePapersFileResult;
  /**
   * A file of what rooms cost, one row for each change, for an accounting software; its link opens once. The rows of a
   * room add up to what it costs and never change: importing a period again adds nothing.
   */
  prepareAccountingFile: PrepareAccountingFileResult;
  /** For all branches of the company. */
  saveAccountingProfile: SaveAccountingProfileResult;
  deleteAccountingProfile: Scalars['ID']['output'];
  updateProfile: Myself;
  updateTravelerProfile: Myself;
  /** Takes over what the identity service now says of the e-mail and the password; call it after changing either. */
  refreshAccount: Myself;
  updateCompanyBranch: UpdateCompanyBranchResult;
  addOffice: AddOfficeResult;
  updateOffice: UpdateOfficeResult;
  /** Who called, with the offices that are left. */
  deleteOffice: Myself;
  inviteEmployee: InviteResult;
  /** Sends the mail again, with a new code. */
  resendInvitation: InviteResult;
  /**
   * Uses up an invitation. Called by the invited person, signed in with the invited address, it makes them an active
   * employee; called by the branch's administrator it withdraws the invitation. False: no open invitation for the caller.
   */
  removeInvitationCode: Scalars['Boolean']['output'];
  deleteEmployee: DeleteEmployeeResult;
  delegateCompanyAdmin: DelegateResult;
  /** Registers a card as `challengeToRegisterCreditCard` does, with 3-D Secure; its holder comes back to the site's own page. */
  registerCreditCard: CardChallengeResult;
  challengeToRegisterCreditCard: CardChallengeResult;
  confirmChallengeToRegisterCreditCard: ConfirmCardChallenge;
  deleteCreditCard: Scalars['ID']['output'];
  renameCreditCard: CreditCard;
  /** Asks the identity service for a reset mail; the answer never tells whether the address exists. */
  resetPassword: Scalars['Boolean']['output'];
  /** Mails a secret to the address if an account has it; the answer is the same if none has. */
  createPasswordResetCode: PasswordResetCode;
  resetPasswordByCode: ResetPasswordByCodeResult;
  /** Undoes a change of address by the code of the link in the mail to the old one, and ends password and sessions. */
  undoEmailChange: UndoEmailChangeResult;
  bookHotelViaExternalSupplier: BookViaExternalSupplierResult;
  refundRoom: RefundRoomResult;
  createOperator: CreateOperatorResult;
  createAgencyOperator: CreateAgencyOperatorResult;
  /** Ends the access of an agency user, also before the first sign-in: for colleagues and operators, never for oneself. */
  deleteAgencyUser: DeleteAgencyUserResult;
  /** What an agency has to say of itself as a seller, and how it is paid: by its own people and by operators. */
  updateAgency: UpdateAgencyResult;
  /** Sets or removes the picture of an agency's seal or logo: by its own people and by operators. Papers that are issued keep theirs. */
  updateAgencyPicture: UpdateAgencyPictureResult;
  /** Records money that came in for an invoice; the branch gets as much credit back. */
  recordInvoicePayment: RecordInvoicePaymentResult;
  /** Removes a payment that was recorded wrongly, and takes its credit back. */
  removeInvoicePayment: RemoveInvoicePaymentResult;
  updateInvoiceStatus: UpdateInvoiceStatusResult;
  /** A suspended branch buys nothing new; everything else continues. */
  changeBranchStatus: ChangeBranchStatusResult;
  resolveOperatorTask: ResolveOperatorTaskResult;
  /** Lets the calls through for an hour, in all processes. */
  liftBrake: LiftBrakeResult;
  /** The tax of a trip that was arranged elsewhere, as its bill says: for lines that are billed from then on. */
  recordBilledTax: RecordBilledTaxResult;
  /** Holds for lines that are billed from then on. */
  recordHotelTaxGround: RecordHotelTaxGroundResult;
  /** Sends the document to the cardholder's bank. Happens once, however often it is called. */
  sendDisputeEvidence: SendDisputeEvidenceResult;
  /** Ends this session: its token opens nothing from the next request on. False when nobody is signed in. */
  signOut: Scalars['Boolean']['output'];
  /** Ends every session of the user, this one too. */
  signOutEverywhere: Scalars['Boolean']['output'];
};


export type MutationPrepareToBookHotelArgs = {
  input: PrepareToBookHotelInput;
};


export type MutationSaveBookingDraftArgs = {
  input: SaveBookingDraftInput;
};


export type MutationBookExpediaHotelArgs = {
  input: BookExpediaHotelInput;
};


export type MutationCancelRoomsArgs = {
  input: CancelRoomsInput;
};


export type MutationChangeRoomDetailsArgs = {
  input: ChangeRoomDetailsInput;
};


export type MutationClipHotelRateArgs = {
  input: ClipHotelRateInput;
};


export type MutationDeleteClippedHotelRatesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationShareHotelArgs = {
  epsPropertyId: Scalars['ID']['input'];
};


export type MutationRevokeTravelPublicKeyArgs = {
  travelId: Scalars['ID']['input'];
};


export type MutationRenewTravelPublicKeyArgs = {
  travelId: Scalars['ID']['input'];
};


export type MutationCreateCompanyTravelMemoArgs = {
  input: CreateCompanyTravelMemoInput;
};


export type MutationDeleteCompanyTravelMemoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateAgencyTravelMemoArgs = {
  input: CreateTravelMemoInput;
};


export type MutationDeleteAgencyTravelMemoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateOperatorTravelMemoArgs = {
  input: CreateTravelMemoInput;
};


export type MutationDeleteOperatorTravelMemoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationIssueReceiptArgs = {
  input: IssueReceiptInput;
};


export type MutationIssueReturnArgs = {
  receiptId: Scalars['ID']['input'];
  seenPrice?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationPreparePapersFileArgs = {
  input: PapersInput;
};


export type MutationPrepareAccountingFileArgs = {
  input: AccountingFileInput;
};


export type MutationSaveAccountingProfileArgs = {
  input: SaveAccountingProfileInput;
};


export type MutationDeleteAccountingProfileArgs = {
  profileId: Scalars['ID']['input'];
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateTravelerProfileArgs = {
  input: UpdateTravelerProfileInput;
};


export type MutationUpdateCompanyBranchArgs = {
  input: UpdateCompanyBranchInput;
};


export type MutationAddOfficeArgs = {
  input: AddOfficeInput;
};


export type MutationUpdateOfficeArgs = {
  input: UpdateOfficeInput;
};


export type MutationDeleteOfficeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationInviteEmployeeArgs = {
  input: InviteEmployeeInput;
};


export type MutationResendInvitationArgs = {
  employeeId: Scalars['ID']['input'];
};


export type MutationRemoveInvitationCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationDeleteEmployeeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDelegateCompanyAdminArgs = {
  input: DelegateCompanyAdminInput;
};


export type MutationRegisterCreditCardArgs = {
  input: RegisterCreditCardInput;
};


export type MutationChallengeToRegisterCreditCardArgs = {
  input: ChallengeToRegisterCreditCardInput;
};


export type MutationConfirmChallengeToRegisterCreditCardArgs = {
  input: ConfirmChallengeToRegisterCreditCardInput;
};


export type MutationDeleteCreditCardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenameCreditCardArgs = {
  input: RenameCreditCardInput;
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationCreatePasswordResetCodeArgs = {
  input: CreatePasswordResetCodeInput;
};


export type MutationResetPasswordByCodeArgs = {
  input: ResetPasswordByCodeInput;
};


export type MutationUndoEmailChangeArgs = {
  input: UndoEmailChangeInput;
};


export type MutationBookHotelViaExternalSupplierArgs = {
  input: BookViaExternalSupplierInput;
};


export type MutationRefundRoomArgs = {
  input: RefundRoomInput;
};


export type MutationCreateOperatorArgs = {
  input: CreateOperatorInput;
};


export type MutationCreateAgencyOperatorArgs = {
  input: CreateAgencyOperatorInput;
};


export type MutationDeleteAgencyUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateAgencyArgs = {
  input: UpdateAgencyInput;
};


export type MutationUpdateAgencyPictureArgs = {
  input: UpdateAgencyPictureInput;
};


export type MutationRecordInvoicePaymentArgs = {
  input: RecordInvoicePaymentInput;
};


export type MutationRemoveInvoicePaymentArgs = {
  input: RemoveInvoicePaymentInput;
};


export type MutationUpdateInvoiceStatusArgs = {
  input: UpdateInvoiceStatusInput;
};


export type MutationChangeBranchStatusArgs = {
  input: ChangeBranchStatusInput;
};


export type MutationResolveOperatorTaskArgs = {
  input: ResolveOperatorTaskInput;
};


export type MutationLiftBrakeArgs = {
  input: LiftBrakeInput;
};


export type MutationRecordBilledTaxArgs = {
  input: RecordBilledTaxInput;
};


export type MutationRecordHotelTaxGroundArgs = {
  input: RecordHotelTaxGroundInput;
};


export type MutationSendDisputeEvidenceArgs = {
  input: SendDisputeEvidenceInput;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  TravelHistoryData:
    | ( TravelBookedData & { __typename: 'TravelBookedData' } )
    | ( RoomCanceledData & { __typename: 'RoomCanceledData' } )
    | ( TravelCanceledData & { __typename: 'TravelCanceledData' } )
    | ( HotelOrRoomCreatedData & { __typename: 'HotelOrRoomCreatedData' } )
    | ( RoomRefundedData & { __typename: 'RoomRefundedData' } )
    | ( RoomChangedData & { __typename: 'RoomChangedData' } )
    | ( DateChangedData & { __typename: 'DateChangedData' } )
    | ( PreviousTravelChoiceData & { __typename: 'PreviousTravelChoiceData' } )
    | ( BilledTaxRecordedData & { __typename: 'BilledTaxRecordedData' } )
  ;
  TravelUpdateTimelineItem:
    | ( AgencyTravelMemo & { __typename: 'AgencyTravelMemo' } )
    | ( CompanyTravelMemo & { __typename: 'CompanyTravelMemo' } )
    | ( OperatorTravelMemo & { __typename: 'OperatorTravelMemo' } )
    | ( Omit<TravelHistory, 'data'> & { data: _RefType['TravelHistoryData'] } & { __typename: 'TravelHistory' } )
  ;
  SaveAccountingProfileResult:
    | ( Omit<SaveAccountingProfileSuccess, 'profile'> & { profile: _RefType['AccountingProfile'] } & { __typename: 'SaveAccountingProfileSuccess' } )
    | ( SaveAccountingProfileError & { __typename: 'SaveAccountingProfileError' } )
  ;
  PrepareAccountingFileResult:
    | ( PrepareAccountingFileSuccess & { __typename: 'PrepareAccountingFileSuccess' } )
    | ( PrepareAccountingFileError & { __typename: 'PrepareAccountingFileError' } )
  ;
  PreparePapersFileResult:
    | ( PreparePapersFileSuccess & { __typename: 'PreparePapersFileSuccess' } )
    | ( PreparePapersFileError & { __typename: 'PreparePapersFileError' } )
  ;
  RecordInvoicePaymentResult:
    | ( Omit<RecordInvoicePaymentSuccess, 'invoice'> & { invoice: _RefType['Invoice'] } & { __typename: 'RecordInvoicePaymentSuccess' } )
    | ( RecordInvoicePaymentError & { __typename: 'RecordInvoicePaymentError' } )
  ;
  RemoveInvoicePaymentResult:
    | ( Omit<RemoveInvoicePaymentSuccess, 'invoice'> & { invoice: _RefType['Invoice'] } & { __typename: 'RemoveInvoicePaymentSuccess' } )
    | ( RemoveInvoicePaymentError & { __typename: 'RemoveInvoicePaymentError' } )
  ;
  TravelDetailLinkResult:
    | ( DownloadLink & { __typename: 'DownloadLink' } )
    | ( UnprintableAddresseeError & { __typename: 'UnprintableAddresseeError' } )
  ;
  PrepareResult:
    | ( Omit<PrepareSuccess, 'preparedBooking'> & { preparedBooking: _RefType['PreparedBooking'] } & { __typename: 'PrepareSuccess' } )
    | ( PrepareError & { __typename: 'PrepareError' } )
  ;
  BookResult:
    | ( Omit<BookSuccess, 'travel'> & { travel: _RefType['Travel'] } & { __typename: 'BookSuccess' } )
    | ( Omit<BookError, 'travel' | 'similarTravels'> & { travel?: Maybe<_RefType['Travel']>, similarTravels: Array<_RefType['Travel']> } & { __typename: 'BookError' } )
  ;
  CancelRoomsResult:
    | ( Omit<CancelRoomsSuccess, 'travel' | 'rooms'> & { travel: _RefType['Travel'], rooms: Array<_RefType['ExpediaHotelRoom']> } & { __typename: 'CancelRoomsSuccess' } )
    | ( CancelRoomsError & { __typename: 'CancelRoomsError' } )
  ;
  ChangeRoomResult:
    | ( Omit<ChangeRoomSuccess, 'travel' | 'room'> & { travel: _RefType['Travel'], room: _RefType['ExpediaHotelRoom'] } & { __typename: 'ChangeRoomSuccess' } )
    | ( ChangeRoomError & { __typename: 'ChangeRoomError' } )
  ;
  ClipHotelRateResult:
    | ( Omit<ClipHotelRateSuccess, 'clippedHotelRate'> & { clippedHotelRate: _RefType['ClippedHotelRate'] } & { __typename: 'ClipHotelRateSuccess' } )
    | ( ClipHotelRateError & { __typename: 'ClipHotelRateError' } )
  ;
  InviteResult:
    | ( Omit<InviteSuccess, 'employee'> & { employee: _RefType['Employee'] } & { __typename: 'InviteSuccess' } )
    | ( EmployeeError & { __typename: 'EmployeeError' } )
  ;
  DeleteEmployeeResult:
    | ( Omit<DeleteEmployeeSuccess, 'employee'> & { employee: _RefType['Employee'] } & { __typename: 'DeleteEmployeeSuccess' } )
    | ( EmployeeError & { __typename: 'EmployeeError' } )
  ;
  DelegateResult:
    | ( Omit<DelegateSuccess, 'oldAdmin' | 'newAdmin'> & { oldAdmin: _RefType['Employee'], newAdmin: _RefType['Employee'] } & { __typename: 'DelegateSuccess' } )
    | ( EmployeeError & { __typename: 'EmployeeError' } )
  ;
  UpdateCompanyBranchResult:
    | ( Omit<UpdateCompanyBranchSuccess, 'companyBranch'> & { companyBranch: _RefType['CompanyBranch'] } & { __typename: 'UpdateCompanyBranchSuccess' } )
    | ( Omit<UpdateCompanyBranchError, 'currentBranch'> & { currentBranch?: Maybe<_RefType['CompanyBranch']> } & { __typename: 'UpdateCompanyBranchError' } )
  ;
  AddOfficeResult:
    | ( Omit<AddOfficeSuccess, 'myself'> & { myself: _RefType['Myself'] } & { __typename: 'AddOfficeSuccess' } )
    | ( AddOfficeError & { __typename: 'AddOfficeError' } )
  ;
  UpdateOfficeResult:
    | ( Omit<UpdateOfficeSuccess, 'myself'> & { myself: _RefType['Myself'] } & { __typename: 'UpdateOfficeSuccess' } )
    | ( Omit<UpdateOfficeError, 'current'> & { current?: Maybe<_RefType['Myself']> } & { __typename: 'UpdateOfficeError' } )
  ;
  ResetPasswordByCodeResult:
    | ( ResetPasswordByCodeSuccess & { __typename: 'ResetPasswordByCodeSuccess' } )
    | ( ResetPasswordByCodeError & { __typename: 'ResetPasswordByCodeError' } )
  ;
  UndoEmailChangeResult:
    | ( UndoEmailChangeSuccess & { __typename: 'UndoEmailChangeSuccess' } )
    | ( UndoEmailChangeError & { __typename: 'UndoEmailChangeError' } )
  ;
  CreateOperatorResult:
    | ( Omit<CreateOperatorSuccess, 'operatorUser'> & { operatorUser: _RefType['OperatorUser'] } & { __typename: 'CreateOperatorSuccess' } )
    | ( AccountError & { __typename: 'AccountError' } )
  ;
  CreateAgencyOperatorResult:
    | ( Omit<CreateAgencyOperatorSuccess, 'agencyUser'> & { agencyUser: _RefType['AgencyUser'] } & { __typename: 'CreateAgencyOperatorSuccess' } )
    | ( AccountError & { __typename: 'AccountError' } )
  ;
  DeleteAgencyUserResult:
    | ( Omit<DeleteAgencyUserSuccess, 'agencyUser'> & { agencyUser: _RefType['AgencyUser'] } & { __typename: 'DeleteAgencyUserSuccess' } )
    | ( DeleteAgencyUserError & { __typename: 'DeleteAgencyUserError' } )
  ;
  IssueReceiptResult:
    | ( Omit<IssueReceiptSuccess, 'receipt' | 'travel'> & { receipt: _RefType['Receipt'], travel: _RefType['Travel'] } & { __typename: 'IssueReceiptSuccess' } )
    | ( IssueReceiptError & { __typename: 'IssueReceiptError' } )
  ;
  UpdateAgencyResult:
    | ( Omit<UpdateAgencySuccess, 'agency'> & { agency: _RefType['Agency'] } & { __typename: 'UpdateAgencySuccess' } )
    | ( Omit<UpdateAgencyError, 'currentAgency'> & { currentAgency?: Maybe<_RefType['Agency']> } & { __typename: 'UpdateAgencyError' } )
  ;
  UpdateAgencyPictureResult:
    | ( Omit<UpdateAgencyPictureSuccess, 'agency'> & { agency: _RefType['Agency'] } & { __typename: 'UpdateAgencyPictureSuccess' } )
    | ( UpdateAgencyPictureError & { __typename: 'UpdateAgencyPictureError' } )
  ;
  BookViaExternalSupplierResult:
    | ( Omit<BookViaExternalSupplierSuccess, 'travel'> & { travel: _RefType['Travel'] } & { __typename: 'BookViaExternalSupplierSuccess' } )
    | ( BookViaExternalSupplierError & { __typename: 'BookViaExternalSupplierError' } )
  ;
  RefundRoomResult:
    | ( Omit<RefundRoomSuccess, 'travel' | 'room'> & { travel: _RefType['Travel'], room: _RefType['ExpediaHotelRoom'] } & { __typename: 'RefundRoomSuccess' } )
    | ( RefundRoomError & { __typename: 'RefundRoomError' } )
  ;
  UpdateInvoiceStatusResult:
    | ( Omit<UpdateInvoiceStatusSuccess, 'invoice'> & { invoice: _RefType['Invoice'] } & { __typename: 'UpdateInvoiceStatusSuccess' } )
    | ( UpdateInvoiceStatusError & { __typename: 'UpdateInvoiceStatusError' } )
  ;
  ChangeBranchStatusResult:
    | ( Omit<ChangeBranchStatusSuccess, 'companyBranch'> & { companyBranch: _RefType['CompanyBranch'] } & { __typename: 'ChangeBranchStatusSuccess' } )
    | ( ChangeBranchStatusError & { __typename: 'ChangeBranchStatusError' } )
  ;
  ResolveOperatorTaskResult:
    | ( Omit<ResolveOperatorTaskSuccess, 'operatorTask'> & { operatorTask: _RefType['OperatorTask'] } & { __typename: 'ResolveOperatorTaskSuccess' } )
    | ( ResolveOperatorTaskError & { __typename: 'ResolveOperatorTaskError' } )
  ;
  RecordHotelTaxGroundResult:
    | ( Omit<RecordHotelTaxGroundSuccess, 'hotelTax'> & { hotelTax: _RefType['HotelTax'] } & { __typename: 'RecordHotelTaxGroundSuccess' } )
    | ( RecordHotelTaxGroundError & { __typename: 'RecordHotelTaxGroundError' } )
  ;
  RecordBilledTaxResult:
    | ( Omit<RecordBilledTaxSuccess, 'travel'> & { travel: _RefType['Travel'] } & { __typename: 'RecordBilledTaxSuccess' } )
    | ( RecordBilledTaxError & { __typename: 'RecordBilledTaxError' } )
  ;
  LiftBrakeResult:
    | ( Omit<LiftBrakeSuccess, 'brakeLift'> & { brakeLift: _RefType['BrakeLift'] } & { __typename: 'LiftBrakeSuccess' } )
    | ( LiftBrakeError & { __typename: 'LiftBrakeError' } )
  ;
  SendDisputeEvidenceResult:
    | ( Omit<SendDisputeEvidenceSuccess, 'operatorTask'> & { operatorTask: _RefType['OperatorTask'] } & { __typename: 'SendDisputeEvidenceSuccess' } )
    | ( SendDisputeEvidenceError & { __typename: 'SendDisputeEvidenceError' } )
  ;
  CardChallengeResult:
    | ( Omit<CardChallengeSuccess, 'creditCard'> & { creditCard: _RefType['CreditCard'] } & { __typename: 'CardChallengeSuccess' } )
    | ( CardChallengeRequiresAction & { __typename: 'CardChallengeRequiresAction' } )
    | ( CardChallengeError & { __typename: 'CardChallengeError' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Yen: ResolverTypeWrapper<Scalars['Yen']['output']>;
  AccessRule: AccessRule;
  CallLimit: CallLimit;
  TravelStatus: TravelStatus;
  HotelRoomStatus: HotelRoomStatus;
  RoomBookingStatus: RoomBookingStatus;
  ReturnedShare: ReturnedShare;
  RateStatus: RateStatus;
  PaymentType: PaymentType;
  AvailablePaymentMethod: AvailablePaymentMethod;
  InvoiceStatus: InvoiceStatus;
  BranchStatus: BranchStatus;
  UserRole: UserRole;
  EmployeeRole: EmployeeRole;
  EmployeeStatus: EmployeeStatus;
  Permission: Permission;
  ActorRole: ActorRole;
  TravelHistoryType: TravelHistoryType;
  RoomDetail: RoomDetail;
  MealType: MealType;
  RegionType: RegionType;
  PropertyRatingType: PropertyRatingType;
  CardBrand: CardBrand;
  PropertySort: PropertySort;
  PropertyCondition: PropertyCondition;
  BedKind: BedKind;
  PropertyAmenity: PropertyAmenity;
  ValueAddCategory: ValueAddCategory;
  ValueAddOfferType: ValueAddOfferType;
  TravelSort: TravelSort;
  DocFormat: DocFormat;
  PreparedBookingState: PreparedBookingState;
  BookErrorCode: BookErrorCode;
  PrepareErrorCode: PrepareErrorCode;
  CancelRoomsErrorCode: CancelRoomsErrorCode;
  PreviousTravelChoice: PreviousTravelChoice;
  ReplacementState: ReplacementState;
  ChangeRoomErrorCode: ChangeRoomErrorCode;
  ClipErrorCode: ClipErrorCode;
  EmployeeErrorCode: EmployeeErrorCode;
  AgencyErrorCode: AgencyErrorCode;
  AgencyPictureKind: AgencyPictureKind;
  AgencyPictureErrorCode: AgencyPictureErrorCode;
  AgencyUserErrorCode: AgencyUserErrorCode;
  ReceiptErrorCode: ReceiptErrorCode;
  BranchErrorCode: BranchErrorCode;
  OfficeErrorCode: OfficeErrorCode;
  BranchStatusErrorCode: BranchStatusErrorCode;
  AccountErrorCode: AccountErrorCode;
  TravelKeyState: TravelKeyState;
  PasswordCodeErrorCode: PasswordCodeErrorCode;
  UndoEmailChangeErrorCode: UndoEmailChangeErrorCode;
  ExternalBookingErrorCode: ExternalBookingErrorCode;
  AddresseeKind: AddresseeKind;
  RefundErrorCode: RefundErrorCode;
  InvoiceErrorCode: InvoiceErrorCode;
  InvoiceLineKind: InvoiceLineKind;
  OperatorTaskKind: OperatorTaskKind;
  OperatorTaskStatus: OperatorTaskStatus;
  OperatorTaskOutcome: OperatorTaskOutcome;
  DisputeAnswer: DisputeAnswer;
  SendDisputeEvidenceErrorCode: SendDisputeEvidenceErrorCode;
  OperatorTaskErrorCode: OperatorTaskErrorCode;
  BrakeLimit: BrakeLimit;
  BrakePer: BrakePer;
  LiftBrakeErrorCode: LiftBrakeErrorCode;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Money: ResolverTypeWrapper<Money>;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  DownloadLink: ResolverTypeWrapper<DownloadLink>;
  Myself: ResolverTypeWrapper<Viewer>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Office: ResolverTypeWrapper<Office>;
  TravelerProfile: ResolverTypeWrapper<TravelerProfileFields>;
  BedWish: BedWish;
  CompanyBranch: ResolverTypeWrapper<BranchRow>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  CompanyBranchEdge: ResolverTypeWrapper<Omit<CompanyBranchEdge, 'node'> & { node?: Maybe<ResolversTypes['CompanyBranch']> }>;
  CompanyBranchConnection: ResolverTypeWrapper<Omit<CompanyBranchConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['CompanyBranchEdge']>>, nodes: Array<Maybe<ResolversTypes['CompanyBranch']>> }>;
  Employee: ResolverTypeWrapper<UserRow>;
  GuestName: ResolverTypeWrapper<GuestName>;
  EmployeeEdge: ResolverTypeWrapper<Omit<EmployeeEdge, 'node'> & { node?: Maybe<ResolversTypes['Employee']> }>;
  EmployeeConnection: ResolverTypeWrapper<Omit<EmployeeConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['EmployeeEdge']>>, nodes: Array<Maybe<ResolversTypes['Employee']>> }>;
  Invitation: ResolverTypeWrapper<Invitation>;
  Agency: ResolverTypeWrapper<AgencyRow>;
  AgencyChange: ResolverTypeWrapper<AgencyChangeRow>;
  AgencyFieldChange: ResolverTypeWrapper<AgencyFieldChange>;
  AgencyChangeEdge: ResolverTypeWrapper<Omit<AgencyChangeEdge, 'node'> & { node?: Maybe<ResolversTypes['AgencyChange']> }>;
  AgencyChangeConnection: ResolverTypeWrapper<Omit<AgencyChangeConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['AgencyChangeEdge']>>, nodes: Array<Maybe<ResolversTypes['AgencyChange']>> }>;
  AgencyEdge: ResolverTypeWrapper<Omit<AgencyEdge, 'node'> & { node?: Maybe<ResolversTypes['Agency']> }>;
  AgencyConnection: ResolverTypeWrapper<Omit<AgencyConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['AgencyEdge']>>, nodes: Array<Maybe<ResolversTypes['Agency']>> }>;
  AgencyUser: ResolverTypeWrapper<UserRow>;
  AgencyUserEdge: ResolverTypeWrapper<Omit<AgencyUserEdge, 'node'> & { node?: Maybe<ResolversTypes['AgencyUser']> }>;
  AgencyUserConnection: ResolverTypeWrapper<Omit<AgencyUserConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['AgencyUserEdge']>>, nodes: Array<Maybe<ResolversTypes['AgencyUser']>> }>;
  OperatorUser: ResolverTypeWrapper<UserRow>;
  OperatorUserEdge: ResolverTypeWrapper<Omit<OperatorUserEdge, 'node'> & { node?: Maybe<ResolversTypes['OperatorUser']> }>;
  OperatorUserConnection: ResolverTypeWrapper<Omit<OperatorUserConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['OperatorUserEdge']>>, nodes: Array<Maybe<ResolversTypes['OperatorUser']>> }>;
  SearchSuggestionSpot: ResolverTypeWrapper<SearchSuggestionSpot>;
  HotelOverview: ResolverTypeWrapper<HotelOverview>;
  PropertyContent: ResolverTypeWrapper<PropertyContentSource>;
  NearbySpot: ResolverTypeWrapper<NearbySpot>;
  NearbyHotel: ResolverTypeWrapper<Omit<NearbyHotel, 'propertyContent'> & { propertyContent: ResolversTypes['PropertyContent'] }>;
  PropertyCategory: ResolverTypeWrapper<PropertyCategory>;
  PropertyAddress: ResolverTypeWrapper<PropertyAddress>;
  PropertyRatings: ResolverTypeWrapper<PropertyRatings>;
  PropertyStarRating: ResolverTypeWrapper<PropertyStarRating>;
  GuestRating: ResolverTypeWrapper<GuestRating>;
  PropertyImage: ResolverTypeWrapper<PropertyImage>;
  PropertyDescriptions: ResolverTypeWrapper<PropertyDescriptions>;
  InfectionPrevention: ResolverTypeWrapper<InfectionPrevention>;
  PropertyAttributes: ResolverTypeWrapper<PropertyAttributes>;
  PropertyGeneralAttributes: ResolverTypeWrapper<PropertyGeneralAttributes>;
  CalendarDayState: CalendarDayState;
  CalendarDay: ResolverTypeWrapper<CalendarDay>;
  CheapestPrice: ResolverTypeWrapper<CheapestPrice>;
  ImportantNotes: ResolverTypeWrapper<ImportantNotes>;
  CheckinNotes: ResolverTypeWrapper<CheckinNotes>;
  GuestReview: ResolverTypeWrapper<GuestReview>;
  Room: ResolverTypeWrapper<Room>;
  RoomDescriptions: ResolverTypeWrapper<RoomDescriptions>;
  RoomAmenity: ResolverTypeWrapper<RoomAmenity>;
  RoomAmenityFlags: ResolverTypeWrapper<RoomAmenityFlags>;
  RoomWithRate: ResolverTypeWrapper<RoomWithRateModel>;
  BedGroup: ResolverTypeWrapper<BedGroup>;
  BedConfiguration: ResolverTypeWrapper<BedConfiguration>;
  Rate: ResolverTypeWrapper<RateModel>;
  StandAloneRate: ResolverTypeWrapper<RateModel>;
  PackageRate: ResolverTypeWrapper<RateModel>;
  RateAmenity: ResolverTypeWrapper<RateAmenity>;
  MappedRateAmenities: ResolverTypeWrapper<MappedRateAmenities>;
  Promotions: ResolverTypeWrapper<Promotions>;
  Deal: ResolverTypeWrapper<Deal>;
  ValueAdd: ResolverTypeWrapper<ValueAdd>;
  RatePricing: ResolverTypeWrapper<RatePricing>;
  AveragePrice: ResolverTypeWrapper<AveragePrice>;
  TotalPrice: ResolverTypeWrapper<TotalPrice>;
  OccupancyPrice: ResolverTypeWrapper<OccupancyPrice>;
  NightPrice: ResolverTypeWrapper<NightPrice>;
  LocalTaxEstimate: ResolverTypeWrapper<LocalTaxEstimate>;
  LocalTaxState: LocalTaxState;
  LocalTax: ResolverTypeWrapper<LocalTax>;
  LocalTaxKind: LocalTaxKind;
  TotalPropertyPrice: ResolverTypeWrapper<TotalPropertyPrice>;
  CancelPenalty: ResolverTypeWrapper<CancelPenaltyModel>;
  AmountCancelPenalty: ResolverTypeWrapper<CancelPenaltyModel>;
  NightCancelPenalty: ResolverTypeWrapper<CancelPenaltyModel>;
  PercentCancelPenalty: ResolverTypeWrapper<CancelPenaltyModel>;
  CancelTimeline: ResolverTypeWrapper<CancelTimeline>;
  CancelStage: ResolverTypeWrapper<CancelStage>;
  PropertyContentEdge: ResolverTypeWrapper<Omit<PropertyContentEdge, 'node'> & { node?: Maybe<ResolversTypes['PropertyContent']> }>;
  PropertyContentSearchConnection: ResolverTypeWrapper<PropertySearchModel>;
  SearchOrigin: ResolverTypeWrapper<SearchOrigin>;
  PropertyFacets: ResolverTypeWrapper<PropertyFacets>;
  PriceFacet: ResolverTypeWrapper<PriceFacet>;
  StarRatingFacet: ResolverTypeWrapper<StarRatingFacet>;
  GuestRatingFacet: ResolverTypeWrapper<GuestRatingFacet>;
  MealTypeFacet: ResolverTypeWrapper<MealTypeFacet>;
  AmenityFacet: ResolverTypeWrapper<AmenityFacet>;
  CategoryFacet: ResolverTypeWrapper<CategoryFacet>;
  DistanceFacet: ResolverTypeWrapper<DistanceFacet>;
  HotelChain: ResolverTypeWrapper<HotelChain>;
  ChainFacet: ResolverTypeWrapper<ChainFacet>;
  BedTypeFacet: ResolverTypeWrapper<BedTypeFacet>;
  RoomSizeFacet: ResolverTypeWrapper<RoomSizeFacet>;
  BreakfastTimeFacet: ResolverTypeWrapper<BreakfastTimeFacet>;
  FilterRelaxation: ResolverTypeWrapper<FilterRelaxation>;
  ExpediaHotelDetail: ResolverTypeWrapper<Omit<ExpediaHotelDetail, 'propertyContent'> & { propertyContent: ResolversTypes['PropertyContent'] }>;
  ClippedHotelRate: ResolverTypeWrapper<ClipModel>;
  PreparedBooking: ResolverTypeWrapper<PriceCheckRow>;
  Seller: ResolverTypeWrapper<Seller>;
  PreparedRoom: ResolverTypeWrapper<PreparedRoom>;
  BookingDraft: ResolverTypeWrapper<BookingDraft>;
  BookingDraftGuest: ResolverTypeWrapper<BookingDraftGuest>;
  BookingDraftPhone: ResolverTypeWrapper<BookingDraftPhone>;
  Stay: ResolverTypeWrapper<Stay>;
  Occupancy: ResolverTypeWrapper<Occupancy>;
  Travel: ResolverTypeWrapper<TravelModel>;
  BilledTax: ResolverTypeWrapper<BilledTax>;
  TaxPart: ResolverTypeWrapper<TaxPart>;
  CardDispute: CardDispute;
  CardHoldEvent: CardHoldEvent;
  CardHold: ResolverTypeWrapper<CardHold>;
  PreviousTravelCancel: ResolverTypeWrapper<PreviousTravelCancelModel>;
  Replacement: ResolverTypeWrapper<ReplacementModel>;
  TravelEdge: ResolverTypeWrapper<Omit<TravelEdge, 'node'> & { node?: Maybe<ResolversTypes['Travel']> }>;
  TravelConnection: ResolverTypeWrapper<Omit<TravelConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['TravelEdge']>>, nodes: Array<Maybe<ResolversTypes['Travel']>> }>;
  TravelPricing: ResolverTypeWrapper<TravelPricing>;
  ExpediaHotelRoom: ResolverTypeWrapper<TravelRoomModel>;
  Itinerary: ResolverTypeWrapper<ItineraryModel>;
  ItineraryRoom: ResolverTypeWrapper<Omit<ItineraryRoom, 'rate'> & { rate: ResolversTypes['ItineraryRate'] }>;
  ItineraryRate: ResolverTypeWrapper<Omit<ItineraryRate, 'cancelPenalties'> & { cancelPenalties: Array<ResolversTypes['CancelPenalty']> }>;
  ItineraryRateAmenities: ResolverTypeWrapper<ItineraryRateAmenities>;
  Voucher: ResolverTypeWrapper<VoucherModel>;
  CompanyTravelMemo: ResolverTypeWrapper<CompanyTravelMemo>;
  AgencyTravelMemo: ResolverTypeWrapper<AgencyTravelMemo>;
  OperatorTravelMemo: ResolverTypeWrapper<OperatorTravelMemo>;
  MemoAuthor: ResolverTypeWrapper<MemoAuthor>;
  TravelHistory: ResolverTypeWrapper<Omit<TravelHistory, 'data'> & { data: ResolversTypes['TravelHistoryData'] }>;
  TravelHistoryData: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TravelHistoryData']>;
  TravelBookedData: ResolverTypeWrapper<TravelBookedData>;
  RoomCanceledData: ResolverTypeWrapper<RoomCanceledData>;
  TravelCanceledData: ResolverTypeWrapper<TravelCanceledData>;
  HotelOrRoomCreatedData: ResolverTypeWrapper<HotelOrRoomCreatedData>;
  BilledTaxRecordedData: ResolverTypeWrapper<BilledTaxRecordedData>;
  RoomRefundedData: ResolverTypeWrapper<RoomRefundedData>;
  RoomChangedData: ResolverTypeWrapper<RoomChangedData>;
  DateChangedData: ResolverTypeWrapper<DateChangedData>;
  PreviousTravelChoiceData: ResolverTypeWrapper<PreviousTravelChoiceData>;
  TravelUpdateTimelineItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TravelUpdateTimelineItem']>;
  CreditCard: ResolverTypeWrapper<CreditCardRow>;
  Invoice: ResolverTypeWrapper<InvoiceModel>;
  JpPintProblem: JpPintProblem;
  InvoiceLine: ResolverTypeWrapper<InvoiceLineModel>;
  InvoiceTaxTotal: ResolverTypeWrapper<InvoiceTaxTotal>;
  InvoiceEdge: ResolverTypeWrapper<Omit<InvoiceEdge, 'node'> & { node?: Maybe<ResolversTypes['Invoice']> }>;
  InvoiceConnection: ResolverTypeWrapper<Omit<InvoiceConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['InvoiceEdge']>>, nodes: Array<Maybe<ResolversTypes['Invoice']>> }>;
  TaxBasis: TaxBasis;
  HotelTaxBasis: HotelTaxBasis;
  TaxProof: TaxProof;
  HotelTax: ResolverTypeWrapper<HotelTaxModel>;
  HotelTaxGround: ResolverTypeWrapper<HotelTaxGroundRow>;
  BilledTaxErrorCode: BilledTaxErrorCode;
  HotelTaxErrorCode: HotelTaxErrorCode;
  ReceiptKind: ReceiptKind;
  Receipt: ResolverTypeWrapper<ReceiptRow>;
  PaperKind: PaperKind;
  PaperState: PaperState;
  Paper: ResolverTypeWrapper<ListedPaper>;
  PaperEdge: ResolverTypeWrapper<Omit<PaperEdge, 'node'> & { node?: Maybe<ResolversTypes['Paper']> }>;
  PaperConnection: ResolverTypeWrapper<Omit<PaperConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['PaperEdge']>>, nodes: Array<Maybe<ResolversTypes['Paper']>> }>;
  PaperFetch: ResolverTypeWrapper<ListedFetch>;
  PaperFetchEdge: ResolverTypeWrapper<Omit<PaperFetchEdge, 'node'> & { node?: Maybe<ResolversTypes['PaperFetch']> }>;
  PaperFetchConnection: ResolverTypeWrapper<Omit<PaperFetchConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['PaperFetchEdge']>>, nodes: Array<Maybe<ResolversTypes['PaperFetch']>> }>;
  PapersFileErrorCode: PapersFileErrorCode;
  AccountingProfile: ResolverTypeWrapper<OfferedProfile>;
  AccountingCharset: AccountingCharset;
  AccountingDateFormat: AccountingDateFormat;
  AccountingSign: AccountingSign;
  AccountingField: AccountingField;
  AccountingColumn: ResolverTypeWrapper<AccountingColumn>;
  AccountingPreview: ResolverTypeWrapper<AccountingPreview>;
  AccountingProfileErrorCode: AccountingProfileErrorCode;
  SaveAccountingProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveAccountingProfileResult']>;
  SaveAccountingProfileSuccess: ResolverTypeWrapper<Omit<SaveAccountingProfileSuccess, 'profile'> & { profile: ResolversTypes['AccountingProfile'] }>;
  SaveAccountingProfileError: ResolverTypeWrapper<SaveAccountingProfileError>;
  AccountingFileErrorCode: AccountingFileErrorCode;
  PrepareAccountingFileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PrepareAccountingFileResult']>;
  PrepareAccountingFileSuccess: ResolverTypeWrapper<PrepareAccountingFileSuccess>;
  PrepareAccountingFileError: ResolverTypeWrapper<PrepareAccountingFileError>;
  AccountingReplacement: ResolverTypeWrapper<AccountingReplacement>;
  PreparePapersFileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PreparePapersFileResult']>;
  PreparePapersFileSuccess: ResolverTypeWrapper<PreparePapersFileSuccess>;
  PreparePapersFileError: ResolverTypeWrapper<PreparePapersFileError>;
  PublicTravel: ResolverTypeWrapper<TravelRow>;
  PublicTravelRoom: ResolverTypeWrapper<PublicTravelRoom>;
  PublicAgency: ResolverTypeWrapper<PublicAgency>;
  HotelShare: ResolverTypeWrapper<HotelShare>;
  PublicHotel: ResolverTypeWrapper<Omit<PublicHotel, 'propertyContent' | 'enPropertyContent'> & { propertyContent: ResolversTypes['PropertyContent'], enPropertyContent: ResolversTypes['PropertyContent'] }>;
  Terms: ResolverTypeWrapper<Terms>;
  TransactionLaw: ResolverTypeWrapper<TransactionLaw>;
  PdfPrintGuide: ResolverTypeWrapper<PdfPrintGuide>;
  NewsItem: ResolverTypeWrapper<NewsItem>;
  NewsEdge: ResolverTypeWrapper<NewsEdge>;
  NewsConnection: ResolverTypeWrapper<NewsConnection>;
  DeskNewsItem: ResolverTypeWrapper<NewsEntry>;
  DeskNewsEdge: ResolverTypeWrapper<Omit<DeskNewsEdge, 'node'> & { node?: Maybe<ResolversTypes['DeskNewsItem']> }>;
  DeskNewsConnection: ResolverTypeWrapper<Omit<DeskNewsConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['DeskNewsEdge']>>, nodes: Array<Maybe<ResolversTypes['DeskNewsItem']>> }>;
  TravelCsvRow: ResolverTypeWrapper<TravelCsvRow>;
  TravelDetailsForCsv: ResolverTypeWrapper<AskedTravelsExport>;
  OperatorTask: ResolverTypeWrapper<OperatorTaskRow>;
  OperatorTaskEdge: ResolverTypeWrapper<Omit<OperatorTaskEdge, 'node'> & { node?: Maybe<ResolversTypes['OperatorTask']> }>;
  OperatorTaskConnection: ResolverTypeWrapper<Omit<OperatorTaskConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['OperatorTaskEdge']>>, nodes: Array<Maybe<ResolversTypes['OperatorTask']>> }>;
  Brake: ResolverTypeWrapper<BrakeModel>;
  BrakeSubject: ResolverTypeWrapper<BrakeSubjectModel>;
  BrakeLift: ResolverTypeWrapper<BrakeLiftModel>;
  BrakeLiftEdge: ResolverTypeWrapper<Omit<BrakeLiftEdge, 'node'> & { node?: Maybe<ResolversTypes['BrakeLift']> }>;
  BrakeLiftConnection: ResolverTypeWrapper<Omit<BrakeLiftConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversTypes['BrakeLiftEdge']>>, nodes: Array<Maybe<ResolversTypes['BrakeLift']>> }>;
  OccupancyInput: OccupancyInput;
  RoomsWithRateInput: RoomsWithRateInput;
  IncrementalSearchPropertyContentInput: IncrementalSearchPropertyContentInput;
  IncrementalSearchRegionInput: IncrementalSearchRegionInput;
  RegionInput: RegionInput;
  BoundingBoxInput: BoundingBoxInput;
  SearchPropertyContentInput: SearchPropertyContentInput;
  RateChoiceInput: RateChoiceInput;
  PropertyFilterInput: PropertyFilterInput;
  BranchTravelsInput: BranchTravelsInput;
  TravelDetailDownloadLinkInput: TravelDetailDownloadLinkInput;
  TravelVoucherDownloadLinkInput: TravelVoucherDownloadLinkInput;
  IssueReceiptInput: IssueReceiptInput;
  TravelDetailsForCsvInput: TravelDetailsForCsvInput;
  InvoiceDownloadLinkInput: InvoiceDownloadLinkInput;
  PapersInput: PapersInput;
  AccountingColumnInput: AccountingColumnInput;
  AccountingFormatInput: AccountingFormatInput;
  SaveAccountingProfileInput: SaveAccountingProfileInput;
  AccountingFileInput: AccountingFileInput;
  ClipHotelRateInput: ClipHotelRateInput;
  PrepareToBookHotelInput: PrepareToBookHotelInput;
  BookGuestInput: BookGuestInput;
  PhoneInput: PhoneInput;
  BookExpediaHotelInput: BookExpediaHotelInput;
  SaveBookingDraftInput: SaveBookingDraftInput;
  BookingDraftGuestInput: BookingDraftGuestInput;
  BookingDraftPhoneInput: BookingDraftPhoneInput;
  CancelRoomsInput: CancelRoomsInput;
  ChangeRoomDetailsInput: ChangeRoomDetailsInput;
  CreateCompanyTravelMemoInput: CreateCompanyTravelMemoInput;
  CreatePasswordResetCodeInput: CreatePasswordResetCodeInput;
  ResetPasswordByCodeInput: ResetPasswordByCodeInput;
  UndoEmailChangeInput: UndoEmailChangeInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateTravelerProfileInput: UpdateTravelerProfileInput;
  GuestNameInput: GuestNameInput;
  UpdateCompanyBranchInput: UpdateCompanyBranchInput;
  SeenCompanyBranchInput: SeenCompanyBranchInput;
  AddOfficeInput: AddOfficeInput;
  UpdateOfficeInput: UpdateOfficeInput;
  SeenOfficeInput: SeenOfficeInput;
  RegisterCreditCardInput: RegisterCreditCardInput;
  ChallengeToRegisterCreditCardInput: ChallengeToRegisterCreditCardInput;
  ConfirmChallengeToRegisterCreditCardInput: ConfirmChallengeToRegisterCreditCardInput;
  RenameCreditCardInput: RenameCreditCardInput;
  DelegateCompanyAdminInput: DelegateCompanyAdminInput;
  InviteEmployeeInput: InviteEmployeeInput;
  CancelPenaltyInput: CancelPenaltyInput;
  BookViaExternalSupplierInput: BookViaExternalSupplierInput;
  BilledTaxInput: BilledTaxInput;
  TaxPartInput: TaxPartInput;
  RecordBilledTaxInput: RecordBilledTaxInput;
  CreateOperatorInput: CreateOperatorInput;
  CreateAgencyOperatorInput: CreateAgencyOperatorInput;
  UpdateAgencyInput: UpdateAgencyInput;
  UpdateAgencyPictureInput: UpdateAgencyPictureInput;
  SeenAgencyInput: SeenAgencyInput;
  RefundRoomInput: RefundRoomInput;
  CreateTravelMemoInput: CreateTravelMemoInput;
  CompanyBranchesInput: CompanyBranchesInput;
  InvoicePayment: ResolverTypeWrapper<InvoicePaymentRow>;
  RecordInvoicePaymentInput: RecordInvoicePaymentInput;
  RemoveInvoicePaymentInput: RemoveInvoicePaymentInput;
  RecordInvoicePaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordInvoicePaymentResult']>;
  RecordInvoicePaymentSuccess: ResolverTypeWrapper<Omit<RecordInvoicePaymentSuccess, 'invoice'> & { invoice: ResolversTypes['Invoice'] }>;
  RecordInvoicePaymentError: ResolverTypeWrapper<RecordInvoicePaymentError>;
  RemoveInvoicePaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveInvoicePaymentResult']>;
  RemoveInvoicePaymentSuccess: ResolverTypeWrapper<Omit<RemoveInvoicePaymentSuccess, 'invoice'> & { invoice: ResolversTypes['Invoice'] }>;
  RemoveInvoicePaymentError: ResolverTypeWrapper<RemoveInvoicePaymentError>;
  UpdateInvoiceStatusInput: UpdateInvoiceStatusInput;
  ChangeBranchStatusInput: ChangeBranchStatusInput;
  OperatorTasksInput: OperatorTasksInput;
  SendDisputeEvidenceInput: SendDisputeEvidenceInput;
  ResolveOperatorTaskInput: ResolveOperatorTaskInput;
  RecordHotelTaxGroundInput: RecordHotelTaxGroundInput;
  LiftBrakeInput: LiftBrakeInput;
  TravelDetailLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TravelDetailLinkResult']>;
  UnprintableAddresseeError: ResolverTypeWrapper<UnprintableAddresseeError>;
  PrepareResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PrepareResult']>;
  PrepareSuccess: ResolverTypeWrapper<Omit<PrepareSuccess, 'preparedBooking'> & { preparedBooking: ResolversTypes['PreparedBooking'] }>;
  PrepareError: ResolverTypeWrapper<PrepareError>;
  BookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BookResult']>;
  BookSuccess: ResolverTypeWrapper<Omit<BookSuccess, 'travel'> & { travel: ResolversTypes['Travel'] }>;
  BookError: ResolverTypeWrapper<Omit<BookError, 'travel' | 'similarTravels'> & { travel?: Maybe<ResolversTypes['Travel']>, similarTravels: Array<ResolversTypes['Travel']> }>;
  CancelRoomsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelRoomsResult']>;
  CancelRoomsSuccess: ResolverTypeWrapper<Omit<CancelRoomsSuccess, 'travel' | 'rooms'> & { travel: ResolversTypes['Travel'], rooms: Array<ResolversTypes['ExpediaHotelRoom']> }>;
  CancelRoomsError: ResolverTypeWrapper<CancelRoomsError>;
  ChangeRoomResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeRoomResult']>;
  ChangeRoomSuccess: ResolverTypeWrapper<Omit<ChangeRoomSuccess, 'travel' | 'room'> & { travel: ResolversTypes['Travel'], room: ResolversTypes['ExpediaHotelRoom'] }>;
  ChangeRoomError: ResolverTypeWrapper<ChangeRoomError>;
  ClipHotelRateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClipHotelRateResult']>;
  ClipHotelRateSuccess: ResolverTypeWrapper<Omit<ClipHotelRateSuccess, 'clippedHotelRate'> & { clippedHotelRate: ResolversTypes['ClippedHotelRate'] }>;
  ClipHotelRateError: ResolverTypeWrapper<ClipHotelRateError>;
  InviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteResult']>;
  InviteSuccess: ResolverTypeWrapper<Omit<InviteSuccess, 'employee'> & { employee: ResolversTypes['Employee'] }>;
  DeleteEmployeeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteEmployeeResult']>;
  DeleteEmployeeSuccess: ResolverTypeWrapper<Omit<DeleteEmployeeSuccess, 'employee'> & { employee: ResolversTypes['Employee'] }>;
  DelegateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DelegateResult']>;
  DelegateSuccess: ResolverTypeWrapper<Omit<DelegateSuccess, 'oldAdmin' | 'newAdmin'> & { oldAdmin: ResolversTypes['Employee'], newAdmin: ResolversTypes['Employee'] }>;
  EmployeeError: ResolverTypeWrapper<EmployeeError>;
  UpdateCompanyBranchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCompanyBranchResult']>;
  UpdateCompanyBranchSuccess: ResolverTypeWrapper<Omit<UpdateCompanyBranchSuccess, 'companyBranch'> & { companyBranch: ResolversTypes['CompanyBranch'] }>;
  UpdateCompanyBranchError: ResolverTypeWrapper<Omit<UpdateCompanyBranchError, 'currentBranch'> & { currentBranch?: Maybe<ResolversTypes['CompanyBranch']> }>;
  AddOfficeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddOfficeResult']>;
  AddOfficeSuccess: ResolverTypeWrapper<Omit<AddOfficeSuccess, 'myself'> & { myself: ResolversTypes['Myself'] }>;
  AddOfficeError: ResolverTypeWrapper<AddOfficeError>;
  UpdateOfficeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateOfficeResult']>;
  UpdateOfficeSuccess: ResolverTypeWrapper<Omit<UpdateOfficeSuccess, 'myself'> & { myself: ResolversTypes['Myself'] }>;
  UpdateOfficeError: ResolverTypeWrapper<Omit<UpdateOfficeError, 'current'> & { current?: Maybe<ResolversTypes['Myself']> }>;
  PasswordResetCode: ResolverTypeWrapper<PasswordResetCode>;
  ResetPasswordByCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordByCodeResult']>;
  ResetPasswordByCodeSuccess: ResolverTypeWrapper<ResetPasswordByCodeSuccess>;
  ResetPasswordByCodeError: ResolverTypeWrapper<ResetPasswordByCodeError>;
  UndoEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoEmailChangeResult']>;
  UndoEmailChangeSuccess: ResolverTypeWrapper<UndoEmailChangeSuccess>;
  UndoEmailChangeError: ResolverTypeWrapper<UndoEmailChangeError>;
  CreateOperatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateOperatorResult']>;
  CreateOperatorSuccess: ResolverTypeWrapper<Omit<CreateOperatorSuccess, 'operatorUser'> & { operatorUser: ResolversTypes['OperatorUser'] }>;
  CreateAgencyOperatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAgencyOperatorResult']>;
  CreateAgencyOperatorSuccess: ResolverTypeWrapper<Omit<CreateAgencyOperatorSuccess, 'agencyUser'> & { agencyUser: ResolversTypes['AgencyUser'] }>;
  DeleteAgencyUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAgencyUserResult']>;
  DeleteAgencyUserSuccess: ResolverTypeWrapper<Omit<DeleteAgencyUserSuccess, 'agencyUser'> & { agencyUser: ResolversTypes['AgencyUser'] }>;
  DeleteAgencyUserError: ResolverTypeWrapper<DeleteAgencyUserError>;
  IssueReceiptResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IssueReceiptResult']>;
  IssueReceiptSuccess: ResolverTypeWrapper<Omit<IssueReceiptSuccess, 'receipt' | 'travel'> & { receipt: ResolversTypes['Receipt'], travel: ResolversTypes['Travel'] }>;
  IssueReceiptError: ResolverTypeWrapper<IssueReceiptError>;
  UpdateAgencyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAgencyResult']>;
  UpdateAgencySuccess: ResolverTypeWrapper<Omit<UpdateAgencySuccess, 'agency'> & { agency: ResolversTypes['Agency'] }>;
  UpdateAgencyError: ResolverTypeWrapper<Omit<UpdateAgencyError, 'currentAgency'> & { currentAgency?: Maybe<ResolversTypes['Agency']> }>;
  UpdateAgencyPictureResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAgencyPictureResult']>;
  UpdateAgencyPictureSuccess: ResolverTypeWrapper<Omit<UpdateAgencyPictureSuccess, 'agency'> & { agency: ResolversTypes['Agency'] }>;
  UpdateAgencyPictureError: ResolverTypeWrapper<UpdateAgencyPictureError>;
  AccountError: ResolverTypeWrapper<AccountError>;
  BookViaExternalSupplierResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BookViaExternalSupplierResult']>;
  BookViaExternalSupplierSuccess: ResolverTypeWrapper<Omit<BookViaExternalSupplierSuccess, 'travel'> & { travel: ResolversTypes['Travel'] }>;
  BookViaExternalSupplierError: ResolverTypeWrapper<BookViaExternalSupplierError>;
  RefundRoomResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefundRoomResult']>;
  RefundRoomSuccess: ResolverTypeWrapper<Omit<RefundRoomSuccess, 'travel' | 'room'> & { travel: ResolversTypes['Travel'], room: ResolversTypes['ExpediaHotelRoom'] }>;
  RefundRoomError: ResolverTypeWrapper<RefundRoomError>;
  UpdateInvoiceStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateInvoiceStatusResult']>;
  UpdateInvoiceStatusSuccess: ResolverTypeWrapper<Omit<UpdateInvoiceStatusSuccess, 'invoice'> & { invoice: ResolversTypes['Invoice'] }>;
  UpdateInvoiceStatusError: ResolverTypeWrapper<UpdateInvoiceStatusError>;
  ChangeBranchStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeBranchStatusResult']>;
  ChangeBranchStatusSuccess: ResolverTypeWrapper<Omit<ChangeBranchStatusSuccess, 'companyBranch'> & { companyBranch: ResolversTypes['CompanyBranch'] }>;
  ChangeBranchStatusError: ResolverTypeWrapper<ChangeBranchStatusError>;
  ResolveOperatorTaskResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResolveOperatorTaskResult']>;
  ResolveOperatorTaskSuccess: ResolverTypeWrapper<Omit<ResolveOperatorTaskSuccess, 'operatorTask'> & { operatorTask: ResolversTypes['OperatorTask'] }>;
  ResolveOperatorTaskError: ResolverTypeWrapper<ResolveOperatorTaskError>;
  RecordHotelTaxGroundResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordHotelTaxGroundResult']>;
  RecordHotelTaxGroundSuccess: ResolverTypeWrapper<Omit<RecordHotelTaxGroundSuccess, 'hotelTax'> & { hotelTax: ResolversTypes['HotelTax'] }>;
  RecordHotelTaxGroundError: ResolverTypeWrapper<RecordHotelTaxGroundError>;
  RecordBilledTaxResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordBilledTaxResult']>;
  RecordBilledTaxSuccess: ResolverTypeWrapper<Omit<RecordBilledTaxSuccess, 'travel'> & { travel: ResolversTypes['Travel'] }>;
  RecordBilledTaxError: ResolverTypeWrapper<RecordBilledTaxError>;
  LiftBrakeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LiftBrakeResult']>;
  LiftBrakeSuccess: ResolverTypeWrapper<Omit<LiftBrakeSuccess, 'brakeLift'> & { brakeLift: ResolversTypes['BrakeLift'] }>;
  LiftBrakeError: ResolverTypeWrapper<LiftBrakeError>;
  SendDisputeEvidenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendDisputeEvidenceResult']>;
  SendDisputeEvidenceSuccess: ResolverTypeWrapper<Omit<SendDisputeEvidenceSuccess, 'operatorTask'> & { operatorTask: ResolversTypes['OperatorTask'] }>;
  SendDisputeEvidenceError: ResolverTypeWrapper<SendDisputeEvidenceError>;
  CardChallengeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CardChallengeResult']>;
  CardChallengeSuccess: ResolverTypeWrapper<Omit<CardChallengeSuccess, 'creditCard'> & { creditCard: ResolversTypes['CreditCard'] }>;
  CardChallengeRequiresAction: ResolverTypeWrapper<CardChallengeRequiresAction>;
  CardChallengeError: ResolverTypeWrapper<CardChallengeError>;
  ConfirmCardChallenge: ResolverTypeWrapper<Omit<ConfirmCardChallenge, 'creditCard'> & { creditCard?: Maybe<ResolversTypes['CreditCard']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Yen: Scalars['Yen']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Money: Money;
  Coordinates: Coordinates;
  Float: Scalars['Float']['output'];
  DownloadLink: DownloadLink;
  Myself: Viewer;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Office: Office;
  TravelerProfile: TravelerProfileFields;
  CompanyBranch: BranchRow;
  PostalAddress: PostalAddress;
  CompanyBranchEdge: Omit<CompanyBranchEdge, 'node'> & { node?: Maybe<ResolversParentTypes['CompanyBranch']> };
  CompanyBranchConnection: Omit<CompanyBranchConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['CompanyBranchEdge']>>, nodes: Array<Maybe<ResolversParentTypes['CompanyBranch']>> };
  Employee: UserRow;
  GuestName: GuestName;
  EmployeeEdge: Omit<EmployeeEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Employee']> };
  EmployeeConnection: Omit<EmployeeConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['EmployeeEdge']>>, nodes: Array<Maybe<ResolversParentTypes['Employee']>> };
  Invitation: Invitation;
  Agency: AgencyRow;
  AgencyChange: AgencyChangeRow;
  AgencyFieldChange: AgencyFieldChange;
  AgencyChangeEdge: Omit<AgencyChangeEdge, 'node'> & { node?: Maybe<ResolversParentTypes['AgencyChange']> };
  AgencyChangeConnection: Omit<AgencyChangeConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['AgencyChangeEdge']>>, nodes: Array<Maybe<ResolversParentTypes['AgencyChange']>> };
  AgencyEdge: Omit<AgencyEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Agency']> };
  AgencyConnection: Omit<AgencyConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['AgencyEdge']>>, nodes: Array<Maybe<ResolversParentTypes['Agency']>> };
  AgencyUser: UserRow;
  AgencyUserEdge: Omit<AgencyUserEdge, 'node'> & { node?: Maybe<ResolversParentTypes['AgencyUser']> };
  AgencyUserConnection: Omit<AgencyUserConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['AgencyUserEdge']>>, nodes: Array<Maybe<ResolversParentTypes['AgencyUser']>> };
  OperatorUser: UserRow;
  OperatorUserEdge: Omit<OperatorUserEdge, 'node'> & { node?: Maybe<ResolversParentTypes['OperatorUser']> };
  OperatorUserConnection: Omit<OperatorUserConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['OperatorUserEdge']>>, nodes: Array<Maybe<ResolversParentTypes['OperatorUser']>> };
  SearchSuggestionSpot: SearchSuggestionSpot;
  HotelOverview: HotelOverview;
  PropertyContent: PropertyContentSource;
  NearbySpot: NearbySpot;
  NearbyHotel: Omit<NearbyHotel, 'propertyContent'> & { propertyContent: ResolversParentTypes['PropertyContent'] };
  PropertyCategory: PropertyCategory;
  PropertyAddress: PropertyAddress;
  PropertyRatings: PropertyRatings;
  PropertyStarRating: PropertyStarRating;
  GuestRating: GuestRating;
  PropertyImage: PropertyImage;
  PropertyDescriptions: PropertyDescriptions;
  InfectionPrevention: InfectionPrevention;
  PropertyAttributes: PropertyAttributes;
  PropertyGeneralAttributes: PropertyGeneralAttributes;
  CalendarDay: CalendarDay;
  CheapestPrice: CheapestPrice;
  ImportantNotes: ImportantNotes;
  CheckinNotes: CheckinNotes;
  GuestReview: GuestReview;
  Room: Room;
  RoomDescriptions: RoomDescriptions;
  RoomAmenity: RoomAmenity;
  RoomAmenityFlags: RoomAmenityFlags;
  RoomWithRate: RoomWithRateModel;
  BedGroup: BedGroup;
  BedConfiguration: BedConfiguration;
  Rate: RateModel;
  StandAloneRate: RateModel;
  PackageRate: RateModel;
  RateAmenity: RateAmenity;
  MappedRateAmenities: MappedRateAmenities;
  Promotions: Promotions;
  Deal: Deal;
  ValueAdd: ValueAdd;
  RatePricing: RatePricing;
  AveragePrice: AveragePrice;
  TotalPrice: TotalPrice;
  OccupancyPrice: OccupancyPrice;
  NightPrice: NightPrice;
  LocalTaxEstimate: LocalTaxEstimate;
  LocalTax: LocalTax;
  TotalPropertyPrice: TotalPropertyPrice;
  CancelPenalty: CancelPenaltyModel;
  AmountCancelPenalty: CancelPenaltyModel;
  NightCancelPenalty: CancelPenaltyModel;
  PercentCancelPenalty: CancelPenaltyModel;
  CancelTimeline: CancelTimeline;
  CancelStage: CancelStage;
  PropertyContentEdge: Omit<PropertyContentEdge, 'node'> & { node?: Maybe<ResolversParentTypes['PropertyContent']> };
  PropertyContentSearchConnection: PropertySearchModel;
  SearchOrigin: SearchOrigin;
  PropertyFacets: PropertyFacets;
  PriceFacet: PriceFacet;
  StarRatingFacet: StarRatingFacet;
  GuestRatingFacet: GuestRatingFacet;
  MealTypeFacet: MealTypeFacet;
  AmenityFacet: AmenityFacet;
  CategoryFacet: CategoryFacet;
  DistanceFacet: DistanceFacet;
  HotelChain: HotelChain;
  ChainFacet: ChainFacet;
  BedTypeFacet: BedTypeFacet;
  RoomSizeFacet: RoomSizeFacet;
  BreakfastTimeFacet: BreakfastTimeFacet;
  FilterRelaxation: FilterRelaxation;
  ExpediaHotelDetail: Omit<ExpediaHotelDetail, 'propertyContent'> & { propertyContent: ResolversParentTypes['PropertyContent'] };
  ClippedHotelRate: ClipModel;
  PreparedBooking: PriceCheckRow;
  Seller: Seller;
  PreparedRoom: PreparedRoom;
  BookingDraft: BookingDraft;
  BookingDraftGuest: BookingDraftGuest;
  BookingDraftPhone: BookingDraftPhone;
  Stay: Stay;
  Occupancy: Occupancy;
  Travel: TravelModel;
  BilledTax: BilledTax;
  TaxPart: TaxPart;
  CardHold: CardHold;
  PreviousTravelCancel: PreviousTravelCancelModel;
  Replacement: ReplacementModel;
  TravelEdge: Omit<TravelEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Travel']> };
  TravelConnection: Omit<TravelConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['TravelEdge']>>, nodes: Array<Maybe<ResolversParentTypes['Travel']>> };
  TravelPricing: TravelPricing;
  ExpediaHotelRoom: TravelRoomModel;
  Itinerary: ItineraryModel;
  ItineraryRoom: Omit<ItineraryRoom, 'rate'> & { rate: ResolversParentTypes['ItineraryRate'] };
  ItineraryRate: Omit<ItineraryRate, 'cancelPenalties'> & { cancelPenalties: Array<ResolversParentTypes['CancelPenalty']> };
  ItineraryRateAmenities: ItineraryRateAmenities;
  Voucher: VoucherModel;
  CompanyTravelMemo: CompanyTravelMemo;
  AgencyTravelMemo: AgencyTravelMemo;
  OperatorTravelMemo: OperatorTravelMemo;
  MemoAuthor: MemoAuthor;
  TravelHistory: Omit<TravelHistory, 'data'> & { data: ResolversParentTypes['TravelHistoryData'] };
  TravelHistoryData: ResolversUnionTypes<ResolversParentTypes>['TravelHistoryData'];
  TravelBookedData: TravelBookedData;
  RoomCanceledData: RoomCanceledData;
  TravelCanceledData: TravelCanceledData;
  HotelOrRoomCreatedData: HotelOrRoomCreatedData;
  BilledTaxRecordedData: BilledTaxRecordedData;
  RoomRefundedData: RoomRefundedData;
  RoomChangedData: RoomChangedData;
  DateChangedData: DateChangedData;
  PreviousTravelChoiceData: PreviousTravelChoiceData;
  TravelUpdateTimelineItem: ResolversUnionTypes<ResolversParentTypes>['TravelUpdateTimelineItem'];
  CreditCard: CreditCardRow;
  Invoice: InvoiceModel;
  InvoiceLine: InvoiceLineModel;
  InvoiceTaxTotal: InvoiceTaxTotal;
  InvoiceEdge: Omit<InvoiceEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Invoice']> };
  InvoiceConnection: Omit<InvoiceConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['InvoiceEdge']>>, nodes: Array<Maybe<ResolversParentTypes['Invoice']>> };
  HotelTax: HotelTaxModel;
  HotelTaxGround: HotelTaxGroundRow;
  Receipt: ReceiptRow;
  Paper: ListedPaper;
  PaperEdge: Omit<PaperEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Paper']> };
  PaperConnection: Omit<PaperConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['PaperEdge']>>, nodes: Array<Maybe<ResolversParentTypes['Paper']>> };
  PaperFetch: ListedFetch;
  PaperFetchEdge: Omit<PaperFetchEdge, 'node'> & { node?: Maybe<ResolversParentTypes['PaperFetch']> };
  PaperFetchConnection: Omit<PaperFetchConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['PaperFetchEdge']>>, nodes: Array<Maybe<ResolversParentTypes['PaperFetch']>> };
  AccountingProfile: OfferedProfile;
  AccountingColumn: AccountingColumn;
  AccountingPreview: AccountingPreview;
  SaveAccountingProfileResult: ResolversUnionTypes<ResolversParentTypes>['SaveAccountingProfileResult'];
  SaveAccountingProfileSuccess: Omit<SaveAccountingProfileSuccess, 'profile'> & { profile: ResolversParentTypes['AccountingProfile'] };
  SaveAccountingProfileError: SaveAccountingProfileError;
  PrepareAccountingFileResult: ResolversUnionTypes<ResolversParentTypes>['PrepareAccountingFileResult'];
  PrepareAccountingFileSuccess: PrepareAccountingFileSuccess;
  PrepareAccountingFileError: PrepareAccountingFileError;
  AccountingReplacement: AccountingReplacement;
  PreparePapersFileResult: ResolversUnionTypes<ResolversParentTypes>['PreparePapersFileResult'];
  PreparePapersFileSuccess: PreparePapersFileSuccess;
  PreparePapersFileError: PreparePapersFileError;
  PublicTravel: TravelRow;
  PublicTravelRoom: PublicTravelRoom;
  PublicAgency: PublicAgency;
  HotelShare: HotelShare;
  PublicHotel: Omit<PublicHotel, 'propertyContent' | 'enPropertyContent'> & { propertyContent: ResolversParentTypes['PropertyContent'], enPropertyContent: ResolversParentTypes['PropertyContent'] };
  Terms: Terms;
  TransactionLaw: TransactionLaw;
  PdfPrintGuide: PdfPrintGuide;
  NewsItem: NewsItem;
  NewsEdge: NewsEdge;
  NewsConnection: NewsConnection;
  DeskNewsItem: NewsEntry;
  DeskNewsEdge: Omit<DeskNewsEdge, 'node'> & { node?: Maybe<ResolversParentTypes['DeskNewsItem']> };
  DeskNewsConnection: Omit<DeskNewsConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['DeskNewsEdge']>>, nodes: Array<Maybe<ResolversParentTypes['DeskNewsItem']>> };
  TravelCsvRow: TravelCsvRow;
  TravelDetailsForCsv: AskedTravelsExport;
  OperatorTask: OperatorTaskRow;
  OperatorTaskEdge: Omit<OperatorTaskEdge, 'node'> & { node?: Maybe<ResolversParentTypes['OperatorTask']> };
  OperatorTaskConnection: Omit<OperatorTaskConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['OperatorTaskEdge']>>, nodes: Array<Maybe<ResolversParentTypes['OperatorTask']>> };
  Brake: BrakeModel;
  BrakeSubject: BrakeSubjectModel;
  BrakeLift: BrakeLiftModel;
  BrakeLiftEdge: Omit<BrakeLiftEdge, 'node'> & { node?: Maybe<ResolversParentTypes['BrakeLift']> };
  BrakeLiftConnection: Omit<BrakeLiftConnection, 'edges' | 'nodes'> & { edges: Array<Maybe<ResolversParentTypes['BrakeLiftEdge']>>, nodes: Array<Maybe<ResolversParentTypes['BrakeLift']>> };
  OccupancyInput: OccupancyInput;
  RoomsWithRateInput: RoomsWithRateInput;
  IncrementalSearchPropertyContentInput: IncrementalSearchPropertyContentInput;
  IncrementalSearchRegionInput: IncrementalSearchRegionInput;
  RegionInput: RegionInput;
  BoundingBoxInput: BoundingBoxInput;
  SearchPropertyContentInput: SearchPropertyContentInput;
  RateChoiceInput: RateChoiceInput;
  PropertyFilterInput: PropertyFilterInput;
  BranchTravelsInput: BranchTravelsInput;
  TravelDetailDownloadLinkInput: TravelDetailDownloadLinkInput;
  TravelVoucherDownloadLinkInput: TravelVoucherDownloadLinkInput;
  IssueReceiptInput: IssueReceiptInput;
  TravelDetailsForCsvInput: TravelDetailsForCsvInput;
  InvoiceDownloadLinkInput: InvoiceDownloadLinkInput;
  PapersInput: PapersInput;
  AccountingColumnInput: AccountingColumnInput;
  AccountingFormatInput: AccountingFormatInput;
  SaveAccountingProfileInput: SaveAccountingProfileInput;
  AccountingFileInput: AccountingFileInput;
  ClipHotelRateInput: ClipHotelRateInput;
  PrepareToBookHotelInput: PrepareToBookHotelInput;
  BookGuestInput: BookGuestInput;
  PhoneInput: PhoneInput;
  BookExpediaHotelInput: BookExpediaHotelInput;
  SaveBookingDraftInput: SaveBookingDraftInput;
  BookingDraftGuestInput: BookingDraftGuestInput;
  BookingDraftPhoneInput: BookingDraftPhoneInput;
  CancelRoomsInput: CancelRoomsInput;
  ChangeRoomDetailsInput: ChangeRoomDetailsInput;
  CreateCompanyTravelMemoInput: CreateCompanyTravelMemoInput;
  CreatePasswordResetCodeInput: CreatePasswordResetCodeInput;
  ResetPasswordByCodeInput: ResetPasswordByCodeInput;
  UndoEmailChangeInput: UndoEmailChangeInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateTravelerProfileInput: UpdateTravelerProfileInput;
  GuestNameInput: GuestNameInput;
  UpdateCompanyBranchInput: UpdateCompanyBranchInput;
  SeenCompanyBranchInput: SeenCompanyBranchInput;
  AddOfficeInput: AddOfficeInput;
  UpdateOfficeInput: UpdateOfficeInput;
  SeenOfficeInput: SeenOfficeInput;
  RegisterCreditCardInput: RegisterCreditCardInput;
  ChallengeToRegisterCreditCardInput: ChallengeToRegisterCreditCardInput;
  ConfirmChallengeToRegisterCreditCardInput: ConfirmChallengeToRegisterCreditCardInput;
  RenameCreditCardInput: RenameCreditCardInput;
  DelegateCompanyAdminInput: DelegateCompanyAdminInput;
  InviteEmployeeInput: InviteEmployeeInput;
  CancelPenaltyInput: CancelPenaltyInput;
  BookViaExternalSupplierInput: BookViaExternalSupplierInput;
  BilledTaxInput: BilledTaxInput;
  TaxPartInput: TaxPartInput;
  RecordBilledTaxInput: RecordBilledTaxInput;
  CreateOperatorInput: CreateOperatorInput;
  CreateAgencyOperatorInput: CreateAgencyOperatorInput;
  UpdateAgencyInput: UpdateAgencyInput;
  UpdateAgencyPictureInput: UpdateAgencyPictureInput;
  SeenAgencyInput: SeenAgencyInput;
  RefundRoomInput: RefundRoomInput;
  CreateTravelMemoInput: CreateTravelMemoInput;
  CompanyBranchesInput: CompanyBranchesInput;
  InvoicePayment: InvoicePaymentRow;
  RecordInvoicePaymentInput: RecordInvoicePaymentInput;
  RemoveInvoicePaymentInput: RemoveInvoicePaymentInput;
  RecordInvoicePaymentResult: ResolversUnionTypes<ResolversParentTypes>['RecordInvoicePaymentResult'];
  RecordInvoicePaymentSuccess: Omit<RecordInvoicePaymentSuccess, 'invoice'> & { invoice: ResolversParentTypes['Invoice'] };
  RecordInvoicePaymentError: RecordInvoicePaymentError;
  RemoveInvoicePaymentResult: ResolversUnionTypes<ResolversParentTypes>['RemoveInvoicePaymentResult'];
  RemoveInvoicePaymentSuccess: Omit<RemoveInvoicePaymentSuccess, 'invoice'> & { invoice: ResolversParentTypes['Invoice'] };
  RemoveInvoicePaymentError: RemoveInvoicePaymentError;
  UpdateInvoiceStatusInput: UpdateInvoiceStatusInput;
  ChangeBranchStatusInput: ChangeBranchStatusInput;
  OperatorTasksInput: OperatorTasksInput;
  SendDisputeEvidenceInput: SendDisputeEvidenceInput;
  ResolveOperatorTaskInput: ResolveOperatorTaskInput;
  RecordHotelTaxGroundInput: RecordHotelTaxGroundInput;
  LiftBrakeInput: LiftBrakeInput;
  TravelDetailLinkResult: ResolversUnionTypes<ResolversParentTypes>['TravelDetailLinkResult'];
  UnprintableAddresseeError: UnprintableAddresseeError;
  PrepareResult: ResolversUnionTypes<ResolversParentTypes>['PrepareResult'];
  PrepareSuccess: Omit<PrepareSuccess, 'preparedBooking'> & { preparedBooking: ResolversParentTypes['PreparedBooking'] };
  PrepareError: PrepareError;
  BookResult: ResolversUnionTypes<ResolversParentTypes>['BookResult'];
  BookSuccess: Omit<BookSuccess, 'travel'> & { travel: ResolversParentTypes['Travel'] };
  BookError: Omit<BookError, 'travel' | 'similarTravels'> & { travel?: Maybe<ResolversParentTypes['Travel']>, similarTravels: Array<ResolversParentTypes['Travel']> };
  CancelRoomsResult: ResolversUnionTypes<ResolversParentTypes>['CancelRoomsResult'];
  CancelRoomsSuccess: Omit<CancelRoomsSuccess, 'travel' | 'rooms'> & { travel: ResolversParentTypes['Travel'], rooms: Array<ResolversParentTypes['ExpediaHotelRoom']> };
  CancelRoomsError: CancelRoomsError;
  ChangeRoomResult: ResolversUnionTypes<ResolversParentTypes>['ChangeRoomResult'];
  ChangeRoomSuccess: Omit<ChangeRoomSuccess, 'travel' | 'room'> & { travel: ResolversParentTypes['Travel'], room: ResolversParentTypes['ExpediaHotelRoom'] };
  ChangeRoomError: ChangeRoomError;
  ClipHotelRateResult: ResolversUnionTypes<ResolversParentTypes>['ClipHotelRateResult'];
  ClipHotelRateSuccess: Omit<ClipHotelRateSuccess, 'clippedHotelRate'> & { clippedHotelRate: ResolversParentTypes['ClippedHotelRate'] };
  ClipHotelRateError: ClipHotelRateError;
  InviteResult: ResolversUnionTypes<ResolversParentTypes>['InviteResult'];
  InviteSuccess: Omit<InviteSuccess, 'employee'> & { employee: ResolversParentTypes['Employee'] };
  DeleteEmployeeResult: ResolversUnionTypes<ResolversParentTypes>['DeleteEmployeeResult'];
  DeleteEmployeeSuccess: Omit<DeleteEmployeeSuccess, 'employee'> & { employee: ResolversParentTypes['Employee'] };
  DelegateResult: ResolversUnionTypes<ResolversParentTypes>['DelegateResult'];
  DelegateSuccess: Omit<DelegateSuccess, 'oldAdmin' | 'newAdmin'> & { oldAdmin: ResolversParentTypes['Employee'], newAdmin: ResolversParentTypes['Employee'] };
  EmployeeError: EmployeeError;
  UpdateCompanyBranchResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCompanyBranchResult'];
  UpdateCompanyBranchSuccess: Omit<UpdateCompanyBranchSuccess, 'companyBranch'> & { companyBranch: ResolversParentTypes['CompanyBranch'] };
  UpdateCompanyBranchError: Omit<UpdateCompanyBranchError, 'currentBranch'> & { currentBranch?: Maybe<ResolversParentTypes['CompanyBranch']> };
  AddOfficeResult: ResolversUnionTypes<ResolversParentTypes>['AddOfficeResult'];
  AddOfficeSuccess: Omit<AddOfficeSuccess, 'myself'> & { myself: ResolversParentTypes['Myself'] };
  AddOfficeError: AddOfficeError;
  UpdateOfficeResult: ResolversUnionTypes<ResolversParentTypes>['UpdateOfficeResult'];
  UpdateOfficeSuccess: Omit<UpdateOfficeSuccess, 'myself'> & { myself: ResolversParentTypes['Myself'] };
  UpdateOfficeError: Omit<UpdateOfficeError, 'current'> & { current?: Maybe<ResolversParentTypes['Myself']> };
  PasswordResetCode: PasswordResetCode;
  ResetPasswordByCodeResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordByCodeResult'];
  ResetPasswordByCodeSuccess: ResetPasswordByCodeSuccess;
  ResetPasswordByCodeError: ResetPasswordByCodeError;
  UndoEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['UndoEmailChangeResult'];
  UndoEmailChangeSuccess: UndoEmailChangeSuccess;
  UndoEmailChangeError: UndoEmailChangeError;
  CreateOperatorResult: ResolversUnionTypes<ResolversParentTypes>['CreateOperatorResult'];
  CreateOperatorSuccess: Omit<CreateOperatorSuccess, 'operatorUser'> & { operatorUser: ResolversParentTypes['OperatorUser'] };
  CreateAgencyOperatorResult: ResolversUnionTypes<ResolversParentTypes>['CreateAgencyOperatorResult'];
  CreateAgencyOperatorSuccess: Omit<CreateAgencyOperatorSuccess, 'agencyUser'> & { agencyUser: ResolversParentTypes['AgencyUser'] };
  DeleteAgencyUserResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAgencyUserResult'];
  DeleteAgencyUserSuccess: Omit<DeleteAgencyUserSuccess, 'agencyUser'> & { agencyUser: ResolversParentTypes['AgencyUser'] };
  DeleteAgencyUserError: DeleteAgencyUserError;
  IssueReceiptResult: ResolversUnionTypes<ResolversParentTypes>['IssueReceiptResult'];
  IssueReceiptSuccess: Omit<IssueReceiptSuccess, 'receipt' | 'travel'> & { receipt: ResolversParentTypes['Receipt'], travel: ResolversParentTypes['Travel'] };
  IssueReceiptError: IssueReceiptError;
  UpdateAgencyResult: ResolversUnionTypes<ResolversParentTypes>['UpdateAgencyResult'];
  UpdateAgencySuccess: Omit<UpdateAgencySuccess, 'agency'> & { agency: ResolversParentTypes['Agency'] };
  UpdateAgencyError: Omit<UpdateAgencyError, 'currentAgency'> & { currentAgency?: Maybe<ResolversParentTypes['Agency']> };
  UpdateAgencyPictureResult: ResolversUnionTypes<ResolversParentTypes>['UpdateAgencyPictureResult'];
  UpdateAgencyPictureSuccess: Omit<UpdateAgencyPictureSuccess, 'agency'> & { agency: ResolversParentTypes['Agency'] };
  UpdateAgencyPictureError: UpdateAgencyPictureError;
  AccountError: AccountError;
  BookViaExternalSupplierResult: ResolversUnionTypes<ResolversParentTypes>['BookViaExternalSupplierResult'];
  BookViaExternalSupplierSuccess: Omit<BookViaExternalSupplierSuccess, 'travel'> & { travel: ResolversParentTypes['Travel'] };
  BookViaExternalSupplierError: BookViaExternalSupplierError;
  RefundRoomResult: ResolversUnionTypes<ResolversParentTypes>['RefundRoomResult'];
  RefundRoomSuccess: Omit<RefundRoomSuccess, 'travel' | 'room'> & { travel: ResolversParentTypes['Travel'], room: ResolversParentTypes['ExpediaHotelRoom'] };
  RefundRoomError: RefundRoomError;
  UpdateInvoiceStatusResult: ResolversUnionTypes<ResolversParentTypes>['UpdateInvoiceStatusResult'];
  UpdateInvoiceStatusSuccess: Omit<UpdateInvoiceStatusSuccess, 'invoice'> & { invoice: ResolversParentTypes['Invoice'] };
  UpdateInvoiceStatusError: UpdateInvoiceStatusError;
  ChangeBranchStatusResult: ResolversUnionTypes<ResolversParentTypes>['ChangeBranchStatusResult'];
  ChangeBranchStatusSuccess: Omit<ChangeBranchStatusSuccess, 'companyBranch'> & { companyBranch: ResolversParentTypes['CompanyBranch'] };
  ChangeBranchStatusError: ChangeBranchStatusError;
  ResolveOperatorTaskResult: ResolversUnionTypes<ResolversParentTypes>['ResolveOperatorTaskResult'];
  ResolveOperatorTaskSuccess: Omit<ResolveOperatorTaskSuccess, 'operatorTask'> & { operatorTask: ResolversParentTypes['OperatorTask'] };
  ResolveOperatorTaskError: ResolveOperatorTaskError;
  RecordHotelTaxGroundResult: ResolversUnionTypes<ResolversParentTypes>['RecordHotelTaxGroundResult'];
  RecordHotelTaxGroundSuccess: Omit<RecordHotelTaxGroundSuccess, 'hotelTax'> & { hotelTax: ResolversParentTypes['HotelTax'] };
  RecordHotelTaxGroundError: RecordHotelTaxGroundError;
  RecordBilledTaxResult: ResolversUnionTypes<ResolversParentTypes>['RecordBilledTaxResult'];
  RecordBilledTaxSuccess: Omit<RecordBilledTaxSuccess, 'travel'> & { travel: ResolversParentTypes['Travel'] };
  RecordBilledTaxError: RecordBilledTaxError;
  LiftBrakeResult: ResolversUnionTypes<ResolversParentTypes>['LiftBrakeResult'];
  LiftBrakeSuccess: Omit<LiftBrakeSuccess, 'brakeLift'> & { brakeLift: ResolversParentTypes['BrakeLift'] };
  LiftBrakeError: LiftBrakeError;
  SendDisputeEvidenceResult: ResolversUnionTypes<ResolversParentTypes>['SendDisputeEvidenceResult'];
  SendDisputeEvidenceSuccess: Omit<SendDisputeEvidenceSuccess, 'operatorTask'> & { operatorTask: ResolversParentTypes['OperatorTask'] };
  SendDisputeEvidenceError: SendDisputeEvidenceError;
  CardChallengeResult: ResolversUnionTypes<ResolversParentTypes>['CardChallengeResult'];
  CardChallengeSuccess: Omit<CardChallengeSuccess, 'creditCard'> & { creditCard: ResolversParentTypes['CreditCard'] };
  CardChallengeRequiresAction: CardChallengeRequiresAction;
  CardChallengeError: CardChallengeError;
  ConfirmCardChallenge: Omit<ConfirmCardChallenge, 'creditCard'> & { creditCard?: Maybe<ResolversParentTypes['CreditCard']> };
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
};

export type AccessDirectiveArgs = {
  rule?: Maybe<AccessRule>;
  anyOf?: Maybe<Array<Permission>>;
  limit?: Maybe<CallLimit>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AsksSupplierDirectiveArgs = { };

export type AsksSupplierDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AsksSupplierDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface YenScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Yen'], any> {
  name: 'Yen';
}

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DownloadLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadLink'] = ResolversParentTypes['DownloadLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MyselfResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Myself'] = ResolversParentTypes['Myself']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EmployeeStatus'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  companyBranch?: Resolver<Maybe<ResolversTypes['CompanyBranch']>, ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  travelerProfile?: Resolver<Maybe<ResolversTypes['TravelerProfile']>, ParentType, ContextType>;
  savedRateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offices?: Resolver<Array<ResolversTypes['Office']>, ParentType, ContextType>;
  unpaidInvoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
};

export type OfficeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['SearchSuggestionSpot']>, ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TravelerProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelerProfile'] = ResolversParentTypes['TravelerProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  guestName?: Resolver<Maybe<ResolversTypes['GuestName']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smoking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bed?: Resolver<Maybe<ResolversTypes['BedWish']>, ParentType, ContextType>;
  arrivalHour?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CompanyBranchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanyBranch'] = ResolversParentTypes['CompanyBranch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branchName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyIdByEmployee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departmentIdByEmployee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityAndLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneExtension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  peppolId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BranchStatus'], ParentType, ContextType>;
  cashBalance?: Resolver<ResolversTypes['Yen'], ParentType, ContextType>;
  availablePaymentMethod?: Resolver<ResolversTypes['AvailablePaymentMethod'], ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
};

export type PostalAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityAndLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyBranchEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanyBranchEdge'] = ResolversParentTypes['CompanyBranchEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['CompanyBranch']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyBranchConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanyBranchConnection'] = ResolversParentTypes['CompanyBranchConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['CompanyBranchEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['CompanyBranch']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['EmployeeRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EmployeeStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  companyBranch?: Resolver<ResolversTypes['CompanyBranch'], ParentType, ContextType>;
  undeliveredInvitationAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  guestName?: Resolver<Maybe<ResolversTypes['GuestName']>, ParentType, ContextType>;
};

export type GuestNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GuestName'] = ResolversParentTypes['GuestName']> = {
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmployeeEdge'] = ResolversParentTypes['EmployeeEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmployeeConnection'] = ResolversParentTypes['EmployeeConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['EmployeeEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Employee']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branchName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['PublicAgency']>, ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cmsContentIdOfTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacyPolicyURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headerContactMail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headerContactPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faqURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialRemarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialAgencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availablePaymentMethod?: Resolver<ResolversTypes['AvailablePaymentMethod'], ParentType, ContextType>;
  normalTravelContactText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyTravelContactText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  normalTravelContactTextEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyTravelContactTextEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenseGrade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  representative?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paperLogo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyChange'] = ResolversParentTypes['AgencyChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['AgencyFieldChange']>, ParentType, ContextType>;
};

export type AgencyFieldChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyFieldChange'] = ResolversParentTypes['AgencyFieldChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyChangeEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyChangeEdge'] = ResolversParentTypes['AgencyChangeEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['AgencyChange']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyChangeConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyChangeConnection'] = ResolversParentTypes['AgencyChangeConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['AgencyChangeEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['AgencyChange']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyEdge'] = ResolversParentTypes['AgencyEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyConnection'] = ResolversParentTypes['AgencyConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['AgencyEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Agency']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyUser'] = ResolversParentTypes['AgencyUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agency?: Resolver<ResolversTypes['Agency'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AgencyUserEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyUserEdge'] = ResolversParentTypes['AgencyUserEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['AgencyUser']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyUserConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyUserConnection'] = ResolversParentTypes['AgencyUserConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['AgencyUserEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['AgencyUser']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatorUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorUser'] = ResolversParentTypes['OperatorUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OperatorUserEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorUserEdge'] = ResolversParentTypes['OperatorUserEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['OperatorUser']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorUserConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorUserConnection'] = ResolversParentTypes['OperatorUserConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['OperatorUserEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['OperatorUser']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchSuggestionSpotResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchSuggestionSpot'] = ResolversParentTypes['SearchSuggestionSpot']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameFull?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RegionType'], ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coordinates?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  propertyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HotelOverviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HotelOverview'] = ResolversParentTypes['HotelOverview']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratings?: Resolver<ResolversTypes['PropertyRatings'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['PropertyImage']>, ParentType, ContextType>;
};

export type PropertyContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyContent'] = ResolversParentTypes['PropertyContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epsPropertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['PropertyCategory'], ParentType, ContextType>;
  spokenLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  themes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  withPet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['PropertyAddress'], ParentType, ContextType>;
  coordinates?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratings?: Resolver<ResolversTypes['PropertyRatings'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['PropertyImage']>, ParentType, ContextType, Partial<PropertyContentImagesArgs>>;
  descriptions?: Resolver<ResolversTypes['PropertyDescriptions'], ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['PropertyAmenity']>, ParentType, ContextType>;
  allTimeReception?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeWiFi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sauna?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fitness?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  laundry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restaurants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meetingRoom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  multiLanguage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  infectionPrevention?: Resolver<ResolversTypes['InfectionPrevention'], ParentType, ContextType>;
  attributes?: Resolver<ResolversTypes['PropertyAttributes'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['Room']>, ParentType, ContextType>;
  cheapestPriceV2?: Resolver<Maybe<ResolversTypes['CheapestPrice']>, ParentType, ContextType, RequireFields<PropertyContentCheapestPriceV2Args, 'stay'>>;
  distanceMeters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<PropertyContentDistanceMetersArgs, 'from'>>;
  distanceOrigin?: Resolver<Maybe<ResolversTypes['SearchOrigin']>, ParentType, ContextType, RequireFields<PropertyContentDistanceOriginArgs, 'from'>>;
  importantNotes?: Resolver<ResolversTypes['ImportantNotes'], ParentType, ContextType>;
  guestReviews?: Resolver<Array<ResolversTypes['GuestReview']>, ParentType, ContextType, RequireFields<PropertyContentGuestReviewsArgs, 'first'>>;
  nearbySpots?: Resolver<Array<ResolversTypes['NearbySpot']>, ParentType, ContextType, RequireFields<PropertyContentNearbySpotsArgs, 'first'>>;
  nearbyHotels?: Resolver<Array<ResolversTypes['NearbyHotel']>, ParentType, ContextType, RequireFields<PropertyContentNearbyHotelsArgs, 'first'>>;
};

export type NearbySpotResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NearbySpot'] = ResolversParentTypes['NearbySpot']> = {
  spot?: Resolver<ResolversTypes['SearchSuggestionSpot'], ParentType, ContextType>;
  distanceMeters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NearbyHotelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NearbyHotel'] = ResolversParentTypes['NearbyHotel']> = {
  propertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
  distanceMeters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropertyCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyCategory'] = ResolversParentTypes['PropertyCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PropertyAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyAddress'] = ResolversParentTypes['PropertyAddress']> = {
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateProvinceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PropertyRatingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyRatings'] = ResolversParentTypes['PropertyRatings']> = {
  property?: Resolver<Maybe<ResolversTypes['PropertyStarRating']>, ParentType, ContextType>;
  guest?: Resolver<Maybe<ResolversTypes['GuestRating']>, ParentType, ContextType>;
};

export type PropertyStarRatingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyStarRating'] = ResolversParentTypes['PropertyStarRating']> = {
  type?: Resolver<ResolversTypes['PropertyRatingType'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GuestRatingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GuestRating'] = ResolversParentTypes['GuestRating']> = {
  overall?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cleanliness?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  comfort?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  neighborhood?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  amenities?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropertyImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyImage'] = ResolversParentTypes['PropertyImage']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  largeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PropertyDescriptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyDescriptions'] = ResolversParentTypes['PropertyDescriptions']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rooms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dining?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amenities?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attractions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessAmenities?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renovations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  general?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InfectionPreventionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InfectionPrevention'] = ResolversParentTypes['InfectionPrevention']> = {
  measures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PropertyAttributesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyAttributes'] = ResolversParentTypes['PropertyAttributes']> = {
  general?: Resolver<ResolversTypes['PropertyGeneralAttributes'], ParentType, ContextType>;
};

export type PropertyGeneralAttributesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyGeneralAttributes'] = ResolversParentTypes['PropertyGeneralAttributes']> = {
  canUseUnicodeInSpecialRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CalendarDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarDay'] = ResolversParentTypes['CalendarDay']> = {
  checkin?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CalendarDayState'], ParentType, ContextType>;
  paymentPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CheapestPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheapestPrice'] = ResolversParentTypes['CheapestPrice']> = {
  paymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPaymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyPrice?: Resolver<Maybe<ResolversTypes['TotalPropertyPrice']>, ParentType, ContextType>;
  localTax?: Resolver<Maybe<ResolversTypes['LocalTaxEstimate']>, ParentType, ContextType>;
  localTaxState?: Resolver<ResolversTypes['LocalTaxState'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealType'], ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeCancelUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alwaysFreeCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelPenaltyNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableRooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImportantNotesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportantNotes'] = ResolversParentTypes['ImportantNotes']> = {
  checkin?: Resolver<ResolversTypes['CheckinNotes'], ParentType, ContextType>;
  checkinSpecialInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatoryFee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionalFee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  knowBeforeYouGo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckinNotesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckinNotes'] = ResolversParentTypes['CheckinNotes']> = {
  beginTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  twentyFourHour?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkoutTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuestReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GuestReview'] = ResolversParentTypes['GuestReview']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoomResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Room'] = ResolversParentTypes['Room']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<ResolversTypes['RoomDescriptions'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['PropertyImage']>, ParentType, ContextType>;
  bedGroups?: Resolver<Array<ResolversTypes['BedGroup']>, ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['RoomAmenity']>, ParentType, ContextType>;
  roomAmenities?: Resolver<ResolversTypes['RoomAmenityFlags'], ParentType, ContextType>;
  areaSquareMeters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxOccupancy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RoomDescriptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoomDescriptions'] = ResolversParentTypes['RoomDescriptions']> = {
  overview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoomAmenityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoomAmenity'] = ResolversParentTypes['RoomAmenity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoomAmenityFlagsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoomAmenityFlags'] = ResolversParentTypes['RoomAmenityFlags']> = {
  freeWiFi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smoking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoomWithRateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoomWithRate'] = ResolversParentTypes['RoomWithRate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epsRoomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<ResolversTypes['RoomDescriptions'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['PropertyImage']>, ParentType, ContextType>;
  bedGroups?: Resolver<Array<ResolversTypes['BedGroup']>, ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['RoomAmenity']>, ParentType, ContextType>;
  roomAmenities?: Resolver<ResolversTypes['RoomAmenityFlags'], ParentType, ContextType>;
  areaSquareMeters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxOccupancy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['Rate']>, ParentType, ContextType>;
};

export type BedGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BedGroup'] = ResolversParentTypes['BedGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configuration?: Resolver<Array<ResolversTypes['BedConfiguration']>, ParentType, ContextType>;
};

export type BedConfigurationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BedConfiguration'] = ResolversParentTypes['BedConfiguration']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Rate'] = ResolversParentTypes['Rate']> = {
  __resolveType: TypeResolveFn<'StandAloneRate' | 'PackageRate', ParentType, ContextType>;
};

export type StandAloneRateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StandAloneRate'] = ResolversParentTypes['StandAloneRate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epsRateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RateStatus'], ParentType, ContextType>;
  availableRooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPackageRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['RateAmenity']>, ParentType, ContextType>;
  mappedRateAmenities?: Resolver<ResolversTypes['MappedRateAmenities'], ParentType, ContextType>;
  cancelPenalties?: Resolver<Array<ResolversTypes['CancelPenalty']>, ParentType, ContextType>;
  cancelTimeline?: Resolver<ResolversTypes['CancelTimeline'], ParentType, ContextType>;
  bedGroups?: Resolver<Array<ResolversTypes['BedGroup']>, ParentType, ContextType>;
  promotions?: Resolver<ResolversTypes['Promotions'], ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['RatePricing'], ParentType, ContextType>;
  localTax?: Resolver<Maybe<ResolversTypes['LocalTaxEstimate']>, ParentType, ContextType>;
  localTaxState?: Resolver<ResolversTypes['LocalTaxState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PackageRateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackageRate'] = ResolversParentTypes['PackageRate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epsRateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RateStatus'], ParentType, ContextType>;
  availableRooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPackageRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['RateAmenity']>, ParentType, ContextType>;
  mappedRateAmenities?: Resolver<ResolversTypes['MappedRateAmenities'], ParentType, ContextType>;
  cancelPenalties?: Resolver<Array<ResolversTypes['CancelPenalty']>, ParentType, ContextType>;
  cancelTimeline?: Resolver<ResolversTypes['CancelTimeline'], ParentType, ContextType>;
  bedGroups?: Resolver<Array<ResolversTypes['BedGroup']>, ParentType, ContextType>;
  promotions?: Resolver<ResolversTypes['Promotions'], ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['RatePricing'], ParentType, ContextType>;
  localTax?: Resolver<Maybe<ResolversTypes['LocalTaxEstimate']>, ParentType, ContextType>;
  localTaxState?: Resolver<ResolversTypes['LocalTaxState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RateAmenityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RateAmenity'] = ResolversParentTypes['RateAmenity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MappedRateAmenitiesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MappedRateAmenities'] = ResolversParentTypes['MappedRateAmenities']> = {
  freeWiFi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealType'], ParentType, ContextType>;
  jaMealLabels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enMealLabels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Promotions'] = ResolversParentTypes['Promotions']> = {
  deal?: Resolver<Maybe<ResolversTypes['Deal']>, ParentType, ContextType>;
  valueAdds?: Resolver<Array<ResolversTypes['ValueAdd']>, ParentType, ContextType>;
};

export type DealResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Deal'] = ResolversParentTypes['Deal']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ValueAddResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ValueAdd'] = ResolversParentTypes['ValueAdd']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ValueAddCategory'], ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['ValueAddOfferType'], ParentType, ContextType>;
};

export type RatePricingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RatePricing'] = ResolversParentTypes['RatePricing']> = {
  averagePerOneRoomNight?: Resolver<ResolversTypes['AveragePrice'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TotalPrice'], ParentType, ContextType>;
  occupancyPricing?: Resolver<Array<ResolversTypes['OccupancyPrice']>, ParentType, ContextType>;
};

export type AveragePriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AveragePrice'] = ResolversParentTypes['AveragePrice']> = {
  paymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TotalPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TotalPrice'] = ResolversParentTypes['TotalPrice']> = {
  stayPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxAndServicePrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyPrice?: Resolver<Maybe<ResolversTypes['TotalPropertyPrice']>, ParentType, ContextType>;
};

export type OccupancyPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OccupancyPrice'] = ResolversParentTypes['OccupancyPrice']> = {
  occupancy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nightsPrice?: Resolver<Array<ResolversTypes['NightPrice']>, ParentType, ContextType>;
};

export type NightPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NightPrice'] = ResolversParentTypes['NightPrice']> = {
  stayPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxAndServicePrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocalTaxEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LocalTaxEstimate'] = ResolversParentTypes['LocalTaxEstimate']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isUpperBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['LocalTax']>, ParentType, ContextType>;
};

export type LocalTaxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LocalTax'] = ResolversParentTypes['LocalTax']> = {
  kind?: Resolver<ResolversTypes['LocalTaxKind'], ParentType, ContextType>;
  authority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TotalPropertyPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TotalPropertyPrice'] = ResolversParentTypes['TotalPropertyPrice']> = {
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  resortPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  mandatoryPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  mandatoryTaxPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CancelPenaltyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelPenalty'] = ResolversParentTypes['CancelPenalty']> = {
  __resolveType: TypeResolveFn<'AmountCancelPenalty' | 'NightCancelPenalty' | 'PercentCancelPenalty', ParentType, ContextType>;
};

export type AmountCancelPenaltyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AmountCancelPenalty'] = ResolversParentTypes['AmountCancelPenalty']> = {
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NightCancelPenaltyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NightCancelPenalty'] = ResolversParentTypes['NightCancelPenalty']> = {
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PercentCancelPenaltyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PercentCancelPenalty'] = ResolversParentTypes['PercentCancelPenalty']> = {
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelTimelineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelTimeline'] = ResolversParentTypes['CancelTimeline']> = {
  freeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alwaysFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['CancelStage']>, ParentType, ContextType>;
};

export type CancelStageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelStage'] = ResolversParentTypes['CancelStage']> = {
  start?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  penaltyPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PropertyContentEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyContentEdge'] = ResolversParentTypes['PropertyContentEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['PropertyContent']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PropertyContentSearchConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyContentSearchConnection'] = ResolversParentTypes['PropertyContentSearchConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['PropertyContentEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['PropertyContent']>>, ParentType, ContextType>;
  specifiedProperty?: Resolver<Maybe<ResolversTypes['PropertyContent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchedAtMost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  regionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['SearchOrigin'], ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['PropertyFacets'], ParentType, ContextType>;
};

export type SearchOriginResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchOrigin'] = ResolversParentTypes['SearchOrigin']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coordinates?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  isPoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PropertyFacetsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyFacets'] = ResolversParentTypes['PropertyFacets']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['PriceFacet']>, ParentType, ContextType>;
  starRatings?: Resolver<Array<ResolversTypes['StarRatingFacet']>, ParentType, ContextType>;
  guestRatings?: Resolver<Array<ResolversTypes['GuestRatingFacet']>, ParentType, ContextType>;
  freeCancellation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nonSmoking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mealTypes?: Resolver<Array<ResolversTypes['MealTypeFacet']>, ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['AmenityFacet']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryFacet']>, ParentType, ContextType>;
  distances?: Resolver<Array<ResolversTypes['DistanceFacet']>, ParentType, ContextType>;
  chains?: Resolver<Array<ResolversTypes['ChainFacet']>, ParentType, ContextType>;
  bedTypes?: Resolver<Array<ResolversTypes['BedTypeFacet']>, ParentType, ContextType>;
  roomSizes?: Resolver<Array<ResolversTypes['RoomSizeFacet']>, ParentType, ContextType>;
  breakfastTimes?: Resolver<Array<ResolversTypes['BreakfastTimeFacet']>, ParentType, ContextType>;
  relaxations?: Resolver<Array<ResolversTypes['FilterRelaxation']>, ParentType, ContextType>;
};

export type PriceFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceFacet'] = ResolversParentTypes['PriceFacet']> = {
  minPaymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPaymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StarRatingFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StarRatingFacet'] = ResolversParentTypes['StarRatingFacet']> = {
  starRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuestRatingFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GuestRatingFacet'] = ResolversParentTypes['GuestRatingFacet']> = {
  minGuestRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MealTypeFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MealTypeFacet'] = ResolversParentTypes['MealTypeFacet']> = {
  mealType?: Resolver<ResolversTypes['MealType'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AmenityFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AmenityFacet'] = ResolversParentTypes['AmenityFacet']> = {
  amenity?: Resolver<ResolversTypes['PropertyAmenity'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryFacet'] = ResolversParentTypes['CategoryFacet']> = {
  category?: Resolver<ResolversTypes['PropertyCategory'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DistanceFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DistanceFacet'] = ResolversParentTypes['DistanceFacet']> = {
  maxDistanceMeters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HotelChainResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HotelChain'] = ResolversParentTypes['HotelChain']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChainFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChainFacet'] = ResolversParentTypes['ChainFacet']> = {
  chain?: Resolver<ResolversTypes['HotelChain'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BedTypeFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BedTypeFacet'] = ResolversParentTypes['BedTypeFacet']> = {
  bedType?: Resolver<ResolversTypes['BedKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoomSizeFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoomSizeFacet'] = ResolversParentTypes['RoomSizeFacet']> = {
  minRoomSquareMeters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BreakfastTimeFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BreakfastTimeFacet'] = ResolversParentTypes['BreakfastTimeFacet']> = {
  breakfastBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterRelaxationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilterRelaxation'] = ResolversParentTypes['FilterRelaxation']> = {
  condition?: Resolver<ResolversTypes['PropertyCondition'], ParentType, ContextType>;
  amenity?: Resolver<Maybe<ResolversTypes['PropertyAmenity']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpediaHotelDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExpediaHotelDetail'] = ResolversParentTypes['ExpediaHotelDetail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
};

export type ClippedHotelRateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClippedHotelRate'] = ResolversParentTypes['ClippedHotelRate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epsPropertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epsRoomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epsRateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPackageRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  propertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
  stay?: Resolver<Maybe<ResolversTypes['Stay']>, ParentType, ContextType>;
  paymentPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  room?: Resolver<Maybe<ResolversTypes['RoomWithRate']>, ParentType, ContextType>;
};

export type PreparedBookingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreparedBooking'] = ResolversParentTypes['PreparedBooking']> = {
  priceCheckId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PreparedBookingState'], ParentType, ContextType>;
  propertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
  enPropertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['PreparedRoom'], ParentType, ContextType>;
  usingRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  stay?: Resolver<ResolversTypes['Stay'], ParentType, ContextType>;
  priceChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousPaymentPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  travel?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType>;
  previousTravel?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType>;
  previousPenaltyPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['BookingDraft']>, ParentType, ContextType>;
  ownGuest?: Resolver<ResolversTypes['BookingDraftGuest'], ParentType, ContextType>;
  ownCards?: Resolver<Array<ResolversTypes['CreditCard']>, ParentType, ContextType>;
  similarTravels?: Resolver<Array<ResolversTypes['Travel']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  license?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreparedRoomResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreparedRoom'] = ResolversParentTypes['PreparedRoom']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epsRoomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roomName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bedDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smoking?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  smokingOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookingDraftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookingDraft'] = ResolversParentTypes['BookingDraft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guests?: Resolver<Array<ResolversTypes['BookingDraftGuest']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['BookingDraftPhone'], ParentType, ContextType>;
  companyIdByEmployee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentIdByEmployee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentType?: Resolver<Maybe<ResolversTypes['PaymentType']>, ParentType, ContextType>;
  creditCardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BookingDraftGuestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookingDraftGuest'] = ResolversParentTypes['BookingDraftGuest']> = {
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialRequest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smoking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BookingDraftPhoneResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookingDraftPhone'] = ResolversParentTypes['BookingDraftPhone']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Stay'] = ResolversParentTypes['Stay']> = {
  checkin?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occupancies?: Resolver<Array<ResolversTypes['Occupancy']>, ParentType, ContextType>;
};

export type OccupancyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Occupancy'] = ResolversParentTypes['Occupancy']> = {
  adults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  childAges?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TravelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Travel'] = ResolversParentTypes['Travel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  travelNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentType?: Resolver<ResolversTypes['PaymentType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TravelStatus'], ParentType, ContextType>;
  publicKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicKeyExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  companyIdByEmployee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departmentIdByEmployee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookingMemo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  companyBranch?: Resolver<ResolversTypes['CompanyBranch'], ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['TravelPricing'], ParentType, ContextType>;
  localTax?: Resolver<Maybe<ResolversTypes['LocalTaxEstimate']>, ParentType, ContextType>;
  localTaxState?: Resolver<ResolversTypes['LocalTaxState'], ParentType, ContextType>;
  stripeCreditCard?: Resolver<Maybe<ResolversTypes['CreditCard']>, ParentType, ContextType>;
  propertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
  itinerary?: Resolver<Maybe<ResolversTypes['Itinerary']>, ParentType, ContextType>;
  expediaHotelRooms?: Resolver<Array<ResolversTypes['ExpediaHotelRoom']>, ParentType, ContextType>;
  updateTimeline?: Resolver<Array<ResolversTypes['TravelUpdateTimelineItem']>, ParentType, ContextType>;
  externalSupplierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billedTax?: Resolver<Maybe<ResolversTypes['BilledTax']>, ParentType, ContextType>;
  viewerCanCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanChangeDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousTravelCancel?: Resolver<Maybe<ResolversTypes['PreviousTravelCancel']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['Replacement']>, ParentType, ContextType>;
  cardHold?: Resolver<Maybe<ResolversTypes['CardHold']>, ParentType, ContextType>;
  cardDispute?: Resolver<Maybe<ResolversTypes['CardDispute']>, ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['Receipt']>, ParentType, ContextType>;
  openReceiptRooms?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  receiptIssuer?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  undeliveredMailAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delayedMailUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BilledTaxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BilledTax'] = ResolversParentTypes['BilledTax']> = {
  ratePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['TaxPart']>, ParentType, ContextType>;
};

export type TaxPartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxPart'] = ResolversParentTypes['TaxPart']> = {
  ratePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardHoldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CardHold'] = ResolversParentTypes['CardHold']> = {
  event?: Resolver<ResolversTypes['CardHoldEvent'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PreviousTravelCancelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviousTravelCancel'] = ResolversParentTypes['PreviousTravelCancel']> = {
  travel?: Resolver<ResolversTypes['Travel'], ParentType, ContextType>;
  penaltyPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReplacementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Replacement'] = ResolversParentTypes['Replacement']> = {
  travel?: Resolver<ResolversTypes['Travel'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReplacementState'], ParentType, ContextType>;
};

export type TravelEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelEdge'] = ResolversParentTypes['TravelEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TravelConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelConnection'] = ResolversParentTypes['TravelConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['TravelEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Travel']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTotalAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TravelPricingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelPricing'] = ResolversParentTypes['TravelPricing']> = {
  averagePerOneRoomNight?: Resolver<ResolversTypes['AveragePrice'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TotalPrice'], ParentType, ContextType>;
  occupancyPricing?: Resolver<Array<ResolversTypes['OccupancyPrice']>, ParentType, ContextType>;
  refundPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finalPaymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpediaHotelRoomResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExpediaHotelRoom'] = ResolversParentTypes['ExpediaHotelRoom']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epsRoomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roomName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HotelRoomStatus'], ParentType, ContextType>;
  bookingStatus?: Resolver<ResolversTypes['RoomBookingStatus'], ParentType, ContextType>;
  returned?: Resolver<Maybe<ResolversTypes['ReturnedShare']>, ParentType, ContextType>;
  hotelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPackageRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialRequest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bedType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cancelRefundPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyPrice?: Resolver<Maybe<ResolversTypes['TotalPropertyPrice']>, ParentType, ContextType>;
  localTax?: Resolver<Maybe<ResolversTypes['LocalTaxEstimate']>, ParentType, ContextType>;
  localTaxState?: Resolver<ResolversTypes['LocalTaxState'], ParentType, ContextType>;
  currentPenaltyPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cancelPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changePending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ItineraryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Itinerary'] = ResolversParentTypes['Itinerary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itineraryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['ItineraryRoom']>, ParentType, ContextType>;
};

export type ItineraryRoomResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItineraryRoom'] = ResolversParentTypes['ItineraryRoom']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyConfirmationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HotelRoomStatus'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkin?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  specialRequest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smoking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smokingWish?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  numberOfAdults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  childAges?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  bedGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['ItineraryRate'], ParentType, ContextType>;
};

export type ItineraryRateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItineraryRate'] = ResolversParentTypes['ItineraryRate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelPenalties?: Resolver<Array<ResolversTypes['CancelPenalty']>, ParentType, ContextType>;
  cancelTimeline?: Resolver<ResolversTypes['CancelTimeline'], ParentType, ContextType>;
  amenityIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  mappedRateAmenities?: Resolver<ResolversTypes['ItineraryRateAmenities'], ParentType, ContextType>;
  is3rdParty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ItineraryRateAmenitiesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItineraryRateAmenities'] = ResolversParentTypes['ItineraryRateAmenities']> = {
  wifi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jaMealLabels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enMealLabels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealType'], ParentType, ContextType>;
};

export type VoucherResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Voucher'] = ResolversParentTypes['Voucher']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  travelNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['ItineraryRoom']>, ParentType, ContextType>;
  propertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
  enPropertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
};

export type CompanyTravelMemoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanyTravelMemo'] = ResolversParentTypes['CompanyTravelMemo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  travelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  employee?: Resolver<ResolversTypes['MemoAuthor'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgencyTravelMemoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgencyTravelMemo'] = ResolversParentTypes['AgencyTravelMemo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  travelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  agencyUser?: Resolver<ResolversTypes['MemoAuthor'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorTravelMemoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorTravelMemo'] = ResolversParentTypes['OperatorTravelMemo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  travelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operatorUser?: Resolver<ResolversTypes['MemoAuthor'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemoAuthorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemoAuthor'] = ResolversParentTypes['MemoAuthor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TravelHistoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelHistory'] = ResolversParentTypes['TravelHistory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  historyType?: Resolver<ResolversTypes['TravelHistoryType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['TravelHistoryData'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelHistoryDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelHistoryData'] = ResolversParentTypes['TravelHistoryData']> = {
  __resolveType: TypeResolveFn<'TravelBookedData' | 'RoomCanceledData' | 'TravelCanceledData' | 'HotelOrRoomCreatedData' | 'RoomRefundedData' | 'RoomChangedData' | 'DateChangedData' | 'PreviousTravelChoiceData' | 'BilledTaxRecordedData', ParentType, ContextType>;
};

export type TravelBookedDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelBookedData'] = ResolversParentTypes['TravelBookedData']> = {
  previousTravelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoomCanceledDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoomCanceledData'] = ResolversParentTypes['RoomCanceledData']> = {
  expediaHotelRoomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roomItineraryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cancelRefundPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ActorRole'], ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelCanceledDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelCanceledData'] = ResolversParentTypes['TravelCanceledData']> = {
  by?: Resolver<ResolversTypes['ActorRole'], ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HotelOrRoomCreatedDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HotelOrRoomCreatedData'] = ResolversParentTypes['HotelOrRoomCreatedData']> = {
  expediaHotelRoomId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ActorRole'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BilledTaxRecordedDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BilledTaxRecordedData'] = ResolversParentTypes['BilledTaxRecordedData']> = {
  billedTaxPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  billedTaxParts?: Resolver<Array<ResolversTypes['TaxPart']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ActorRole'], ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoomRefundedDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoomRefundedData'] = ResolversParentTypes['RoomRefundedData']> = {
  expediaHotelRoomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roomItineraryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refundPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoomChangedDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoomChangedData'] = ResolversParentTypes['RoomChangedData']> = {
  expediaHotelRoomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roomItineraryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['RoomDetail']>, ParentType, ContextType>;
  previousGuestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ActorRole'], ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DateChangedDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DateChangedData'] = ResolversParentTypes['DateChangedData']> = {
  nextTravelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviousTravelChoiceDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviousTravelChoiceData'] = ResolversParentTypes['PreviousTravelChoiceData']> = {
  previousTravelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nextTravelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ActorRole'], ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelUpdateTimelineItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelUpdateTimelineItem'] = ResolversParentTypes['TravelUpdateTimelineItem']> = {
  __resolveType: TypeResolveFn<'AgencyTravelMemo' | 'CompanyTravelMemo' | 'OperatorTravelMemo' | 'TravelHistory', ParentType, ContextType>;
};

export type CreditCardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditCard'] = ResolversParentTypes['CreditCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['CardBrand'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Yen'], ParentType, ContextType>;
  companyBranch?: Resolver<ResolversTypes['CompanyBranch'], ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openPrice?: Resolver<ResolversTypes['Yen'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['InvoicePayment']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  taxTotals?: Resolver<Array<ResolversTypes['InvoiceTaxTotal']>, ParentType, ContextType>;
  jpPintProblem?: Resolver<Maybe<ResolversTypes['JpPintProblem']>, ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceLineKind'], ParentType, ContextType>;
  travelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  travelNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hotelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guestName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkin?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  canceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxRatePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxBasis?: Resolver<Maybe<ResolversTypes['TaxBasis']>, ParentType, ContextType>;
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocalTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hotelRegistrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deductiblePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyIdByEmployee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departmentIdByEmployee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceTaxTotalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceTaxTotal'] = ResolversParentTypes['InvoiceTaxTotal']> = {
  taxRatePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['TaxProof'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Yen'], ParentType, ContextType>;
  taxPrice?: Resolver<ResolversTypes['Yen'], ParentType, ContextType>;
};

export type InvoiceEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceEdge'] = ResolversParentTypes['InvoiceEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceConnection'] = ResolversParentTypes['InvoiceConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['InvoiceEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HotelTaxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HotelTax'] = ResolversParentTypes['HotelTax']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hotelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grounds?: Resolver<Array<ResolversTypes['HotelTaxGround']>, ParentType, ContextType>;
};

export type HotelTaxGroundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HotelTaxGround'] = ResolversParentTypes['HotelTaxGround']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['HotelTaxBasis'], ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  consentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['MemoAuthor']>, ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReceiptKind'], ParentType, ContextType>;
  addressee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addresseeKind?: Resolver<ResolversTypes['AddresseeKind'], ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isQualified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  roomNumbers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  canIssueReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returnPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaperResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Paper'] = ResolversParentTypes['Paper']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaperKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaperState'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  counterparty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Yen'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaperEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaperEdge'] = ResolversParentTypes['PaperEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['Paper']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaperConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaperConnection'] = ResolversParentTypes['PaperConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['PaperEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Paper']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaperFetchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaperFetch'] = ResolversParentTypes['PaperFetch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paperKind?: Resolver<Maybe<ResolversTypes['PaperKind']>, ParentType, ContextType>;
  paperNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paperCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accountingProfile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fetchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaperFetchEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaperFetchEdge'] = ResolversParentTypes['PaperFetchEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['PaperFetch']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaperFetchConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaperFetchConnection'] = ResolversParentTypes['PaperFetchConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['PaperFetchEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['PaperFetch']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountingProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountingProfile'] = ResolversParentTypes['AccountingProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  charset?: Resolver<ResolversTypes['AccountingCharset'], ParentType, ContextType>;
  dateFormat?: Resolver<ResolversTypes['AccountingDateFormat'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['AccountingSign'], ParentType, ContextType>;
  hasHeader?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['AccountingColumn']>, ParentType, ContextType>;
  keyColumn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountingColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountingColumn'] = ResolversParentTypes['AccountingColumn']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['AccountingField'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountingPreview'] = ResolversParentTypes['AccountingPreview']> = {
  isExample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  replacements?: Resolver<Array<ResolversTypes['AccountingReplacement']>, ParentType, ContextType>;
};

export type SaveAccountingProfileResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveAccountingProfileResult'] = ResolversParentTypes['SaveAccountingProfileResult']> = {
  __resolveType: TypeResolveFn<'SaveAccountingProfileSuccess' | 'SaveAccountingProfileError', ParentType, ContextType>;
};

export type SaveAccountingProfileSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveAccountingProfileSuccess'] = ResolversParentTypes['SaveAccountingProfileSuccess']> = {
  profile?: Resolver<ResolversTypes['AccountingProfile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveAccountingProfileErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveAccountingProfileError'] = ResolversParentTypes['SaveAccountingProfileError']> = {
  errorCode?: Resolver<ResolversTypes['AccountingProfileErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrepareAccountingFileResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrepareAccountingFileResult'] = ResolversParentTypes['PrepareAccountingFileResult']> = {
  __resolveType: TypeResolveFn<'PrepareAccountingFileSuccess' | 'PrepareAccountingFileError', ParentType, ContextType>;
};

export type PrepareAccountingFileSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrepareAccountingFileSuccess'] = ResolversParentTypes['PrepareAccountingFileSuccess']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openRooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacements?: Resolver<Array<ResolversTypes['AccountingReplacement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrepareAccountingFileErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrepareAccountingFileError'] = ResolversParentTypes['PrepareAccountingFileError']> = {
  errorCode?: Resolver<ResolversTypes['AccountingFileErrorCode'], ParentType, ContextType>;
  openRooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountingReplacementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountingReplacement'] = ResolversParentTypes['AccountingReplacement']> = {
  character?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replacement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreparePapersFileResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreparePapersFileResult'] = ResolversParentTypes['PreparePapersFileResult']> = {
  __resolveType: TypeResolveFn<'PreparePapersFileSuccess' | 'PreparePapersFileError', ParentType, ContextType>;
};

export type PreparePapersFileSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreparePapersFileSuccess'] = ResolversParentTypes['PreparePapersFileSuccess']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreparePapersFileErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreparePapersFileError'] = ResolversParentTypes['PreparePapersFileError']> = {
  errorCode?: Resolver<ResolversTypes['PapersFileErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicTravelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PublicTravel'] = ResolversParentTypes['PublicTravel']> = {
  travelNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TravelStatus'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['PublicAgency']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
  enPropertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['PublicTravelRoom']>, ParentType, ContextType>;
  propertyPrice?: Resolver<Maybe<ResolversTypes['TotalPropertyPrice']>, ParentType, ContextType>;
  is3rdParty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PublicTravelRoomResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PublicTravelRoom'] = ResolversParentTypes['PublicTravelRoom']> = {
  roomNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roomName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enRoomName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bedType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HotelRoomStatus'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkin?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfAdults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfChildren?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  childAges?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  smoking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smokingWish?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  specialRequest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyConfirmationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itineraryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mappedRateAmenities?: Resolver<ResolversTypes['ItineraryRateAmenities'], ParentType, ContextType>;
  propertyPrice?: Resolver<Maybe<ResolversTypes['TotalPropertyPrice']>, ParentType, ContextType>;
  localTax?: Resolver<Maybe<ResolversTypes['LocalTaxEstimate']>, ParentType, ContextType>;
  localTaxState?: Resolver<ResolversTypes['LocalTaxState'], ParentType, ContextType>;
};

export type PublicAgencyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PublicAgency'] = ResolversParentTypes['PublicAgency']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  normalTravelContactText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyTravelContactText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  normalTravelContactTextEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyTravelContactTextEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HotelShareResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HotelShare'] = ResolversParentTypes['HotelShare']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicHotelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PublicHotel'] = ResolversParentTypes['PublicHotel']> = {
  propertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
  enPropertyContent?: Resolver<ResolversTypes['PropertyContent'], ParentType, ContextType>;
};

export type TermsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Terms'] = ResolversParentTypes['Terms']> = {
  contentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransactionLawResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TransactionLaw'] = ResolversParentTypes['TransactionLaw']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PdfPrintGuideResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PdfPrintGuide'] = ResolversParentTypes['PdfPrintGuide']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NewsEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsEdge'] = ResolversParentTypes['NewsEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['NewsItem']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsConnection'] = ResolversParentTypes['NewsConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['NewsEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['NewsItem']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskNewsItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeskNewsItem'] = ResolversParentTypes['DeskNewsItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  agencies?: Resolver<Maybe<Array<ResolversTypes['Agency']>>, ParentType, ContextType>;
};

export type DeskNewsEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeskNewsEdge'] = ResolversParentTypes['DeskNewsEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['DeskNewsItem']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskNewsConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeskNewsConnection'] = ResolversParentTypes['DeskNewsConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['DeskNewsEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['DeskNewsItem']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TravelCsvRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelCsvRow'] = ResolversParentTypes['TravelCsvRow']> = {
  travelNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  travelStatus?: Resolver<ResolversTypes['TravelStatus'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branchName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyIdByEmployee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departmentIdByEmployee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyMemos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hotelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roomName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomStatus?: Resolver<ResolversTypes['HotelRoomStatus'], ParentType, ContextType>;
  bookingStatus?: Resolver<ResolversTypes['RoomBookingStatus'], ParentType, ContextType>;
  returned?: Resolver<Maybe<ResolversTypes['ReturnedShare']>, ParentType, ContextType>;
  guestName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkin?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentType?: Resolver<ResolversTypes['PaymentType'], ParentType, ContextType>;
  paymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelRefundPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finalPaymentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxRatePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxParts?: Resolver<Array<ResolversTypes['TaxPart']>, ParentType, ContextType>;
  taxBasis?: Resolver<Maybe<ResolversTypes['TaxBasis']>, ParentType, ContextType>;
  hotelRegistrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deductiblePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  billedTaxPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paperNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  propertyPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  freeCancelUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alwaysFreeCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itineraryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  propertyConfirmationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalConfirmationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TravelDetailsForCsvResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelDetailsForCsv'] = ResolversParentTypes['TravelDetailsForCsv']> = {
  rows?: Resolver<Array<ResolversTypes['TravelCsvRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OperatorTaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorTask'] = ResolversParentTypes['OperatorTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OperatorTaskKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OperatorTaskStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayBeNotBooked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  travel?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType>;
  companyBranch?: Resolver<Maybe<ResolversTypes['CompanyBranch']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disputeAnswer?: Resolver<Maybe<ResolversTypes['DisputeAnswer']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['MemoAuthor']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorTaskEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorTaskEdge'] = ResolversParentTypes['OperatorTaskEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['OperatorTask']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorTaskConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OperatorTaskConnection'] = ResolversParentTypes['OperatorTaskConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['OperatorTaskEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['OperatorTask']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrakeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Brake'] = ResolversParentTypes['Brake']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['BrakeLimit'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['BrakeSubject'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lift?: Resolver<Maybe<ResolversTypes['BrakeLift']>, ParentType, ContextType>;
};

export type BrakeSubjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrakeSubject'] = ResolversParentTypes['BrakeSubject']> = {
  per?: Resolver<ResolversTypes['BrakePer'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyBranch?: Resolver<Maybe<ResolversTypes['CompanyBranch']>, ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrakeLiftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrakeLift'] = ResolversParentTypes['BrakeLift']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['BrakeLimit'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['BrakeSubject'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  liftedBy?: Resolver<Maybe<ResolversTypes['MemoAuthor']>, ParentType, ContextType>;
  liftedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BrakeLiftEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrakeLiftEdge'] = ResolversParentTypes['BrakeLiftEdge']> = {
  node?: Resolver<Maybe<ResolversTypes['BrakeLift']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrakeLiftConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrakeLiftConnection'] = ResolversParentTypes['BrakeLiftConnection']> = {
  edges?: Resolver<Array<Maybe<ResolversTypes['BrakeLiftEdge']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['BrakeLift']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoicePaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoicePayment'] = ResolversParentTypes['InvoicePayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['MemoAuthor']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  removedBy?: Resolver<Maybe<ResolversTypes['MemoAuthor']>, ParentType, ContextType>;
};

export type RecordInvoicePaymentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordInvoicePaymentResult'] = ResolversParentTypes['RecordInvoicePaymentResult']> = {
  __resolveType: TypeResolveFn<'RecordInvoicePaymentSuccess' | 'RecordInvoicePaymentError', ParentType, ContextType>;
};

export type RecordInvoicePaymentSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordInvoicePaymentSuccess'] = ResolversParentTypes['RecordInvoicePaymentSuccess']> = {
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordInvoicePaymentErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordInvoicePaymentError'] = ResolversParentTypes['RecordInvoicePaymentError']> = {
  errorCode?: Resolver<ResolversTypes['InvoiceErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveInvoicePaymentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveInvoicePaymentResult'] = ResolversParentTypes['RemoveInvoicePaymentResult']> = {
  __resolveType: TypeResolveFn<'RemoveInvoicePaymentSuccess' | 'RemoveInvoicePaymentError', ParentType, ContextType>;
};

export type RemoveInvoicePaymentSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveInvoicePaymentSuccess'] = ResolversParentTypes['RemoveInvoicePaymentSuccess']> = {
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveInvoicePaymentErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveInvoicePaymentError'] = ResolversParentTypes['RemoveInvoicePaymentError']> = {
  errorCode?: Resolver<ResolversTypes['InvoiceErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelDetailLinkResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TravelDetailLinkResult'] = ResolversParentTypes['TravelDetailLinkResult']> = {
  __resolveType: TypeResolveFn<'DownloadLink' | 'UnprintableAddresseeError', ParentType, ContextType>;
};

export type UnprintableAddresseeErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnprintableAddresseeError'] = ResolversParentTypes['UnprintableAddresseeError']> = {
  characters?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrepareResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrepareResult'] = ResolversParentTypes['PrepareResult']> = {
  __resolveType: TypeResolveFn<'PrepareSuccess' | 'PrepareError', ParentType, ContextType>;
};

export type PrepareSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrepareSuccess'] = ResolversParentTypes['PrepareSuccess']> = {
  preparedBooking?: Resolver<ResolversTypes['PreparedBooking'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrepareErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrepareError'] = ResolversParentTypes['PrepareError']> = {
  errorCode?: Resolver<ResolversTypes['PrepareErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookResult'] = ResolversParentTypes['BookResult']> = {
  __resolveType: TypeResolveFn<'BookSuccess' | 'BookError', ParentType, ContextType>;
};

export type BookSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookSuccess'] = ResolversParentTypes['BookSuccess']> = {
  travel?: Resolver<ResolversTypes['Travel'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookError'] = ResolversParentTypes['BookError']> = {
  errorCode?: Resolver<ResolversTypes['BookErrorCode'], ParentType, ContextType>;
  guestIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rePrepareRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldAskToCardIssuer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stripeErrorType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stripeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stripeDeclineCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPaymentPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  travel?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType>;
  similarTravels?: Resolver<Array<ResolversTypes['Travel']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelRoomsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelRoomsResult'] = ResolversParentTypes['CancelRoomsResult']> = {
  __resolveType: TypeResolveFn<'CancelRoomsSuccess' | 'CancelRoomsError', ParentType, ContextType>;
};

export type CancelRoomsSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelRoomsSuccess'] = ResolversParentTypes['CancelRoomsSuccess']> = {
  travel?: Resolver<ResolversTypes['Travel'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['ExpediaHotelRoom']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelRoomsErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelRoomsError'] = ResolversParentTypes['CancelRoomsError']> = {
  errorCode?: Resolver<ResolversTypes['CancelRoomsErrorCode'], ParentType, ContextType>;
  currentPenaltyPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currentPreviousPenaltyPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeRoomResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeRoomResult'] = ResolversParentTypes['ChangeRoomResult']> = {
  __resolveType: TypeResolveFn<'ChangeRoomSuccess' | 'ChangeRoomError', ParentType, ContextType>;
};

export type ChangeRoomSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeRoomSuccess'] = ResolversParentTypes['ChangeRoomSuccess']> = {
  travel?: Resolver<ResolversTypes['Travel'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['ExpediaHotelRoom'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeRoomErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeRoomError'] = ResolversParentTypes['ChangeRoomError']> = {
  errorCode?: Resolver<ResolversTypes['ChangeRoomErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClipHotelRateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClipHotelRateResult'] = ResolversParentTypes['ClipHotelRateResult']> = {
  __resolveType: TypeResolveFn<'ClipHotelRateSuccess' | 'ClipHotelRateError', ParentType, ContextType>;
};

export type ClipHotelRateSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClipHotelRateSuccess'] = ResolversParentTypes['ClipHotelRateSuccess']> = {
  clippedHotelRate?: Resolver<ResolversTypes['ClippedHotelRate'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClipHotelRateErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClipHotelRateError'] = ResolversParentTypes['ClipHotelRateError']> = {
  errorCode?: Resolver<ResolversTypes['ClipErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InviteResult'] = ResolversParentTypes['InviteResult']> = {
  __resolveType: TypeResolveFn<'InviteSuccess' | 'EmployeeError', ParentType, ContextType>;
};

export type InviteSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InviteSuccess'] = ResolversParentTypes['InviteSuccess']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteEmployeeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteEmployeeResult'] = ResolversParentTypes['DeleteEmployeeResult']> = {
  __resolveType: TypeResolveFn<'DeleteEmployeeSuccess' | 'EmployeeError', ParentType, ContextType>;
};

export type DeleteEmployeeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteEmployeeSuccess'] = ResolversParentTypes['DeleteEmployeeSuccess']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DelegateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DelegateResult'] = ResolversParentTypes['DelegateResult']> = {
  __resolveType: TypeResolveFn<'DelegateSuccess' | 'EmployeeError', ParentType, ContextType>;
};

export type DelegateSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DelegateSuccess'] = ResolversParentTypes['DelegateSuccess']> = {
  oldAdmin?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  newAdmin?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmployeeErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmployeeError'] = ResolversParentTypes['EmployeeError']> = {
  errorCode?: Resolver<ResolversTypes['EmployeeErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCompanyBranchResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCompanyBranchResult'] = ResolversParentTypes['UpdateCompanyBranchResult']> = {
  __resolveType: TypeResolveFn<'UpdateCompanyBranchSuccess' | 'UpdateCompanyBranchError', ParentType, ContextType>;
};

export type UpdateCompanyBranchSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCompanyBranchSuccess'] = ResolversParentTypes['UpdateCompanyBranchSuccess']> = {
  companyBranch?: Resolver<ResolversTypes['CompanyBranch'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCompanyBranchErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCompanyBranchError'] = ResolversParentTypes['UpdateCompanyBranchError']> = {
  errorCode?: Resolver<ResolversTypes['BranchErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentBranch?: Resolver<Maybe<ResolversTypes['CompanyBranch']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddOfficeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddOfficeResult'] = ResolversParentTypes['AddOfficeResult']> = {
  __resolveType: TypeResolveFn<'AddOfficeSuccess' | 'AddOfficeError', ParentType, ContextType>;
};

export type AddOfficeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddOfficeSuccess'] = ResolversParentTypes['AddOfficeSuccess']> = {
  myself?: Resolver<ResolversTypes['Myself'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddOfficeErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddOfficeError'] = ResolversParentTypes['AddOfficeError']> = {
  errorCode?: Resolver<ResolversTypes['OfficeErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateOfficeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateOfficeResult'] = ResolversParentTypes['UpdateOfficeResult']> = {
  __resolveType: TypeResolveFn<'UpdateOfficeSuccess' | 'UpdateOfficeError', ParentType, ContextType>;
};

export type UpdateOfficeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateOfficeSuccess'] = ResolversParentTypes['UpdateOfficeSuccess']> = {
  myself?: Resolver<ResolversTypes['Myself'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateOfficeErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateOfficeError'] = ResolversParentTypes['UpdateOfficeError']> = {
  errorCode?: Resolver<ResolversTypes['OfficeErrorCode'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Myself']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordResetCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasswordResetCode'] = ResolversParentTypes['PasswordResetCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ResetPasswordByCodeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordByCodeResult'] = ResolversParentTypes['ResetPasswordByCodeResult']> = {
  __resolveType: TypeResolveFn<'ResetPasswordByCodeSuccess' | 'ResetPasswordByCodeError', ParentType, ContextType>;
};

export type ResetPasswordByCodeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordByCodeSuccess'] = ResolversParentTypes['ResetPasswordByCodeSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordByCodeErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordByCodeError'] = ResolversParentTypes['ResetPasswordByCodeError']> = {
  errorCode?: Resolver<ResolversTypes['PasswordCodeErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoEmailChangeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoEmailChangeResult'] = ResolversParentTypes['UndoEmailChangeResult']> = {
  __resolveType: TypeResolveFn<'UndoEmailChangeSuccess' | 'UndoEmailChangeError', ParentType, ContextType>;
};

export type UndoEmailChangeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoEmailChangeSuccess'] = ResolversParentTypes['UndoEmailChangeSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSecured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoEmailChangeErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoEmailChangeError'] = ResolversParentTypes['UndoEmailChangeError']> = {
  errorCode?: Resolver<ResolversTypes['UndoEmailChangeErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateOperatorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateOperatorResult'] = ResolversParentTypes['CreateOperatorResult']> = {
  __resolveType: TypeResolveFn<'CreateOperatorSuccess' | 'AccountError', ParentType, ContextType>;
};

export type CreateOperatorSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateOperatorSuccess'] = ResolversParentTypes['CreateOperatorSuccess']> = {
  operatorUser?: Resolver<ResolversTypes['OperatorUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAgencyOperatorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateAgencyOperatorResult'] = ResolversParentTypes['CreateAgencyOperatorResult']> = {
  __resolveType: TypeResolveFn<'CreateAgencyOperatorSuccess' | 'AccountError', ParentType, ContextType>;
};

export type CreateAgencyOperatorSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateAgencyOperatorSuccess'] = ResolversParentTypes['CreateAgencyOperatorSuccess']> = {
  agencyUser?: Resolver<ResolversTypes['AgencyUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteAgencyUserResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAgencyUserResult'] = ResolversParentTypes['DeleteAgencyUserResult']> = {
  __resolveType: TypeResolveFn<'DeleteAgencyUserSuccess' | 'DeleteAgencyUserError', ParentType, ContextType>;
};

export type DeleteAgencyUserSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAgencyUserSuccess'] = ResolversParentTypes['DeleteAgencyUserSuccess']> = {
  agencyUser?: Resolver<ResolversTypes['AgencyUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteAgencyUserErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAgencyUserError'] = ResolversParentTypes['DeleteAgencyUserError']> = {
  errorCode?: Resolver<ResolversTypes['AgencyUserErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IssueReceiptResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueReceiptResult'] = ResolversParentTypes['IssueReceiptResult']> = {
  __resolveType: TypeResolveFn<'IssueReceiptSuccess' | 'IssueReceiptError', ParentType, ContextType>;
};

export type IssueReceiptSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueReceiptSuccess'] = ResolversParentTypes['IssueReceiptSuccess']> = {
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  travel?: Resolver<ResolversTypes['Travel'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IssueReceiptErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssueReceiptError'] = ResolversParentTypes['IssueReceiptError']> = {
  errorCode?: Resolver<ResolversTypes['ReceiptErrorCode'], ParentType, ContextType>;
  characters?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAgencyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateAgencyResult'] = ResolversParentTypes['UpdateAgencyResult']> = {
  __resolveType: TypeResolveFn<'UpdateAgencySuccess' | 'UpdateAgencyError', ParentType, ContextType>;
};

export type UpdateAgencySuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateAgencySuccess'] = ResolversParentTypes['UpdateAgencySuccess']> = {
  agency?: Resolver<ResolversTypes['Agency'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAgencyErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateAgencyError'] = ResolversParentTypes['UpdateAgencyError']> = {
  errorCode?: Resolver<ResolversTypes['AgencyErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentAgency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAgencyPictureResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateAgencyPictureResult'] = ResolversParentTypes['UpdateAgencyPictureResult']> = {
  __resolveType: TypeResolveFn<'UpdateAgencyPictureSuccess' | 'UpdateAgencyPictureError', ParentType, ContextType>;
};

export type UpdateAgencyPictureSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateAgencyPictureSuccess'] = ResolversParentTypes['UpdateAgencyPictureSuccess']> = {
  agency?: Resolver<ResolversTypes['Agency'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAgencyPictureErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateAgencyPictureError'] = ResolversParentTypes['UpdateAgencyPictureError']> = {
  errorCode?: Resolver<ResolversTypes['AgencyPictureErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountError'] = ResolversParentTypes['AccountError']> = {
  errorCode?: Resolver<ResolversTypes['AccountErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookViaExternalSupplierResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookViaExternalSupplierResult'] = ResolversParentTypes['BookViaExternalSupplierResult']> = {
  __resolveType: TypeResolveFn<'BookViaExternalSupplierSuccess' | 'BookViaExternalSupplierError', ParentType, ContextType>;
};

export type BookViaExternalSupplierSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookViaExternalSupplierSuccess'] = ResolversParentTypes['BookViaExternalSupplierSuccess']> = {
  travel?: Resolver<ResolversTypes['Travel'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookViaExternalSupplierErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookViaExternalSupplierError'] = ResolversParentTypes['BookViaExternalSupplierError']> = {
  errorCode?: Resolver<ResolversTypes['ExternalBookingErrorCode'], ParentType, ContextType>;
  guestIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeZones?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  ratePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missingPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundRoomResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundRoomResult'] = ResolversParentTypes['RefundRoomResult']> = {
  __resolveType: TypeResolveFn<'RefundRoomSuccess' | 'RefundRoomError', ParentType, ContextType>;
};

export type RefundRoomSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundRoomSuccess'] = ResolversParentTypes['RefundRoomSuccess']> = {
  travel?: Resolver<ResolversTypes['Travel'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['ExpediaHotelRoom'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundRoomErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundRoomError'] = ResolversParentTypes['RefundRoomError']> = {
  errorCode?: Resolver<ResolversTypes['RefundErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateInvoiceStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateInvoiceStatusResult'] = ResolversParentTypes['UpdateInvoiceStatusResult']> = {
  __resolveType: TypeResolveFn<'UpdateInvoiceStatusSuccess' | 'UpdateInvoiceStatusError', ParentType, ContextType>;
};

export type UpdateInvoiceStatusSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateInvoiceStatusSuccess'] = ResolversParentTypes['UpdateInvoiceStatusSuccess']> = {
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateInvoiceStatusErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateInvoiceStatusError'] = ResolversParentTypes['UpdateInvoiceStatusError']> = {
  errorCode?: Resolver<ResolversTypes['InvoiceErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeBranchStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeBranchStatusResult'] = ResolversParentTypes['ChangeBranchStatusResult']> = {
  __resolveType: TypeResolveFn<'ChangeBranchStatusSuccess' | 'ChangeBranchStatusError', ParentType, ContextType>;
};

export type ChangeBranchStatusSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeBranchStatusSuccess'] = ResolversParentTypes['ChangeBranchStatusSuccess']> = {
  companyBranch?: Resolver<ResolversTypes['CompanyBranch'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeBranchStatusErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeBranchStatusError'] = ResolversParentTypes['ChangeBranchStatusError']> = {
  errorCode?: Resolver<ResolversTypes['BranchStatusErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResolveOperatorTaskResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResolveOperatorTaskResult'] = ResolversParentTypes['ResolveOperatorTaskResult']> = {
  __resolveType: TypeResolveFn<'ResolveOperatorTaskSuccess' | 'ResolveOperatorTaskError', ParentType, ContextType>;
};

export type ResolveOperatorTaskSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResolveOperatorTaskSuccess'] = ResolversParentTypes['ResolveOperatorTaskSuccess']> = {
  operatorTask?: Resolver<ResolversTypes['OperatorTask'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResolveOperatorTaskErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResolveOperatorTaskError'] = ResolversParentTypes['ResolveOperatorTaskError']> = {
  errorCode?: Resolver<ResolversTypes['OperatorTaskErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordHotelTaxGroundResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordHotelTaxGroundResult'] = ResolversParentTypes['RecordHotelTaxGroundResult']> = {
  __resolveType: TypeResolveFn<'RecordHotelTaxGroundSuccess' | 'RecordHotelTaxGroundError', ParentType, ContextType>;
};

export type RecordHotelTaxGroundSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordHotelTaxGroundSuccess'] = ResolversParentTypes['RecordHotelTaxGroundSuccess']> = {
  hotelTax?: Resolver<ResolversTypes['HotelTax'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordHotelTaxGroundErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordHotelTaxGroundError'] = ResolversParentTypes['RecordHotelTaxGroundError']> = {
  errorCode?: Resolver<ResolversTypes['HotelTaxErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordBilledTaxResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordBilledTaxResult'] = ResolversParentTypes['RecordBilledTaxResult']> = {
  __resolveType: TypeResolveFn<'RecordBilledTaxSuccess' | 'RecordBilledTaxError', ParentType, ContextType>;
};

export type RecordBilledTaxSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordBilledTaxSuccess'] = ResolversParentTypes['RecordBilledTaxSuccess']> = {
  travel?: Resolver<ResolversTypes['Travel'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordBilledTaxErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordBilledTaxError'] = ResolversParentTypes['RecordBilledTaxError']> = {
  errorCode?: Resolver<ResolversTypes['BilledTaxErrorCode'], ParentType, ContextType>;
  ratePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missingPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiftBrakeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LiftBrakeResult'] = ResolversParentTypes['LiftBrakeResult']> = {
  __resolveType: TypeResolveFn<'LiftBrakeSuccess' | 'LiftBrakeError', ParentType, ContextType>;
};

export type LiftBrakeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LiftBrakeSuccess'] = ResolversParentTypes['LiftBrakeSuccess']> = {
  brakeLift?: Resolver<ResolversTypes['BrakeLift'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiftBrakeErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LiftBrakeError'] = ResolversParentTypes['LiftBrakeError']> = {
  errorCode?: Resolver<ResolversTypes['LiftBrakeErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendDisputeEvidenceResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendDisputeEvidenceResult'] = ResolversParentTypes['SendDisputeEvidenceResult']> = {
  __resolveType: TypeResolveFn<'SendDisputeEvidenceSuccess' | 'SendDisputeEvidenceError', ParentType, ContextType>;
};

export type SendDisputeEvidenceSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendDisputeEvidenceSuccess'] = ResolversParentTypes['SendDisputeEvidenceSuccess']> = {
  operatorTask?: Resolver<ResolversTypes['OperatorTask'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendDisputeEvidenceErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendDisputeEvidenceError'] = ResolversParentTypes['SendDisputeEvidenceError']> = {
  errorCode?: Resolver<ResolversTypes['SendDisputeEvidenceErrorCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardChallengeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CardChallengeResult'] = ResolversParentTypes['CardChallengeResult']> = {
  __resolveType: TypeResolveFn<'CardChallengeSuccess' | 'CardChallengeRequiresAction' | 'CardChallengeError', ParentType, ContextType>;
};

export type CardChallengeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CardChallengeSuccess'] = ResolversParentTypes['CardChallengeSuccess']> = {
  creditCardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditCard?: Resolver<ResolversTypes['CreditCard'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardChallengeRequiresActionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CardChallengeRequiresAction'] = ResolversParentTypes['CardChallengeRequiresAction']> = {
  redirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardChallengeErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CardChallengeError'] = ResolversParentTypes['CardChallengeError']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declineCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmCardChallengeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmCardChallenge'] = ResolversParentTypes['ConfirmCardChallenge']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declineCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditCard?: Resolver<Maybe<ResolversTypes['CreditCard']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  myself?: Resolver<Maybe<ResolversTypes['Myself']>, ParentType, ContextType>;
  incrementalSearchPropertyContent?: Resolver<Array<ResolversTypes['HotelOverview']>, ParentType, ContextType, RequireFields<QueryIncrementalSearchPropertyContentArgs, 'input'>>;
  incrementalSearchRegion?: Resolver<Array<ResolversTypes['SearchSuggestionSpot']>, ParentType, ContextType, RequireFields<QueryIncrementalSearchRegionArgs, 'input'>>;
  searchPropertyContent?: Resolver<ResolversTypes['PropertyContentSearchConnection'], ParentType, ContextType, RequireFields<QuerySearchPropertyContentArgs, 'input' | 'first'>>;
  expediaHotelDetail?: Resolver<Maybe<ResolversTypes['ExpediaHotelDetail']>, ParentType, ContextType, RequireFields<QueryExpediaHotelDetailArgs, 'id' | 'language'>>;
  expediaHotelRooms?: Resolver<Array<ResolversTypes['RoomWithRate']>, ParentType, ContextType, RequireFields<QueryExpediaHotelRoomsArgs, 'id' | 'roomsWithRateInput'>>;
  priceCalendar?: Resolver<Array<ResolversTypes['CalendarDay']>, ParentType, ContextType, RequireFields<QueryPriceCalendarArgs, 'id' | 'roomsWithRateInput'>>;
  clippedHotelRates?: Resolver<Array<ResolversTypes['ClippedHotelRate']>, ParentType, ContextType, Partial<QueryClippedHotelRatesArgs>>;
  preparedBooking?: Resolver<Maybe<ResolversTypes['PreparedBooking']>, ParentType, ContextType, RequireFields<QueryPreparedBookingArgs, 'priceCheckId'>>;
  branchTravels?: Resolver<ResolversTypes['TravelConnection'], ParentType, ContextType, RequireFields<QueryBranchTravelsArgs, 'first'>>;
  completedBookingTravel?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType, RequireFields<QueryCompletedBookingTravelArgs, 'id'>>;
  travelInDetail?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType, RequireFields<QueryTravelInDetailArgs, 'id'>>;
  itineraries?: Resolver<Array<ResolversTypes['Itinerary']>, ParentType, ContextType, RequireFields<QueryItinerariesArgs, 'travelId'>>;
  vouchers?: Resolver<Array<ResolversTypes['Voucher']>, ParentType, ContextType, RequireFields<QueryVouchersArgs, 'travelId'>>;
  travelDetailLink?: Resolver<Maybe<ResolversTypes['TravelDetailLinkResult']>, ParentType, ContextType, RequireFields<QueryTravelDetailLinkArgs, 'input'>>;
  travelDetailDownloadLink?: Resolver<Maybe<ResolversTypes['DownloadLink']>, ParentType, ContextType, RequireFields<QueryTravelDetailDownloadLinkArgs, 'input'>>;
  receiptDownloadLink?: Resolver<Maybe<ResolversTypes['DownloadLink']>, ParentType, ContextType, RequireFields<QueryReceiptDownloadLinkArgs, 'receiptId'>>;
  travelVoucherDownloadLink?: Resolver<Maybe<ResolversTypes['DownloadLink']>, ParentType, ContextType, RequireFields<QueryTravelVoucherDownloadLinkArgs, 'input'>>;
  travelDetailsForCsv?: Resolver<ResolversTypes['TravelDetailsForCsv'], ParentType, ContextType, RequireFields<QueryTravelDetailsForCsvArgs, 'input'>>;
  travelByKey?: Resolver<Maybe<ResolversTypes['PublicTravel']>, ParentType, ContextType, RequireFields<QueryTravelByKeyArgs, 'key'>>;
  travelKeyState?: Resolver<ResolversTypes['TravelKeyState'], ParentType, ContextType, RequireFields<QueryTravelKeyStateArgs, 'key'>>;
  travelVoucherDownloadLinkByKey?: Resolver<Maybe<ResolversTypes['DownloadLink']>, ParentType, ContextType, RequireFields<QueryTravelVoucherDownloadLinkByKeyArgs, 'key' | 'roomNumbers' | 'language'>>;
  hotelByKey?: Resolver<Maybe<ResolversTypes['PublicHotel']>, ParentType, ContextType, RequireFields<QueryHotelByKeyArgs, 'key'>>;
  invoices?: Resolver<ResolversTypes['InvoiceConnection'], ParentType, ContextType, RequireFields<QueryInvoicesArgs, 'first'>>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>;
  invoiceDownloadLink?: Resolver<Maybe<ResolversTypes['DownloadLink']>, ParentType, ContextType, RequireFields<QueryInvoiceDownloadLinkArgs, 'input'>>;
  paperDownloadLink?: Resolver<Maybe<ResolversTypes['DownloadLink']>, ParentType, ContextType, RequireFields<QueryPaperDownloadLinkArgs, 'paperId'>>;
  papers?: Resolver<ResolversTypes['PaperConnection'], ParentType, ContextType, RequireFields<QueryPapersArgs, 'first'>>;
  paperFetches?: Resolver<ResolversTypes['PaperFetchConnection'], ParentType, ContextType, RequireFields<QueryPaperFetchesArgs, 'first'>>;
  accountingProfiles?: Resolver<Array<ResolversTypes['AccountingProfile']>, ParentType, ContextType>;
  accountingPreview?: Resolver<ResolversTypes['AccountingPreview'], ParentType, ContextType, RequireFields<QueryAccountingPreviewArgs, 'input'>>;
  settingsBranches?: Resolver<Array<ResolversTypes['CompanyBranch']>, ParentType, ContextType>;
  postalAddress?: Resolver<Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType, RequireFields<QueryPostalAddressArgs, 'postalCode'>>;
  creditCards?: Resolver<Array<ResolversTypes['CreditCard']>, ParentType, ContextType>;
  employees?: Resolver<ResolversTypes['EmployeeConnection'], ParentType, ContextType, RequireFields<QueryEmployeesArgs, 'first'>>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'code'>>;
  agencies?: Resolver<ResolversTypes['AgencyConnection'], ParentType, ContextType, RequireFields<QueryAgenciesArgs, 'first'>>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType, RequireFields<QueryAgencyArgs, 'id'>>;
  agencyChanges?: Resolver<ResolversTypes['AgencyChangeConnection'], ParentType, ContextType, RequireFields<QueryAgencyChangesArgs, 'first'>>;
  agencyUsers?: Resolver<ResolversTypes['AgencyUserConnection'], ParentType, ContextType, RequireFields<QueryAgencyUsersArgs, 'first'>>;
  companyBranches?: Resolver<ResolversTypes['CompanyBranchConnection'], ParentType, ContextType, RequireFields<QueryCompanyBranchesArgs, 'first'>>;
  companyBranch?: Resolver<Maybe<ResolversTypes['CompanyBranch']>, ParentType, ContextType, RequireFields<QueryCompanyBranchArgs, 'id'>>;
  operatorUsers?: Resolver<ResolversTypes['OperatorUserConnection'], ParentType, ContextType, RequireFields<QueryOperatorUsersArgs, 'first'>>;
  operatorTasks?: Resolver<ResolversTypes['OperatorTaskConnection'], ParentType, ContextType, RequireFields<QueryOperatorTasksArgs, 'first'>>;
  hotelTaxes?: Resolver<Array<ResolversTypes['HotelTax']>, ParentType, ContextType, Partial<QueryHotelTaxesArgs>>;
  brakes?: Resolver<Array<ResolversTypes['Brake']>, ParentType, ContextType>;
  brakeLifts?: Resolver<ResolversTypes['BrakeLiftConnection'], ParentType, ContextType, RequireFields<QueryBrakeLiftsArgs, 'first'>>;
  disputeEvidenceDownloadLink?: Resolver<Maybe<ResolversTypes['DownloadLink']>, ParentType, ContextType, RequireFields<QueryDisputeEvidenceDownloadLinkArgs, 'taskId'>>;
  newsList?: Resolver<ResolversTypes['NewsConnection'], ParentType, ContextType, RequireFields<QueryNewsListArgs, 'first'>>;
  newsItem?: Resolver<Maybe<ResolversTypes['NewsItem']>, ParentType, ContextType, RequireFields<QueryNewsItemArgs, 'id'>>;
  deskNews?: Resolver<ResolversTypes['DeskNewsConnection'], ParentType, ContextType, RequireFields<QueryDeskNewsArgs, 'first'>>;
  terms?: Resolver<Maybe<ResolversTypes['Terms']>, ParentType, ContextType, RequireFields<QueryTermsArgs, 'contentId'>>;
  supplierTermsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionLaw?: Resolver<ResolversTypes['TransactionLaw'], ParentType, ContextType>;
  pdfPrintGuide?: Resolver<ResolversTypes['PdfPrintGuide'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  prepareToBookHotel?: Resolver<ResolversTypes['PrepareResult'], ParentType, ContextType, RequireFields<MutationPrepareToBookHotelArgs, 'input'>>;
  saveBookingDraft?: Resolver<Maybe<ResolversTypes['PreparedBooking']>, ParentType, ContextType, RequireFields<MutationSaveBookingDraftArgs, 'input'>>;
  bookExpediaHotel?: Resolver<ResolversTypes['BookResult'], ParentType, ContextType, RequireFields<MutationBookExpediaHotelArgs, 'input'>>;
  cancelRooms?: Resolver<ResolversTypes['CancelRoomsResult'], ParentType, ContextType, RequireFields<MutationCancelRoomsArgs, 'input'>>;
  changeRoomDetails?: Resolver<ResolversTypes['ChangeRoomResult'], ParentType, ContextType, RequireFields<MutationChangeRoomDetailsArgs, 'input'>>;
  clipHotelRate?: Resolver<ResolversTypes['ClipHotelRateResult'], ParentType, ContextType, RequireFields<MutationClipHotelRateArgs, 'input'>>;
  deleteClippedHotelRates?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteClippedHotelRatesArgs, 'ids'>>;
  shareHotel?: Resolver<Maybe<ResolversTypes['HotelShare']>, ParentType, ContextType, RequireFields<MutationShareHotelArgs, 'epsPropertyId'>>;
  revokeTravelPublicKey?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType, RequireFields<MutationRevokeTravelPublicKeyArgs, 'travelId'>>;
  renewTravelPublicKey?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType, RequireFields<MutationRenewTravelPublicKeyArgs, 'travelId'>>;
  createCompanyTravelMemo?: Resolver<ResolversTypes['CompanyTravelMemo'], ParentType, ContextType, RequireFields<MutationCreateCompanyTravelMemoArgs, 'input'>>;
  deleteCompanyTravelMemo?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCompanyTravelMemoArgs, 'id'>>;
  createAgencyTravelMemo?: Resolver<ResolversTypes['AgencyTravelMemo'], ParentType, ContextType, RequireFields<MutationCreateAgencyTravelMemoArgs, 'input'>>;
  deleteAgencyTravelMemo?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteAgencyTravelMemoArgs, 'id'>>;
  createOperatorTravelMemo?: Resolver<ResolversTypes['OperatorTravelMemo'], ParentType, ContextType, RequireFields<MutationCreateOperatorTravelMemoArgs, 'input'>>;
  deleteOperatorTravelMemo?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteOperatorTravelMemoArgs, 'id'>>;
  issueReceipt?: Resolver<ResolversTypes['IssueReceiptResult'], ParentType, ContextType, RequireFields<MutationIssueReceiptArgs, 'input'>>;
  issueReturn?: Resolver<ResolversTypes['IssueReceiptResult'], ParentType, ContextType, RequireFields<MutationIssueReturnArgs, 'receiptId'>>;
  preparePapersFile?: Resolver<ResolversTypes['PreparePapersFileResult'], ParentType, ContextType, RequireFields<MutationPreparePapersFileArgs, 'input'>>;
  prepareAccountingFile?: Resolver<ResolversTypes['PrepareAccountingFileResult'], ParentType, ContextType, RequireFields<MutationPrepareAccountingFileArgs, 'input'>>;
  saveAccountingProfile?: Resolver<ResolversTypes['SaveAccountingProfileResult'], ParentType, ContextType, RequireFields<MutationSaveAccountingProfileArgs, 'input'>>;
  deleteAccountingProfile?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteAccountingProfileArgs, 'profileId'>>;
  updateProfile?: Resolver<ResolversTypes['Myself'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateTravelerProfile?: Resolver<ResolversTypes['Myself'], ParentType, ContextType, RequireFields<MutationUpdateTravelerProfileArgs, 'input'>>;
  refreshAccount?: Resolver<ResolversTypes['Myself'], ParentType, ContextType>;
  updateCompanyBranch?: Resolver<ResolversTypes['UpdateCompanyBranchResult'], ParentType, ContextType, RequireFields<MutationUpdateCompanyBranchArgs, 'input'>>;
  addOffice?: Resolver<ResolversTypes['AddOfficeResult'], ParentType, ContextType, RequireFields<MutationAddOfficeArgs, 'input'>>;
  updateOffice?: Resolver<ResolversTypes['UpdateOfficeResult'], ParentType, ContextType, RequireFields<MutationUpdateOfficeArgs, 'input'>>;
  deleteOffice?: Resolver<ResolversTypes['Myself'], ParentType, ContextType, RequireFields<MutationDeleteOfficeArgs, 'id'>>;
  inviteEmployee?: Resolver<ResolversTypes['InviteResult'], ParentType, ContextType, RequireFields<MutationInviteEmployeeArgs, 'input'>>;
  resendInvitation?: Resolver<ResolversTypes['InviteResult'], ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'employeeId'>>;
  removeInvitationCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveInvitationCodeArgs, 'code'>>;
  deleteEmployee?: Resolver<ResolversTypes['DeleteEmployeeResult'], ParentType, ContextType, RequireFields<MutationDeleteEmployeeArgs, 'id'>>;
  delegateCompanyAdmin?: Resolver<ResolversTypes['DelegateResult'], ParentType, ContextType, RequireFields<MutationDelegateCompanyAdminArgs, 'input'>>;
  registerCreditCard?: Resolver<ResolversTypes['CardChallengeResult'], ParentType, ContextType, RequireFields<MutationRegisterCreditCardArgs, 'input'>>;
  challengeToRegisterCreditCard?: Resolver<ResolversTypes['CardChallengeResult'], ParentType, ContextType, RequireFields<MutationChallengeToRegisterCreditCardArgs, 'input'>>;
  confirmChallengeToRegisterCreditCard?: Resolver<ResolversTypes['ConfirmCardChallenge'], ParentType, ContextType, RequireFields<MutationConfirmChallengeToRegisterCreditCardArgs, 'input'>>;
  deleteCreditCard?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCreditCardArgs, 'id'>>;
  renameCreditCard?: Resolver<ResolversTypes['CreditCard'], ParentType, ContextType, RequireFields<MutationRenameCreditCardArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email'>>;
  createPasswordResetCode?: Resolver<ResolversTypes['PasswordResetCode'], ParentType, ContextType, RequireFields<MutationCreatePasswordResetCodeArgs, 'input'>>;
  resetPasswordByCode?: Resolver<ResolversTypes['ResetPasswordByCodeResult'], ParentType, ContextType, RequireFields<MutationResetPasswordByCodeArgs, 'input'>>;
  undoEmailChange?: Resolver<ResolversTypes['UndoEmailChangeResult'], ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'input'>>;
  bookHotelViaExternalSupplier?: Resolver<ResolversTypes['BookViaExternalSupplierResult'], ParentType, ContextType, RequireFields<MutationBookHotelViaExternalSupplierArgs, 'input'>>;
  refundRoom?: Resolver<ResolversTypes['RefundRoomResult'], ParentType, ContextType, RequireFields<MutationRefundRoomArgs, 'input'>>;
  createOperator?: Resolver<ResolversTypes['CreateOperatorResult'], ParentType, ContextType, RequireFields<MutationCreateOperatorArgs, 'input'>>;
  createAgencyOperator?: Resolver<ResolversTypes['CreateAgencyOperatorResult'], ParentType, ContextType, RequireFields<MutationCreateAgencyOperatorArgs, 'input'>>;
  deleteAgencyUser?: Resolver<ResolversTypes['DeleteAgencyUserResult'], ParentType, ContextType, RequireFields<MutationDeleteAgencyUserArgs, 'id'>>;
  updateAgency?: Resolver<ResolversTypes['UpdateAgencyResult'], ParentType, ContextType, RequireFields<MutationUpdateAgencyArgs, 'input'>>;
  updateAgencyPicture?: Resolver<ResolversTypes['UpdateAgencyPictureResult'], ParentType, ContextType, RequireFields<MutationUpdateAgencyPictureArgs, 'input'>>;
  recordInvoicePayment?: Resolver<ResolversTypes['RecordInvoicePaymentResult'], ParentType, ContextType, RequireFields<MutationRecordInvoicePaymentArgs, 'input'>>;
  removeInvoicePayment?: Resolver<ResolversTypes['RemoveInvoicePaymentResult'], ParentType, ContextType, RequireFields<MutationRemoveInvoicePaymentArgs, 'input'>>;
  updateInvoiceStatus?: Resolver<ResolversTypes['UpdateInvoiceStatusResult'], ParentType, ContextType, RequireFields<MutationUpdateInvoiceStatusArgs, 'input'>>;
  changeBranchStatus?: Resolver<ResolversTypes['ChangeBranchStatusResult'], ParentType, ContextType, RequireFields<MutationChangeBranchStatusArgs, 'input'>>;
  resolveOperatorTask?: Resolver<ResolversTypes['ResolveOperatorTaskResult'], ParentType, ContextType, RequireFields<MutationResolveOperatorTaskArgs, 'input'>>;
  liftBrake?: Resolver<ResolversTypes['LiftBrakeResult'], ParentType, ContextType, RequireFields<MutationLiftBrakeArgs, 'input'>>;
  recordBilledTax?: Resolver<ResolversTypes['RecordBilledTaxResult'], ParentType, ContextType, RequireFields<MutationRecordBilledTaxArgs, 'input'>>;
  recordHotelTaxGround?: Resolver<ResolversTypes['RecordHotelTaxGroundResult'], ParentType, ContextType, RequireFields<MutationRecordHotelTaxGroundArgs, 'input'>>;
  sendDisputeEvidence?: Resolver<ResolversTypes['SendDisputeEvidenceResult'], ParentType, ContextType, RequireFields<MutationSendDisputeEvidenceArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutEverywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Yen?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  DownloadLink?: DownloadLinkResolvers<ContextType>;
  Myself?: MyselfResolvers<ContextType>;
  Office?: OfficeResolvers<ContextType>;
  TravelerProfile?: TravelerProfileResolvers<ContextType>;
  CompanyBranch?: CompanyBranchResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  CompanyBranchEdge?: CompanyBranchEdgeResolvers<ContextType>;
  CompanyBranchConnection?: CompanyBranchConnectionResolvers<ContextType>;
  Employee?: EmployeeResolvers<ContextType>;
  GuestName?: GuestNameResolvers<ContextType>;
  EmployeeEdge?: EmployeeEdgeResolvers<ContextType>;
  EmployeeConnection?: EmployeeConnectionResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  AgencyChange?: AgencyChangeResolvers<ContextType>;
  AgencyFieldChange?: AgencyFieldChangeResolvers<ContextType>;
  AgencyChangeEdge?: AgencyChangeEdgeResolvers<ContextType>;
  AgencyChangeConnection?: AgencyChangeConnectionResolvers<ContextType>;
  AgencyEdge?: AgencyEdgeResolvers<ContextType>;
  AgencyConnection?: AgencyConnectionResolvers<ContextType>;
  AgencyUser?: AgencyUserResolvers<ContextType>;
  AgencyUserEdge?: AgencyUserEdgeResolvers<ContextType>;
  AgencyUserConnection?: AgencyUserConnectionResolvers<ContextType>;
  OperatorUser?: OperatorUserResolvers<ContextType>;
  OperatorUserEdge?: OperatorUserEdgeResolvers<ContextType>;
  OperatorUserConnection?: OperatorUserConnectionResolvers<ContextType>;
  SearchSuggestionSpot?: SearchSuggestionSpotResolvers<ContextType>;
  HotelOverview?: HotelOverviewResolvers<ContextType>;
  PropertyContent?: PropertyContentResolvers<ContextType>;
  NearbySpot?: NearbySpotResolvers<ContextType>;
  NearbyHotel?: NearbyHotelResolvers<ContextType>;
  PropertyCategory?: PropertyCategoryResolvers<ContextType>;
  PropertyAddress?: PropertyAddressResolvers<ContextType>;
  PropertyRatings?: PropertyRatingsResolvers<ContextType>;
  PropertyStarRating?: PropertyStarRatingResolvers<ContextType>;
  GuestRating?: GuestRatingResolvers<ContextType>;
  PropertyImage?: PropertyImageResolvers<ContextType>;
  PropertyDescriptions?: PropertyDescriptionsResolvers<ContextType>;
  InfectionPrevention?: InfectionPreventionResolvers<ContextType>;
  PropertyAttributes?: PropertyAttributesResolvers<ContextType>;
  PropertyGeneralAttributes?: PropertyGeneralAttributesResolvers<ContextType>;
  CalendarDay?: CalendarDayResolvers<ContextType>;
  CheapestPrice?: CheapestPriceResolvers<ContextType>;
  ImportantNotes?: ImportantNotesResolvers<ContextType>;
  CheckinNotes?: CheckinNotesResolvers<ContextType>;
  GuestReview?: GuestReviewResolvers<ContextType>;
  Room?: RoomResolvers<ContextType>;
  RoomDescriptions?: RoomDescriptionsResolvers<ContextType>;
  RoomAmenity?: RoomAmenityResolvers<ContextType>;
  RoomAmenityFlags?: RoomAmenityFlagsResolvers<ContextType>;
  RoomWithRate?: RoomWithRateResolvers<ContextType>;
  BedGroup?: BedGroupResolvers<ContextType>;
  BedConfiguration?: BedConfigurationResolvers<ContextType>;
  Rate?: RateResolvers<ContextType>;
  StandAloneRate?: StandAloneRateResolvers<ContextType>;
  PackageRate?: PackageRateResolvers<ContextType>;
  RateAmenity?: RateAmenityResolvers<ContextType>;
  MappedRateAmenities?: MappedRateAmenitiesResolvers<ContextType>;
  Promotions?: PromotionsResolvers<ContextType>;
  Deal?: DealResolvers<ContextType>;
  ValueAdd?: ValueAddResolvers<ContextType>;
  RatePricing?: RatePricingResolvers<ContextType>;
  AveragePrice?: AveragePriceResolvers<ContextType>;
  TotalPrice?: TotalPriceResolvers<ContextType>;
  OccupancyPrice?: OccupancyPriceResolvers<ContextType>;
  NightPrice?: NightPriceResolvers<ContextType>;
  LocalTaxEstimate?: LocalTaxEstimateResolvers<ContextType>;
  LocalTax?: LocalTaxResolvers<ContextType>;
  TotalPropertyPrice?: TotalPropertyPriceResolvers<ContextType>;
  CancelPenalty?: CancelPenaltyResolvers<ContextType>;
  AmountCancelPenalty?: AmountCancelPenaltyResolvers<ContextType>;
  NightCancelPenalty?: NightCancelPenaltyResolvers<ContextType>;
  PercentCancelPenalty?: PercentCancelPenaltyResolvers<ContextType>;
  CancelTimeline?: CancelTimelineResolvers<ContextType>;
  CancelStage?: CancelStageResolvers<ContextType>;
  PropertyContentEdge?: PropertyContentEdgeResolvers<ContextType>;
  PropertyContentSearchConnection?: PropertyContentSearchConnectionResolvers<ContextType>;
  SearchOrigin?: SearchOriginResolvers<ContextType>;
  PropertyFacets?: PropertyFacetsResolvers<ContextType>;
  PriceFacet?: PriceFacetResolvers<ContextType>;
  StarRatingFacet?: StarRatingFacetResolvers<ContextType>;
  GuestRatingFacet?: GuestRatingFacetResolvers<ContextType>;
  MealTypeFacet?: MealTypeFacetResolvers<ContextType>;
  AmenityFacet?: AmenityFacetResolvers<ContextType>;
  CategoryFacet?: CategoryFacetResolvers<ContextType>;
  DistanceFacet?: DistanceFacetResolvers<ContextType>;
  HotelChain?: HotelChainResolvers<ContextType>;
  ChainFacet?: ChainFacetResolvers<ContextType>;
  BedTypeFacet?: BedTypeFacetResolvers<ContextType>;
  RoomSizeFacet?: RoomSizeFacetResolvers<ContextType>;
  BreakfastTimeFacet?: BreakfastTimeFacetResolvers<ContextType>;
  FilterRelaxation?: FilterRelaxationResolvers<ContextType>;
  ExpediaHotelDetail?: ExpediaHotelDetailResolvers<ContextType>;
  ClippedHotelRate?: ClippedHotelRateResolvers<ContextType>;
  PreparedBooking?: PreparedBookingResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  PreparedRoom?: PreparedRoomResolvers<ContextType>;
  BookingDraft?: BookingDraftResolvers<ContextType>;
  BookingDraftGuest?: BookingDraftGuestResolvers<ContextType>;
  BookingDraftPhone?: BookingDraftPhoneResolvers<ContextType>;
  Stay?: StayResolvers<ContextType>;
  Occupancy?: OccupancyResolvers<ContextType>;
  Travel?: TravelResolvers<ContextType>;
  BilledTax?: BilledTaxResolvers<ContextType>;
  TaxPart?: TaxPartResolvers<ContextType>;
  CardHold?: CardHoldResolvers<ContextType>;
  PreviousTravelCancel?: PreviousTravelCancelResolvers<ContextType>;
  Replacement?: ReplacementResolvers<ContextType>;
  TravelEdge?: TravelEdgeResolvers<ContextType>;
  TravelConnection?: TravelConnectionResolvers<ContextType>;
  TravelPricing?: TravelPricingResolvers<ContextType>;
  ExpediaHotelRoom?: ExpediaHotelRoomResolvers<ContextType>;
  Itinerary?: ItineraryResolvers<ContextType>;
  ItineraryRoom?: ItineraryRoomResolvers<ContextType>;
  ItineraryRate?: ItineraryRateResolvers<ContextType>;
  ItineraryRateAmenities?: ItineraryRateAmenitiesResolvers<ContextType>;
  Voucher?: VoucherResolvers<ContextType>;
  CompanyTravelMemo?: CompanyTravelMemoResolvers<ContextType>;
  AgencyTravelMemo?: AgencyTravelMemoResolvers<ContextType>;
  OperatorTravelMemo?: OperatorTravelMemoResolvers<ContextType>;
  MemoAuthor?: MemoAuthorResolvers<ContextType>;
  TravelHistory?: TravelHistoryResolvers<ContextType>;
  TravelHistoryData?: TravelHistoryDataResolvers<ContextType>;
  TravelBookedData?: TravelBookedDataResolvers<ContextType>;
  RoomCanceledData?: RoomCanceledDataResolvers<ContextType>;
  TravelCanceledData?: TravelCanceledDataResolvers<ContextType>;
  HotelOrRoomCreatedData?: HotelOrRoomCreatedDataResolvers<ContextType>;
  BilledTaxRecordedData?: BilledTaxRecordedDataResolvers<ContextType>;
  RoomRefundedData?: RoomRefundedDataResolvers<ContextType>;
  RoomChangedData?: RoomChangedDataResolvers<ContextType>;
  DateChangedData?: DateChangedDataResolvers<ContextType>;
  PreviousTravelChoiceData?: PreviousTravelChoiceDataResolvers<ContextType>;
  TravelUpdateTimelineItem?: TravelUpdateTimelineItemResolvers<ContextType>;
  CreditCard?: CreditCardResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoiceTaxTotal?: InvoiceTaxTotalResolvers<ContextType>;
  InvoiceEdge?: InvoiceEdgeResolvers<ContextType>;
  InvoiceConnection?: InvoiceConnectionResolvers<ContextType>;
  HotelTax?: HotelTaxResolvers<ContextType>;
  HotelTaxGround?: HotelTaxGroundResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  Paper?: PaperResolvers<ContextType>;
  PaperEdge?: PaperEdgeResolvers<ContextType>;
  PaperConnection?: PaperConnectionResolvers<ContextType>;
  PaperFetch?: PaperFetchResolvers<ContextType>;
  PaperFetchEdge?: PaperFetchEdgeResolvers<ContextType>;
  PaperFetchConnection?: PaperFetchConnectionResolvers<ContextType>;
  AccountingProfile?: AccountingProfileResolvers<ContextType>;
  AccountingColumn?: AccountingColumnResolvers<ContextType>;
  AccountingPreview?: AccountingPreviewResolvers<ContextType>;
  SaveAccountingProfileResult?: SaveAccountingProfileResultResolvers<ContextType>;
  SaveAccountingProfileSuccess?: SaveAccountingProfileSuccessResolvers<ContextType>;
  SaveAccountingProfileError?: SaveAccountingProfileErrorResolvers<ContextType>;
  PrepareAccountingFileResult?: PrepareAccountingFileResultResolvers<ContextType>;
  PrepareAccountingFileSuccess?: PrepareAccountingFileSuccessResolvers<ContextType>;
  PrepareAccountingFileError?: PrepareAccountingFileErrorResolvers<ContextType>;
  AccountingReplacement?: AccountingReplacementResolvers<ContextType>;
  PreparePapersFileResult?: PreparePapersFileResultResolvers<ContextType>;
  PreparePapersFileSuccess?: PreparePapersFileSuccessResolvers<ContextType>;
  PreparePapersFileError?: PreparePapersFileErrorResolvers<ContextType>;
  PublicTravel?: PublicTravelResolvers<ContextType>;
  PublicTravelRoom?: PublicTravelRoomResolvers<ContextType>;
  PublicAgency?: PublicAgencyResolvers<ContextType>;
  HotelShare?: HotelShareResolvers<ContextType>;
  PublicHotel?: PublicHotelResolvers<ContextType>;
  Terms?: TermsResolvers<ContextType>;
  TransactionLaw?: TransactionLawResolvers<ContextType>;
  PdfPrintGuide?: PdfPrintGuideResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  NewsEdge?: NewsEdgeResolvers<ContextType>;
  NewsConnection?: NewsConnectionResolvers<ContextType>;
  DeskNewsItem?: DeskNewsItemResolvers<ContextType>;
  DeskNewsEdge?: DeskNewsEdgeResolvers<ContextType>;
  DeskNewsConnection?: DeskNewsConnectionResolvers<ContextType>;
  TravelCsvRow?: TravelCsvRowResolvers<ContextType>;
  TravelDetailsForCsv?: TravelDetailsForCsvResolvers<ContextType>;
  OperatorTask?: OperatorTaskResolvers<ContextType>;
  OperatorTaskEdge?: OperatorTaskEdgeResolvers<ContextType>;
  OperatorTaskConnection?: OperatorTaskConnectionResolvers<ContextType>;
  Brake?: BrakeResolvers<ContextType>;
  BrakeSubject?: BrakeSubjectResolvers<ContextType>;
  BrakeLift?: BrakeLiftResolvers<ContextType>;
  BrakeLiftEdge?: BrakeLiftEdgeResolvers<ContextType>;
  BrakeLiftConnection?: BrakeLiftConnectionResolvers<ContextType>;
  InvoicePayment?: InvoicePaymentResolvers<ContextType>;
  RecordInvoicePaymentResult?: RecordInvoicePaymentResultResolvers<ContextType>;
  RecordInvoicePaymentSuccess?: RecordInvoicePaymentSuccessResolvers<ContextType>;
  RecordInvoicePaymentError?: RecordInvoicePaymentErrorResolvers<ContextType>;
  RemoveInvoicePaymentResult?: RemoveInvoicePaymentResultResolvers<ContextType>;
  RemoveInvoicePaymentSuccess?: RemoveInvoicePaymentSuccessResolvers<ContextType>;
  RemoveInvoicePaymentError?: RemoveInvoicePaymentErrorResolvers<ContextType>;
  TravelDetailLinkResult?: TravelDetailLinkResultResolvers<ContextType>;
  UnprintableAddresseeError?: UnprintableAddresseeErrorResolvers<ContextType>;
  PrepareResult?: PrepareResultResolvers<ContextType>;
  PrepareSuccess?: PrepareSuccessResolvers<ContextType>;
  PrepareError?: PrepareErrorResolvers<ContextType>;
  BookResult?: BookResultResolvers<ContextType>;
  BookSuccess?: BookSuccessResolvers<ContextType>;
  BookError?: BookErrorResolvers<ContextType>;
  CancelRoomsResult?: CancelRoomsResultResolvers<ContextType>;
  CancelRoomsSuccess?: CancelRoomsSuccessResolvers<ContextType>;
  CancelRoomsError?: CancelRoomsErrorResolvers<ContextType>;
  ChangeRoomResult?: ChangeRoomResultResolvers<ContextType>;
  ChangeRoomSuccess?: ChangeRoomSuccessResolvers<ContextType>;
  ChangeRoomError?: ChangeRoomErrorResolvers<ContextType>;
  ClipHotelRateResult?: ClipHotelRateResultResolvers<ContextType>;
  ClipHotelRateSuccess?: ClipHotelRateSuccessResolvers<ContextType>;
  ClipHotelRateError?: ClipHotelRateErrorResolvers<ContextType>;
  InviteResult?: InviteResultResolvers<ContextType>;
  InviteSuccess?: InviteSuccessResolvers<ContextType>;
  DeleteEmployeeResult?: DeleteEmployeeResultResolvers<ContextType>;
  DeleteEmployeeSuccess?: DeleteEmployeeSuccessResolvers<ContextType>;
  DelegateResult?: DelegateResultResolvers<ContextType>;
  DelegateSuccess?: DelegateSuccessResolvers<ContextType>;
  EmployeeError?: EmployeeErrorResolvers<ContextType>;
  UpdateCompanyBranchResult?: UpdateCompanyBranchResultResolvers<ContextType>;
  UpdateCompanyBranchSuccess?: UpdateCompanyBranchSuccessResolvers<ContextType>;
  UpdateCompanyBranchError?: UpdateCompanyBranchErrorResolvers<ContextType>;
  AddOfficeResult?: AddOfficeResultResolvers<ContextType>;
  AddOfficeSuccess?: AddOfficeSuccessResolvers<ContextType>;
  AddOfficeError?: AddOfficeErrorResolvers<ContextType>;
  UpdateOfficeResult?: UpdateOfficeResultResolvers<ContextType>;
  UpdateOfficeSuccess?: UpdateOfficeSuccessResolvers<ContextType>;
  UpdateOfficeError?: UpdateOfficeErrorResolvers<ContextType>;
  PasswordResetCode?: PasswordResetCodeResolvers<ContextType>;
  ResetPasswordByCodeResult?: ResetPasswordByCodeResultResolvers<ContextType>;
  ResetPasswordByCodeSuccess?: ResetPasswordByCodeSuccessResolvers<ContextType>;
  ResetPasswordByCodeError?: ResetPasswordByCodeErrorResolvers<ContextType>;
  UndoEmailChangeResult?: UndoEmailChangeResultResolvers<ContextType>;
  UndoEmailChangeSuccess?: UndoEmailChangeSuccessResolvers<ContextType>;
  UndoEmailChangeError?: UndoEmailChangeErrorResolvers<ContextType>;
  CreateOperatorResult?: CreateOperatorResultResolvers<ContextType>;
  CreateOperatorSuccess?: CreateOperatorSuccessResolvers<ContextType>;
  CreateAgencyOperatorResult?: CreateAgencyOperatorResultResolvers<ContextType>;
  CreateAgencyOperatorSuccess?: CreateAgencyOperatorSuccessResolvers<ContextType>;
  DeleteAgencyUserResult?: DeleteAgencyUserResultResolvers<ContextType>;
  DeleteAgencyUserSuccess?: DeleteAgencyUserSuccessResolvers<ContextType>;
  DeleteAgencyUserError?: DeleteAgencyUserErrorResolvers<ContextType>;
  IssueReceiptResult?: IssueReceiptResultResolvers<ContextType>;
  IssueReceiptSuccess?: IssueReceiptSuccessResolvers<ContextType>;
  IssueReceiptError?: IssueReceiptErrorResolvers<ContextType>;
  UpdateAgencyResult?: UpdateAgencyResultResolvers<ContextType>;
  UpdateAgencySuccess?: UpdateAgencySuccessResolvers<ContextType>;
  UpdateAgencyError?: UpdateAgencyErrorResolvers<ContextType>;
  UpdateAgencyPictureResult?: UpdateAgencyPictureResultResolvers<ContextType>;
  UpdateAgencyPictureSuccess?: UpdateAgencyPictureSuccessResolvers<ContextType>;
  UpdateAgencyPictureError?: UpdateAgencyPictureErrorResolvers<ContextType>;
  AccountError?: AccountErrorResolvers<ContextType>;
  BookViaExternalSupplierResult?: BookViaExternalSupplierResultResolvers<ContextType>;
  BookViaExternalSupplierSuccess?: BookViaExternalSupplierSuccessResolvers<ContextType>;
  BookViaExternalSupplierError?: BookViaExternalSupplierErrorResolvers<ContextType>;
  RefundRoomResult?: RefundRoomResultResolvers<ContextType>;
  RefundRoomSuccess?: RefundRoomSuccessResolvers<ContextType>;
  RefundRoomError?: RefundRoomErrorResolvers<ContextType>;
  UpdateInvoiceStatusResult?: UpdateInvoiceStatusResultResolvers<ContextType>;
  UpdateInvoiceStatusSuccess?: UpdateInvoiceStatusSuccessResolvers<ContextType>;
  UpdateInvoiceStatusError?: UpdateInvoiceStatusErrorResolvers<ContextType>;
  ChangeBranchStatusResult?: ChangeBranchStatusResultResolvers<ContextType>;
  ChangeBranchStatusSuccess?: ChangeBranchStatusSuccessResolvers<ContextType>;
  ChangeBranchStatusError?: ChangeBranchStatusErrorResolvers<ContextType>;
  ResolveOperatorTaskResult?: ResolveOperatorTaskResultResolvers<ContextType>;
  ResolveOperatorTaskSuccess?: ResolveOperatorTaskSuccessResolvers<ContextType>;
  ResolveOperatorTaskError?: ResolveOperatorTaskErrorResolvers<ContextType>;
  RecordHotelTaxGroundResult?: RecordHotelTaxGroundResultResolvers<ContextType>;
  RecordHotelTaxGroundSuccess?: RecordHotelTaxGroundSuccessResolvers<ContextType>;
  RecordHotelTaxGroundError?: RecordHotelTaxGroundErrorResolvers<ContextType>;
  RecordBilledTaxResult?: RecordBilledTaxResultResolvers<ContextType>;
  RecordBilledTaxSuccess?: RecordBilledTaxSuccessResolvers<ContextType>;
  RecordBilledTaxError?: RecordBilledTaxErrorResolvers<ContextType>;
  LiftBrakeResult?: LiftBrakeResultResolvers<ContextType>;
  LiftBrakeSuccess?: LiftBrakeSuccessResolvers<ContextType>;
  LiftBrakeError?: LiftBrakeErrorResolvers<ContextType>;
  SendDisputeEvidenceResult?: SendDisputeEvidenceResultResolvers<ContextType>;
  SendDisputeEvidenceSuccess?: SendDisputeEvidenceSuccessResolvers<ContextType>;
  SendDisputeEvidenceError?: SendDisputeEvidenceErrorResolvers<ContextType>;
  CardChallengeResult?: CardChallengeResultResolvers<ContextType>;
  CardChallengeSuccess?: CardChallengeSuccessResolvers<ContextType>;
  CardChallengeRequiresAction?: CardChallengeRequiresActionResolvers<ContextType>;
  CardChallengeError?: CardChallengeErrorResolvers<ContextType>;
  ConfirmCardChallenge?: ConfirmCardChallengeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  asksSupplier?: AsksSupplierDirectiveResolver<any, any, ContextType>;
};

