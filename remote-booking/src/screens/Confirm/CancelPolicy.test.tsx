import { screen } from '@testing-library/react';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderConfirm } from './_confirm.tsx';

beforeAll(installTestSite);
beforeEach(() => sessionStorage.clear());

describe('CancelPolicy', () => {
  // A plan may keep a part from the first day on: what is left comes back.
  it.each([
    [true, 0],
    [false, 2],
  ])('of a plan that is refundable (%s) does not say that nothing comes back', (refundable, times) => {
    renderConfirm({ usingRate: { refundable } });
    expect(screen.queryAllByText('無料でキャンセルできる期間はありません。')).toHaveLength(times);
    expect(screen.queryByText(/返金ができません/)).toBeNull();
  });
});
