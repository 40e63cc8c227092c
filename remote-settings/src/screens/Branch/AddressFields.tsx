import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { Select } from '@yado/shared/ui/Select';
import { css } from '#styled/css';
import { branchLabels } from '../../lib/branch-fields.ts';
import { fillAddress } from '../../lib/fill-address.ts';
import { readJapanesePhone } from '../../lib/japanese-phone.ts';
import { readPostalCode } from '../../lib/postal-code.ts';
import { prefectures } from '../../lib/prefectures.ts';
import { type BranchFormPart, BranchTextField } from './BranchTextField.tsx';
import { type Address, usePostalAddress } from './use-postal-address.ts';

/** Where the branch is and how it is called; the postal code fills the rest of the address. */
export function AddressFields(part: BranchFormPart) {
  const { fields, problems, onEdit } = part;
  const code = readPostalCode(fields.postalCode);
  const { lookup, lookUp } = usePostalAddress(code, (address) => {
    if (fillAddress(fields, address).kind === 'fill') onEdit(address);
  });
  const typed = (changes: Partial<typeof fields>) => {
    onEdit(changes);
    if (changes.postalCode === undefined) return;
    const next = readPostalCode(changes.postalCode);
    if (next !== code) lookUp(next);
  };
  const offered = lookup.kind === 'found' && fillAddress(fields, lookup.address).kind === 'offer';
  const states =
    prefectures.includes(fields.state) || !fields.state ? prefectures : [fields.state, ...prefectures];
  return (
    <fieldset className={css({ display: 'grid', gap: '5' })}>
      <legend className={css({ fontWeight: 'bold', marginBottom: '4' })}>所在地と電話番号</legend>
      <div className={pair}>
        <BranchTextField
          {...part}
          onEdit={typed}
          field="postalCode"
          helper="7桁を入力すると、住所が入ります。"
          inputMode="numeric"
          autoComplete="postal-code"
          onBlur={() => {
            if (code) onEdit({ postalCode: code });
          }}
        />
        <Field label={branchLabels.state} error={problems.state} optional>
          <Select
            autoComplete="address-level1"
            value={fields.state}
            onChange={(event) => onEdit({ state: event.target.value })}
            options={[
              { value: '', label: '選んでください' },
              ...states.map((state) => ({ value: state, label: state })),
            ]}
          />
        </Field>
      </div>
      <output
        className={css({ fontSize: 'sm', color: 'text.muted', marginTop: '-3', _empty: { display: 'none' } })}
      >
        {lookupText(lookup.kind)}
        {lookup.kind === 'found' &&
          !offered &&
          '郵便番号から住所を入力しました。番地や建物名を続けてください。'}
        {offered && <Offer address={lookup.address} onTake={() => onEdit(lookup.address)} />}
      </output>
      <BranchTextField {...part} field="cityAndLine" autoComplete="street-address" />
      <div className={pair}>
        <BranchTextField
          {...part}
          field="phone"
          helper="市外局番から"
          type="tel"
          autoComplete="tel-national"
          onBlur={() => {
            const phone = readJapanesePhone(fields.phone);
            if (phone) onEdit({ phone });
          }}
        />
        <BranchTextField {...part} field="phoneExtension" inputMode="numeric" autoComplete="tel-extension" />
      </div>
    </fieldset>
  );
}

function Offer({ address, onTake }: { address: Address; onTake: () => void }) {
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      この郵便番号の住所は「{address.state}
      {address.cityAndLine}」です。
      <Button variant="outline" size="sm" onClick={onTake}>
        この住所にする
      </Button>
    </span>
  );
}

function lookupText(kind: string): string | null {
  if (kind === 'busy') return '住所を調べています…';
  if (kind === 'none')
    return 'この郵便番号の住所は見つかりませんでした。番号をお確かめのうえ、住所を入力してください。';
  if (kind === 'failed') return '住所を調べられませんでした。お手数ですが、住所を入力してください。';
  return null;
}

const pair = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  alignItems: 'start',
});
