import { describe, expect, it } from 'vitest';
import { isDisputeOpen, sumDisputes } from './dispute-sums.ts';

const dispute = (status: string, withdrawn = 12_000, reinstated = 0) => ({
  status,
  amount: 12_000,
  withdrawn,
  reinstated,
});

describe('a dispute', () => {
  it.each([
    ['needs_response', true],
    ['under_review', true],
    ['warning_needs_response', true],
    ['warning_under_review', true],
    ['appeal_under_review', true],
    ['a_word_of_later', true],
    ['lost', false],
    ['warning_closed', false],
    ['prevented', false],
  ])('that is %s is open: %s', (status, isOpen) => {
    expect(isDisputeOpen(dispute(status))).toBe(isOpen);
  });

  it('that was won is open until the money is back', () => {
    expect(isDisputeOpen(dispute('won'))).toBe(true);
    expect(isDisputeOpen(dispute('won', 12_000, 12_000))).toBe(false);
    expect(isDisputeOpen(dispute('won', 0))).toBe(false);
  });
});

describe('the disputes of a payment', () => {
  it('leave with the cardholder what was lost, and what the provider gave back by itself', () => {
    expect(sumDisputes([dispute('lost')])).toEqual({ isOpen: false, chargedBack: 12_000 });
    expect(sumDisputes([dispute('prevented', 5_000)])).toEqual({ isOpen: false, chargedBack: 5_000 });
    expect(sumDisputes([dispute('won', 12_000, 12_000), dispute('warning_closed', 0)])).toEqual({
      isOpen: false,
      chargedBack: 0,
    });
  });

  it('are open as long as one of them is', () => {
    expect(sumDisputes([dispute('lost'), dispute('needs_response')])).toMatchObject({ isOpen: true });
    expect(sumDisputes([])).toEqual({ isOpen: false, chargedBack: 0 });
  });
});
