import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { findPropertyRecords } from '../catalog/catalog-store.ts';
import { contentId } from '../catalog/content-language.ts';
import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import { getAgencyOrigin } from '../organization/agency-origin.ts';
import { rememberHotel } from '../travel/property-snapshot.ts';
import { hashPublicKey, newPublicKey, openPublicKey, sealPublicKey } from '../travel/public-key.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { ensureShare, findShareByKey, renewShareKey } from './share-store.ts';
import type { HotelShareRow } from './tables.ts';

const keyShape = /^[\w-]{43}$/;

/**
 * A link to a hotel's page for people without an account: one per branch and hotel, the same each time.
 * Null for a hotel that the catalog does not have, and for people without a branch.
 */
export async function shareHotel(
  app: AppContext,
  viewer: Viewer,
  propertyId: string,
): Promise<{ key: string; url: string } | null> {
  const [ja] = await findPropertyRecords(app.db, [propertyId], 'ja-JP');
  if (!ja?.row.active || viewer.branchId === null) return null;
  const [en] = await findPropertyRecords(app.db, [propertyId], 'en-US');
  const { publicKeySecret } = app.config;
  const id = newId();
  const fresh = sealPublicKey(publicKeySecret, id, newPublicKey());
  const share = await ensureShare(app.db, {
    id,
    branch_id: viewer.branchId,
    property_id: ja.row.id,
    key_hash: fresh.hash,
    key_sealed: fresh.sealed,
    hotel_name_en: ja.row.name_en,
    time_zone: ja.row.time_zone,
    property_snapshot: rememberHotel(ja.content, (en ?? ja).content),
    shared_by: viewer.userId,
    created_at: app.clock(),
  });
  const key = openPublicKey(publicKeySecret, share.id, share.key_sealed) ?? (await renew(app, share));
  return { key, url: `${await getAgencyOrigin(app, viewer.agencyId)}/p/hotels/${key}` };
}

/** The hotel that a key opens, in both languages; null for a wrong key and for one that has ended alike. */
export async function readHotelByKey(
  app: AppContext,
  key: string,
): Promise<{ propertyContent: PropertyContentSource; enPropertyContent: PropertyContentSource } | null> {
  if (!keyShape.test(key)) return null;
  const share = await findShareByKey(app.db, hashPublicKey(key));
  if (!share) return null;
  const [ja, en] = await loadPropertyContents(app.db, [
    contentId(share.property_id, 'ja-JP'),
    contentId(share.property_id, 'en-US'),
  ]);
  return {
    propertyContent: ja ?? remembered(share, 'ja-JP'),
    enPropertyContent: en ?? remembered(share, 'en-US'),
  };
}

/** The server's secret has changed since: the old link keeps working until this one takes its place. */
async function renew(app: AppContext, share: HotelShareRow): Promise<string> {
  const key = newPublicKey();
  await renewShareKey(app.db, share, sealPublicKey(app.config.publicKeySecret, share.id, key));
  return key;
}

function remembered(share: HotelShareRow, language: 'ja-JP' | 'en-US'): PropertyContentSource {
  const content = storedHotel.read(share.property_snapshot[language === 'ja-JP' ? 'ja' : 'en']);
  return {
    id: contentId(share.property_id, language),
    propertyId: share.property_id,
    language,
    name: content.name,
    nameEn: share.hotel_name_en,
    timeZone: share.time_zone,
    content,
    revealAddress: false,
  };
}
