import { wholeYen } from '@yado/shared/format/whole-yen';
import { formatYen } from '@yado/shared/format/yen';
import { BilledTaxFields } from '@yado/shared/components/BilledTaxFields';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import { LeaveQuestion } from '../../components/LeaveQuestion.tsx';
import { ArrangementFields } from './ArrangementFields.tsx';
import { EmployeePicker } from './EmployeePicker.tsx';
import { MAX_ROOMS, newRoom } from './external-entry.ts';
import { PolicyFields } from './PolicyFields.tsx';
import { RoomFields } from './RoomFields.tsx';
import { useExternalForm } from './use-external-form.ts';
import type { EmployeePicker_query$key } from './__generated__/EmployeePicker_query.graphql';

interface Props {
  branchId: string;
  cashBalance: number;
  query: EmployeePicker_query$key;
}

const narrowStack = css({ display: 'grid', gap: '4', maxWidth: '24rem' });
const stack = css({ display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Records a trip that was arranged with another supplier; it goes onto the branch's invoice. */
export function ExternalForm({ branchId, cashBalance, query }: Props) {
  const { form, entry, timeZones, change, isUnsaved } = useExternalForm(branchId);
  const { problems } = form;
  const { rooms } = entry;
  const wrong = Object.values(problems).filter(Boolean).length;
  return (
    <form noValidate onSubmit={form.submit} className={stack}>
      <LeaveQuestion when={isUnsaved} />
      <FailureBanner failure={form.failure} />
      {wrong > 0 && <Banner tone="error">{`入力内容をご確認ください(${wrong}か所)。`}</Banner>}
      <Card heading="予約者">
        <EmployeePicker
          branchId={branchId}
          query={query}
          error={problems.employee}
          onChange={(employeeId) => change({ employeeId })}
        />
      </Card>
      <Card heading="手配の内容">
        <ArrangementFields entry={entry} timeZones={timeZones} problems={problems} onChange={change} />
      </Card>
      <Card heading="客室と宿泊者">
        <div className={stack}>
          {rooms.map((room, index) => (
            <RoomFields
              key={room.key}
              room={room}
              index={index}
              problems={problems}
              onChange={(next) =>
                change({ rooms: rooms.map((each) => (each.key === room.key ? next : each)) })
              }
              onRemove={
                rooms.length > 1
                  ? () => change({ rooms: rooms.filter(({ key }) => key !== room.key) })
                  : undefined
              }
            />
          ))}
          {rooms.length < MAX_ROOMS && (
            <Button
              variant="outline"
              className={css({ justifySelf: 'start' })}
              onClick={() =>
                change({ rooms: [...rooms, newRoom(Math.max(...rooms.map(({ key }) => key)) + 1)] })
              }
            >
              客室を追加
            </Button>
          )}
        </div>
      </Card>
      <Card heading="料金とキャンセル料">
        <div className={stack}>
          <Field
            label="今回のお支払い(全室の合計、税込)"
            required
            error={problems.price}
            helper={`請求書払いで登録します。支店の残りは${formatYen(cashBalance)}です。`}
            className={css({ maxWidth: '20rem' })}
          >
            <TextInput
              name="price"
              inputMode="numeric"
              autoComplete="off"
              value={entry.price}
              endElement="円"
              onChange={({ target }) => change({ price: target.value })}
            />
          </Field>
          {entry.countryCode === 'JP' && (
            <div className={narrowStack}>
              <BilledTaxFields
                entry={entry.billedTax}
                price={wholeYen(entry.price)}
                problems={problems}
                onChange={(billedTax) => change({ billedTax })}
              />
            </div>
          )}
          <PolicyFields entry={entry} problems={problems} onChange={change} />
        </div>
      </Card>
      <Button
        type="submit"
        size="lg"
        loading={form.isPending}
        loadingText="登録しています"
        className={css({ justifySelf: { base: 'stretch', md: 'start' } })}
      >
        この内容で登録する
      </Button>
    </form>
  );
}
