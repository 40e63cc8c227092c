import { formatInstant } from '@yado/shared/format/instants';
import { Banner } from '@yado/shared/ui/Banner';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { cardHoldText } from '../../lib/card-hold-text.ts';
import type { CardHoldNotice_travel$key } from './__generated__/CardHoldNotice_travel.graphql';

/** What a statement of the card may show of the held funds, and what it does not mean. */
export function CardHoldNotice({ travel }: { travel: CardHoldNotice_travel$key }) {
  const { status, cardHold } = useFragment(
    graphql`
      fragment CardHoldNotice_travel on Travel {
        status
        cardHold {
          event
          at
        }
      }
    `,
    travel,
  );
  const text = cardHold && cardHoldText(cardHold.event, status);
  if (!text) return null;
  return (
    <div className={css({ marginTop: '4' })}>
      <Banner announce="off" tone={text.tone} title={text.title}>
        {text.body(formatInstant(cardHold.at, { year: true }))}
      </Banner>
    </div>
  );
}
