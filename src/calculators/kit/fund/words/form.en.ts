/** What the questions about an investor's account and taxes say. */
export const accountWords = {
  account: {
    label: 'Account type',
    options: { taxable: 'Taxable', ira: 'Traditional IRA or 401(k)', roth: 'Roth' },
  },
  taxBy: { label: 'Tax rates', options: { household: 'From my income', rates: 'I’ll enter them' } },
  income: { label: 'Household pay', hint: 'Before taxes' },
  ordinaryRate: { label: 'Tax on ordinary income', hint: 'Your top rate, federal plus state' },
  gainRate: { label: 'Tax on long-term gains', hint: 'Also used for qualified dividends. Federal plus state.' },
  withdrawalRate: { label: 'Tax on withdrawals', hint: 'Your rate when you take IRA or 401(k) money out' },
} as const
