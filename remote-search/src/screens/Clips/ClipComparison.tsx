import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { formatLocalTaxTotal } from '@yado/shared/format/local-tax';
import { formatMoney } from '@yado/shared/format/money';
import { freeCancelText } from '@yado/shared/format/free-cancel';
import { ComparisonTable } from '../../components/ComparisonTable.tsx';
import { clipState } from '../../lib/clip-choice.ts';
import { compareRates } from '../../lib/rate-rows.ts';
import { mealText } from '../../lib/meals.ts';
import { ComparedHead } from './ComparedHead.tsx';
import type { ClipComparison_clips$key } from './__generated__/ClipComparison_clips.graphql';

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
            localTax {
              total
              isUpperBound
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
  const rows = compareRates(
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
        localTax: rate?.localTax ? formatLocalTaxTotal(rate.localTax) : null,
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
    <ComparisonTable
      label="料金の比較"
      title={`${data.length}件を比較`}
      heads={data.map((clip) => ({ id: clip.id, cell: <ComparedHead clip={clip} stay={stay} /> }))}
      rows={rows}
      back={
        <Button variant="outline" size="sm" startIcon={<Icon name="arrowLeft" size={18} />} onClick={onBack}>
          一覧に戻る
        </Button>
      }
    />
  );
}
