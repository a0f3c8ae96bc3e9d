import { usualCertificate } from '#facts/lending/certificates.ts'
import { bestCd12Month, cdNational, highYieldSavings, treasuryYields } from '#facts/lending/rates.ts'
import { choice, count, date, duration, type Inputs, money, percent, points, rows, toggle } from '../kit/field.ts'
import { dateText, monthText, percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { startingPay, startingSafeReturn } from '../kit/starting-values.ts'

const own = usualCertificate.value
const nationalYear = cdNational.value.find((one) => one.months === 12)?.rate ?? 0.0171

const theCd = {
  deposit: money({
    label: 'Deposit',
    initial: 10_000,
    min: 1,
    max: 100_000_000,
    step: 500,
    slider: { from: 500, to: 100_000 },
    nudge: 5000,
  }),
  rate: percent({
    label: 'Rate',
    hint: `Among the best 12-month APYs in ${monthText((bestCd12Month.asOf ?? '').slice(0, 7))}: ${percentText(points(bestCd12Month.value))}.`,
    initial: points(bestCd12Month.value),
    max: 25,
    step: 0.05,
    slider: { from: 0, to: 8 },
    nudge: 0.5,
  }),
  rateKind: choice({
    label: 'The rate is',
    initial: 'apy',
    options: [
      { value: 'apy', label: 'APY' },
      { value: 'rate', label: 'Interest rate (APR)' },
    ],
  }),
  term: duration({
    label: 'Term',
    unit: 'months',
    initial: 12,
    min: 1,
    max: 240,
    common: [6, 12, 18, 24, 60],
    nudge: 6,
  }),
}

const leaving = {
  leaveAfter: duration({
    label: 'If I need the money after',
    hint: 'Leave blank if you will not.',
    unit: 'months',
    initial: 4,
    min: 0,
    max: 239,
    optional: true,
  }),
  penalty: duration({
    label: 'Penalty: interest of',
    hint: 'Often 3 to 12 months, longer for long terms. See the account agreement.',
    unit: 'months',
    initial: own.penaltyMonths,
    min: 0,
    max: 60,
    common: [3, 6, 12],
    nudge: 3,
  }),
  penaltyOn: choice({
    label: 'Penalty is counted on',
    hint: 'Simple interest at the bank’s interest rate.',
    initial: 'deposit',
    options: [
      { value: 'deposit', label: 'The deposit' },
      { value: 'balance', label: 'The balance with interest' },
    ],
  }),
}

const places = {
  savingsRate: percent({
    label: 'A savings account pays (APY)',
    hint: `A typical online account, ${monthText(highYieldSavings.asOf ?? '')}. It can change any day.`,
    initial: points(highYieldSavings.value),
    profile: 'savingsApy',
    max: 20,
    step: 0.05,
    nudge: 0.5,
  }),
  treasuryYield: percent({
    label: 'A Treasury bill or note yields',
    hint: `Left blank: the published yield for your term, ${dateText(treasuryYields.asOf ?? '', true)}.`,
    initial: null,
    max: 20,
    step: 0.05,
    optional: true,
  }),
  income: yearlyIncome({
    label: 'Income before tax',
    hint: 'Interest is taxed on top of it.',
    initial: startingPay.value,
  }),
  status: filingStatus(),
  state: stateOrFederal,
  inflation: inflationRate({
    hint: 'For today’s dollars. Our assumption.',
    min: -5,
    max: 20,
  }),
}

const ladder = {
  withLadder: toggle({
    label: 'Lay out a ladder',
    hint: 'The deposit in several CDs of different terms, so that a part comes free each time.',
    initial: false,
  }),
  rungs: rows({
    label: 'CDs of the ladder',
    hint: 'All opened on the same day. Blank amounts share the deposit evenly; a blank APY takes the one above. Banks pay other rates for other terms, so put in theirs.',
    noun: 'CD',
    look: 'lines',
    initial: [12, 24, 36, 48, 60].map((months) => ({ months, amount: null, apy: null })),
    columns: {
      months: duration({ label: 'Term', unit: 'months', initial: 12, min: 1, max: 240 }),
      amount: money({ label: 'Amount', initial: null, max: 10_000_000, step: 100, optional: true }),
      apy: percent({ label: 'APY, %', initial: null, max: 25, step: 0.05, optional: true }),
    },
    blank: { months: 12, amount: null, apy: null },
    maxRows: 12,
  }),
  keepFor: duration({
    label: 'Keep the ladder going for',
    hint: 'Each CD that comes free goes into a new one of the longest term. Leave blank to let it run out.',
    unit: 'years',
    initial: null,
    max: 240,
    optional: true,
  }),
  ladderRate: percent({
    label: 'New CDs then pay (APY)',
    hint: 'Nobody knows. Left blank: what the longest one pays today.',
    initial: null,
    max: 25,
    step: 0.05,
    optional: true,
  }),
}

const renewal = {
  start: date({ label: 'Opened on', initial: ({ today }) => today, min: '2000-01-01', max: '2099-12-31' }),
  grace: count({
    label: 'Grace period after it matures',
    hint: 'Days to take the money out before it renews. Often 7 to 10.',
    unit: 'days',
    initial: own.graceDays,
    max: 31,
  }),
  renewRate: percent({
    label: 'If it renews by itself, it may pay (APY)',
    hint: `Starting value: the US average for 12 months, ${dateText(cdNational.asOf ?? '', true)} (FDIC).`,
    initial: points(nationalYear),
    max: 25,
    step: 0.05,
  }),
}

const details = {
  payout: choice({
    label: 'Interest',
    initial: 'stays',
    options: [
      { value: 'stays', label: 'Stays in the CD' },
      { value: 'monthly', label: 'Paid out monthly' },
      { value: 'quarterly', label: 'Paid out quarterly' },
      { value: 'semiannual', label: 'Paid out twice a year' },
      { value: 'yearly', label: 'Paid out yearly' },
    ],
  }),
  compounding: choice({
    label: 'Interest compounds',
    initial: 'daily',
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'monthly', label: 'Monthly' },
      { value: 'quarterly', label: 'Quarterly' },
      { value: 'semiannual', label: 'Twice a year' },
      { value: 'yearly', label: 'Yearly' },
      { value: 'none', label: 'Not at all: simple interest' },
    ],
  }),
  termUnit: choice({
    label: 'Term is given in',
    initial: 'months',
    options: [
      { value: 'months', label: 'Months' },
      { value: 'days', label: 'Days' },
    ],
  }),
  days: count({ label: 'Days', unit: 'days', initial: 180, min: 7, max: 7300 }),
  owners: count({
    label: 'Owners of the account',
    hint: 'For deposit insurance.',
    unit: 'owners',
    initial: 1,
    min: 1,
    max: 8,
  }),
}

const brokered = {
  kind: choice({
    label: 'The CD is',
    initial: 'bank',
    options: [
      { value: 'bank', label: 'From a bank or credit union' },
      { value: 'brokered', label: 'Bought through a broker' },
      { value: 'callable', label: 'Brokered and callable' },
    ],
  }),
  rateMove: percent({
    label: 'When I sell, market rates have moved by',
    hint: 'In points. Rates up, price down.',
    initial: 1,
    min: -10,
    max: 10,
    step: 0.25,
    nudge: 1,
  }),
  callAfter: duration({
    label: 'The bank may call it after',
    unit: 'months',
    initial: 6,
    min: 1,
    max: 239,
  }),
  laterRate: percent({
    label: 'My money would then earn',
    hint: 'Banks call when rates have fallen.',
    initial: points(startingSafeReturn.value),
    max: 25,
    step: 0.25,
  }),
}

export const fields = { ...theCd, ...leaving, ...places, ...ladder, ...renewal, ...details, ...brokered }
export type CdInputs = Inputs<typeof fields>
