import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { defaultStay } from '../../lib/stay-defaults.ts';
import type { Offices_offices$key } from './__generated__/Offices_offices.graphql';
import { OwnSection } from './OwnSection.tsx';

/** Hotels around the branch's offices. */
export function Offices({ offices }: { offices: Offices_offices$key }) {
  const data = useFragment(
    graphql`
      fragment Offices_offices on Office @relay(plural: true) {
        id
        name
        place {
          id
          name
        }
      }
    `,
    offices,
  );
  const found = data.flatMap(({ id, name, place }) => (place ? [{ id, name, place }] : []));
  const stay = defaultStay();
  return (
    <OwnSection id="own-offices" heading="オフィスの近くで探す">
      <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {found.map(({ id, name, place }) => (
          <li key={id} className={css({ maxW: 'full' })}>
            <LinkButton asChild variant="outline" size="sm" className={css({ maxW: 'full' })}>
              <Link to={paths.hotels({ destination: place.name, regionId: place.id, stay })}>
                <Icon name="building" size={18} />
                <span className={css({ minW: '0', truncate: true })}>{name}</span>
                {place.name !== name && (
                  <span className={css({ color: 'text.muted', fontWeight: 'normal' })}>{place.name}</span>
                )}
              </Link>
            </LinkButton>
          </li>
        ))}
      </ul>
    </OwnSection>
  );
}
