import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  /** What it is, e.g. 旅程表. */
  title: ReactNode;
  /** Id of the heading, unique on the page. */
  id: string;
  travelNumber: string;
  hotelName: string;
  hotelNameEn: string;
  roomNumber: number;
  /** To the right of the hotel's name. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame and head of one room's paper, one A4 page when printed. */
export function Sheet({
  title,
  id,
  travelNumber,
  hotelName,
  hotelNameEn,
  roomNumber,
  aside,
  children,
}: Props) {
  return (
    <article aria-labelledby={id} className={paper}>
      <p className={topLine}>
        <span>{title}</span>
        <span className={css({ fontVariantNumeric: 'tabular-nums' })}>予約番号 {travelNumber}</span>
      </p>
      <div className={head}>
        <div>
          <h2 id={id} className={css({ textStyle: 'h2' })}>
            {hotelName}
            <span className={css({ srOnly: true })}>({roomNumber}室目)</span>
          </h2>
          {hotelNameEn !== hotelName && (
            <p lang="en" className={css({ color: 'text.muted' })}>
              {hotelNameEn}
            </p>
          )}
        </div>
        {aside}
      </div>
      {children}
    </article>
  );
}

const paper = css({
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'surface',
  padding: { base: '4', md: '8', _print: '0' },
  _print: {
    bg: 'white',
    borderWidth: '0',
    breakInside: 'avoid',
    breakAfter: 'page',
    '&:last-of-type': { breakAfter: 'auto' },
  },
});
const topLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  fontSize: 'sm',
  color: 'text.muted',
  marginBottom: '3',
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  justifyContent: 'space-between',
  alignItems: 'start',
  marginBottom: '4',
});
