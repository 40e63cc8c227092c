import type { LimitTables } from '../limits/tables.ts';
import type { AccountingTables } from '../modules/accounting/tables.ts';
import type { AccountTables } from '../modules/account-task/tables.ts';
import type { AgencyChangeTables } from '../modules/agency-change/tables.ts';
import type { BookingTables } from '../modules/booking/tables.ts';
import type { CardTables } from '../modules/card/tables.ts';
import type { CatalogTables } from '../modules/catalog/tables.ts';
import type { DisputeTables } from '../modules/dispute/tables.ts';
import type { OperationsTables } from '../modules/operator-task/tables.ts';
import type { ClipTables } from '../modules/clip/tables.ts';
import type { InvoiceTables } from '../modules/invoice/tables.ts';
import type { OfficeTables } from '../modules/office/tables.ts';
import type { OrganizationTables } from '../modules/organization/tables.ts';
import type { PaperTables } from '../modules/paper/tables.ts';
import type { TaxGroundTables } from '../modules/tax-ground/tables.ts';
import type { ReceiptTables } from '../modules/receipt/tables.ts';
import type { ReconciliationTables } from '../modules/reconciliation/tables.ts';
import type { TravelerTables } from '../modules/traveler/tables.ts';

/** Every table, each declared by the module that owns it. */
export interface Database
  extends LimitTables,
    OrganizationTables,
    CardTables,
    CatalogTables,
    BookingTables,
    AccountTables,
    AgencyChangeTables,
    DisputeTables,
    OperationsTables,
    ClipTables,
    InvoiceTables,
    OfficeTables,
    ReceiptTables,
    TaxGroundTables,
    AccountingTables,
    PaperTables,
    ReconciliationTables,
    TravelerTables {}
