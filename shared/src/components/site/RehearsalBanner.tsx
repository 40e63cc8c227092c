import { getSite } from '@yado/shared/site';
import { Banner } from '@yado/shared/ui/Banner';
import { Container } from '@yado/shared/ui/Container';
import { css } from '#styled/css';

/** Banner of a site on the test accounts of its providers. In the demonstration everything is made up anyway. */
export function RehearsalBanner() {
  const { cards, identity } = getSite().configuration;
  if (!cards.publishableKey.startsWith('pk_test_') || identity.emulatorUrl) return null;
  return (
    <Container className={css({ paddingY: '3' })}>
      <Banner tone="warning" title="テスト用のサイトです">
        予約も決済も実際には行われません。宿泊施設の部屋は確保されず、料金もかかりません。
      </Banner>
    </Container>
  );
}
