import type { Stay } from '@yado/shared/routing/stay';
import { Badge } from '@yado/shared/ui/Badge';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { Switch } from '@yado/shared/ui/Switch';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { formatMoney } from '@yado/shared/format/money';
import { freeCancelText } from '@yado/shared/format/free-cancel';
import { clipState } from '../../lib/clip-choice.ts';
import { compareRows } from '../../lib/compare-rows.ts';
import { mealText } from '../../lib/meals.ts';
import { ComparedHead } from './ComparedHead.tsx';
import type { ClipComparison_clips$key } from './__generated__/ClipComparison_clips.graphql';

/** Pixels below which a column says too little; the table scrolls then. */
const NAME_WIDTH = 104;
const RATE_WIDTH = 124;

interface Props {
  clips: ClipComparison_clips$key;
  stay: Stay;
  onBack: () => void;
}

/** Two to four saved rates side by side; where they differ stands out. */
export function ClipComparison({ clips, stay, onBack }: Props) {
  const data = useFragment(
    graphql`
      fragment ClipComparison_clips on ClippedHotelRate @relay(plural: true) {
        id
        epsRateId
        propertyContent {
          timeZone
          ratings {
            property {
              rating
            }
            guest {
              overall
            }
          }
        }
        room {
          areaSquareMeters
          roomAmenities {
            smoking
          }
          rates {
            epsRateId
            status
            availableRooms
            bedGroups {
              description
            }
            mappedRateAmenities {
              mealType
              jaMealLabels
            }
            cancelTimeline {
              freeUntil
              alwaysFree
            }
            pricing {
              averagePerOneRoomNight {
                paymentPrice
              }
              total {
                paymentPrice
                propertyPrice {
                  total {
                    currency
                    value
                  }
                }
              }
            }
          }
        }
        ...ComparedHead_clip
      }
    `,
    clips,
  );
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const rows = compareRows(
    data.map(({ epsRateId, propertyContent, room }) => {
      const state = clipState(epsRateId, room);
      const rate = 'rate' in state ? state.rate : null;
      const { property, guest } = propertyContent.ratings;
      const atHotel = rate?.pricing.total.propertyPrice?.total;
      const { timeZone } = propertyContent;
      return {
        total: rate?.pricing.total.paymentPrice ?? null,
        perNight: rate?.pricing.averagePerOneRoomNight.paymentPrice ?? null,
        atHotel: atHotel ? formatMoney(atHotel.value, atHotel.currency) : null,
        meal: rate && mealText(rate.mappedRateAmenities.mealType, rate.mappedRateAmenities.jaMealLabels),
        beds: rate && rate.bedGroups.map(({ description }) => description).join(' または '),
        squareMeters: room?.areaSquareMeters ?? null,
        smoking: room?.roomAmenities.smoking ?? null,
        freeCancel: rate?.cancelTimeline ?? null,
        freeCancelText: rate && (freeCancelText(rate.cancelTimeline, timeZone)?.text ?? null),
        roomsLeft: rate?.availableRooms ?? null,
        stars: property?.rating ?? null,
        score: guest?.overall ?? null,
      };
    }),
  );
  return (
    <div>
      <div className={head}>
        <h2 className={css({ textStyle: 'h3' })}>{data.length}件を比較</h2>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })}>
          <Switch checked={onlyDifferent} onChange={setOnlyDifferent}>
            違いのある項目だけ
          </Switch>
          <Button
            variant="outline"
            size="sm"
            startIcon={<Icon name="arrowLeft" size={18} />}
            onClick={onBack}
          >
            一覧に戻る
          </Button>
        </div>
      </div>
      <div className={scroller}>
        <table
          aria-label="料金の比較"
          className={table}
          style={{ minWidth: `${NAME_WIDTH + data.length * RATE_WIDTH}px` }}
        >
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>項目</VisuallyHidden>
              </th>
              {data.map((clip) => (
                <ComparedHead key={clip.id} clip={clip} stay={stay} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ differs }) => differs || !onlyDifferent)
              .map(({ label, cells, differs, best, bestWord }) => (
                <tr key={label} data-differs={differs || undefined}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={data[index]?.id}>
                      {cell ?? <span className={css({ color: 'text.muted' })}>—</span>}{' '}
                      {best.includes(index) && <Badge tone="success">{bestWord}</Badge>}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <p className={css({ mt: '3', color: 'text.muted', fontSize: 'xs' })}>
        色の付いた行は内容が異なります。「現地でのお支払い」は今回のお支払いに含まれません。
      </p>
    </div>
  );
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  mb: '4',
});
const scroller = css({
  overflowX: 'auto',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
});
const table = css({
  w: 'full',
  tableLayout: 'fixed',
  // Collapsed borders stay behind when a sticky cell moves.
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontSize: 'sm',
  '& th, & td': {
    p: { base: '2.5', md: '3' },
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid {colors.border}',
    fontVariantNumeric: 'tabular-nums',
  },
  // The row's name stays while one scrolls to the last rate.
  '& tr > :first-child': {
    position: 'sticky',
    left: '0',
    bg: 'surface',
    w: { base: '104px', md: '44' },
    fontWeight: 'medium',
    color: 'text.muted',
    zIndex: 'raised',
  },
  '& tr[data-differs] > *': { bg: 'primary.subtle', color: 'primary.onSubtle' },
  '& tbody tr:last-child > *': { borderBottom: 'none' },
});
