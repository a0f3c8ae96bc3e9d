/** What the answer says: headline, the line under it, figures, split, hints that follow the numbers, calendar. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

export const phraseWords = {
  days: ({ days }: { days: number }, say: Say) => say.count(days, 'day', 'days'),
  rightAway: 'right away',
  after: ({ months }: { months: number }, say: Say) => `after ${say.months(months)}`,
}

interface ToMaturity {
  readonly amount: string
  readonly day: string
}
interface Early {
  readonly amount: string
  /** "after 4 months". */
  readonly when: string
}
export const headlines = {
  earns: ({ amount, day }: ToMaturity, say: Say) => `You’d earn **${amount}** in interest by **${say.date(day)}**.`,
  earned: ({ amount, day }: ToMaturity, say: Say) => `You earned **${amount}** in interest by **${say.date(day)}**.`,
  nothing: ({ amount, day }: ToMaturity, say: Say) =>
    `This CD earns almost nothing: you’d get **${amount}** back on **${say.date(day)}**.`,
  earnedNothing: ({ amount, day }: ToMaturity, say: Say) =>
    `This CD earned almost nothing: you got **${amount}** back on **${say.date(day)}**.`,
  early: ({ amount, when }: Early) => `Withdraw ${when} and you’d get **${amount}**.`,
  earlyLoss: ({ amount, when }: Early) => `Withdraw ${when} and you’d lose **${amount}** of your deposit.`,
  wasEarly: ({ amount, when }: Early) => `If you had withdrawn ${when}, you’d have gotten **${amount}**.`,
}

export const underneath = {
  total: ({ total, today }: { total: string; today: string }) =>
    `Your CD would be worth ${total} before taxes, or ${today} in today’s dollars.`,
  matured: ({ total }: { total: string }) => `Your CD has matured. It was worth ${total} before taxes.`,
  kept: ({ interest, day }: { interest: string; day: string }, say: Say) =>
    `If you keep it until ${say.date(day)}, you’d earn ${interest}.`,
  keptThen: ({ interest, day }: { interest: string; day: string }, say: Say) =>
    `Kept until ${say.date(day)}, it earned ${interest}.`,
  penalty: ({ penalty }: { penalty: string }) => `That’s after a penalty of ${penalty}.`,
  noPenalty: 'There’s no penalty.',
  sale: 'That’s the market price, before dealer costs.',
  callable: 'The bank could call it sooner.',
  wasCallable: 'The bank could have called it sooner.',
  payouts: {
    stays: '',
    monthly: 'Interest is paid to you monthly.',
    quarterly: 'Interest is paid to you quarterly.',
    semiannual: 'Interest is paid to you twice a year.',
    yearly: 'Interest is paid to you yearly.',
  },
}

export const figureNames = {
  totalValue: 'Total at maturity',
  interest: 'Interest',
  maturityValue: 'CD balance at maturity',
  interestPaidOut: 'Interest paid out before maturity',
  totalValueToday: 'Total at maturity',
  maturityMonth: 'Maturity date',
  apy: 'APY',
  interestRate: 'Interest rate behind the APY',
  earlyValue: 'If you withdraw early',
  earlyPenalty: 'Early withdrawal penalty',
  earlyGain: 'Gain if you withdraw early',
  principalLost: 'Deposit lost by withdrawing early',
  earlyYield: 'APY if you withdraw early',
  breakEvenMonth: 'Time to break even',
  beatsSavingsMonth: 'Time to beat savings',
  savingsMustAverage: 'Savings APY that matches the CD',
  savingsMayFallTo: 'Savings APY could fall to',
  savingsValue: 'In a savings account instead',
  treasuryYield: 'Treasury yield for this term',
  cdAfterTax: 'CD after taxes',
  savingsAfterTax: 'Savings after taxes',
  treasuryAfterTax: 'Treasury after taxes',
  cdFederalTax: 'Federal tax on the CD’s interest',
  cdStateTax: 'State tax on the CD’s interest',
  treasuryFederalTax: 'Federal tax on the Treasury’s interest',
  cdYieldAfterTax: 'CD yield after taxes',
  treasuryYieldAfterTax: 'Treasury yield after taxes',
  treasuryToMatch: 'Treasury yield that matches the CD',
  apyToMatchTreasury: 'APY that matches the Treasury',
  taxFreeToMatch: 'Tax-free yield that matches the CD',
  uninsured: 'Over the insurance limit',
  renewalLoss: 'Interest lost if it renews',
  ladderInterest: 'Ladder interest',
  ladderValue: 'Ladder total at maturity',
  ladderAverageMonths: 'Ladder average term',
  ladderKeptValue: 'Renewed ladder’s value',
  calledInterest: 'Interest if called',
  calledYield: 'APY if called',
} satisfies Readonly<Record<string, FigureName>>

export const splitWords = {
  whole: 'At maturity',
  wholeReinvested: 'At maturity, if paid interest earns the same',
  deposit: 'Deposit',
  kept: 'Interest you keep',
  tax: 'Taxes on interest',
}

export const hintWords = {
  coupon: 'The coupon rate. Brokered CDs pay simple interest.',
  stated: ({ rate }: { rate: string }) => `An APY includes compounding. The interest rate behind it is about ${rate}.`,
  apy: ({ apy }: { apy: string }) => `That’s an APY of ${apy}.`,
  treasury: ({ rate, asOf }: { rate: string; asOf: string }, say: Say) =>
    `Leave blank for ${rate}, the Treasury yield for your term, ${say.dateShort(asOf)}.`,
  compounding: 'An APY already includes it. We use it only for the penalty.',
  noState: 'Most states tax CD interest. None tax Treasury interest.',
  state: ({ state }: { state: string }) => `${state} doesn’t tax Treasury interest.`,
}

export const questions = {
  deposit: (target: string) => `What deposit would earn ${target}?`,
  rate: (target: string) => `What rate would earn ${target}?`,
  term: (target: string) => `How long would it take to earn ${target}?`,
}

export const calendarWords = {
  cd: 'CD',
  rung: ({ number }: { number: number }) => `Ladder CD ${number}`,
  soon: ({ name }: { name: string }) => `${name} matures in two weeks`,
  soonNote: 'Compare rates. You could take the money or choose a new term.',
  soonNoteBrokered: 'Compare rates and choose where the money goes next.',
  matures: ({ name }: { name: string }) => `${name} matures`,
  maturesNote: ({ amount, after }: { amount: string; after: string }) => `About ${amount} is available. ${after}`,
  toBroker: 'It goes to your brokerage account.',
  graceEnds: ({ day }: { day: string }, say: Say) => `The grace period you entered ends ${say.date(day)}.`,
  noGrace: 'You entered no grace period.',
  lastDay: ({ name }: { name: string }) => `${name}: last day to move the money`,
  lastDayNote:
    'After today it renews for the same term at the bank’s current rate. Check the exact date with your bank.',
  renewed: 'A renewed ladder CD matures',
  renewedNote: ({ amount }: { amount: string }) =>
    `About ${amount} is available, if it renewed at the rate you expected. Compare rates.`,
}
