/** What the answer says: headline, the lines under it, figures, hints. */
import type { FeeKind } from '#engine/funds/fee-course.ts'
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

export const accountNames = {
  yours: 'Your account',
  unnamed: ({ at }: { at: number }) => `Account ${at}`,
}

export const feeNames: { readonly [Kind in FeeKind]: string } = {
  expense: 'Fund expenses',
  advisory: 'Adviser fee',
  account: 'Account fee',
  commission: 'Commissions',
  spread: 'Bid-ask spread',
  fx: 'Currency markup',
  regulatory: 'SEC and FINRA fees on sales',
  sweep: 'Low interest on cash',
  forcedCash: 'Required cash',
  margin: 'Margin interest',
  transferOut: 'Transfer-out fee',
}

interface Over {
  readonly months: number
}
export const headlines = {
  costs: ({ lost, months }: Over & { lost: number }, say: Say) =>
    `Fees would cost you **${say.about(lost)}** over **${say.months(months)}**.`,
  gains: ({ ahead, months }: Over & { ahead: number }, say: Say) =>
    `After **${say.months(months)}**, you’d be **${say.about(ahead)}** ahead of a fee-free account, because your cash earns more.`,
  none: ({ balance, months }: Over & { balance: number }, say: Say) =>
    `Fees cost you next to nothing. You’d have **${say.about(balance)}** after **${say.months(months)}**.`,
  usedUp: ({ lost, months }: Over & { lost: number }, say: Say) =>
    `Fees would use up your whole account. Without them, you’d have **${say.about(lost)}** after **${say.months(months)}**.`,
  nothing: 'Enter a balance or a monthly deposit, and we’ll show what fees cost you.',
}

export const underneath = {
  share: ({ share }: { share: number }, say: Say) =>
    `That’s ${say.percent(share, share < 10 ? 1 : 0)} of what you’d have without fees.`,
  kept: ({ balance, free }: { balance: number; free: number }, say: Say) =>
    `You’d end with ${say.about(balance)} instead of ${say.about(free)}.`,
  keptToday: ({ balance, today, free }: { balance: number; today: number; free: number }, say: Say) =>
    `You’d end with ${say.about(balance)} (${say.about(today)} in today’s dollars) instead of ${say.about(free)}.`,
  oneRate: ({ rate }: { rate: number }, say: Say) => `Your fees work like a single fee of ${say.percent(rate)} a year.`,
}

export const splitWords = {
  label: 'What you’d have without fees, in future dollars',
  kept: 'You’d keep',
  taken: 'Fees taken',
  growth: 'Growth lost to fees',
}

const lost = (kind: FeeKind) => `Lost to: ${feeNames[kind]}`
export const figureNames = {
  lostToFees: { label: 'Total cost of fees', short: 'Cost of fees' },
  lostToFeesToday: 'Total cost of fees',
  shareLost: 'Share lost to fees',
  finalBalance: 'Ending balance',
  finalBalanceToday: 'Ending balance',
  noFeeBalance: 'Balance without fees',
  paidIn: 'You put in',
  feesPaid: 'Fees taken',
  growthLost: 'Growth lost to fees',
  firstYearFees: 'Fees in the first year',
  allInRate: 'All fees, per year',
  lostExpense: lost('expense'),
  lostAdvisory: lost('advisory'),
  lostAccount: lost('account'),
  lostCommission: lost('commission'),
  lostSpread: lost('spread'),
  lostFx: lost('fx'),
  lostRegulatory: lost('regulatory'),
  lostSweep: lost('sweep'),
  lostForcedCash: lost('forcedCash'),
  lostMargin: lost('margin'),
  lostTransferOut: lost('transferOut'),
  otherBalance1: 'Ending balance, second account',
  otherBalance2: 'Ending balance, third account',
  otherLost1: 'Cost of fees, second account',
  otherLost2: 'Cost of fees, third account',
  moveGain: 'Gain from switching',
  movePayback: 'Switching pays off after',
  extraReturn: 'Extra return to break even',
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  advisory: ({ yearly }: { yearly: number }, say: Say) => `${say.money(yearly)} a year on today’s balance.`,
  trades: ({ traded }: { traded: number }, say: Say) => `${say.money(traded)} traded a year`,
}

export const questions = {
  advisory: (target: string) => `What adviser fee would bring my cost down to ${target}?`,
  expense: (target: string) => `What expense ratio would bring my cost down to ${target}?`,
  deposit: (target: string) => `How much a month would I need to add to end with ${target}?`,
}
