import type { RequestContext } from '../../graphql/request-context.ts';
import { UnauthenticatedError } from '../../lib/errors.ts';
import { contentId, contentLanguage, parseContentId } from './content-language.ts';
import { loadPropertyContents } from './property-contents.ts';

/** A hotel in the wanted language (that of the id, when the id carries one); null when there is none. */
export async function findHotelDetail(
  context: RequestContext,
  id: string,
  language: string | null | undefined,
) {
  if (!context.viewer) throw new UnauthenticatedError();
  const wanted = id.includes('@') ? id : contentId(parseContentId(id).propertyId, contentLanguage(language));
  const [propertyContent] = await loadPropertyContents(context.app.db, [wanted]);
  return propertyContent ? { id: propertyContent.id, propertyContent } : null;
}
