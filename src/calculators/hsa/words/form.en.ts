/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  coverage: 'Your coverage',
  deposits: 'Contributions',
  taxes: 'Your taxes',
  plan: { title: 'Your health plan', more: 'Check my health plan' },
  people: { title: 'Spouse, Medicare, next year', more: 'Spouse, Medicare, next year' },
  use: { title: 'Spend it or invest it', more: 'Spend it now, or invest and keep receipts' },
}

const onMedicare = { no: 'No, and haven’t applied', yes: 'Yes, or applied' }
const reachesBack = 'For Medicare or Social Security, whichever came first. After 65, it counts up to 6 months back.'

export const formWords = {
  coverage: {
    label: 'HSA-eligible coverage',
    options: { self: 'Self-only, all year', family: 'Family, all year', months: 'It changed during the year' },
  },
  months: {
    january: 'January',
    february: 'February',
    march: 'March',
    april: 'April',
    may: 'May',
    june: 'June',
    july: 'July',
    august: 'August',
    september: 'September',
    october: 'October',
    november: 'November',
    december: 'December',
  },
  monthOptions: { none: 'Not covered', self: 'Self-only', family: 'Family' },
  born: { label: 'Birth month', hint: 'For catch-up contributions at 55 and Medicare at 65' },

  yours: { label: 'Your contribution' },
  employer: { label: 'Employer contribution', hint: 'It counts toward the limit.' },
  how: {
    label: 'How you contribute',
    options: { payroll: 'From my paycheck, before tax', direct: 'From my bank account' },
  },

  income: { label: 'Your pay', hint: 'Before taxes' },
  spouseIncome: { label: 'Spouse’s pay', hint: 'Before taxes' },

  plan: {
    label: 'Health plan',
    options: {
      hdhp: 'Sold as HSA-eligible',
      check: 'Check it by its numbers',
      exchange: 'Bronze or catastrophic, from an exchange',
    },
  },
  deductible: { label: 'Deductible' },
  outOfPocket: { label: 'Out-of-pocket maximum', hint: 'In network, not counting premiums' },

  spouse: {
    label: 'Your spouse',
    options: {
      none: 'No spouse, or other coverage',
      same: 'On my family plan',
      own: 'Own self-only HSA plan, all year',
      ownFamily: 'Own family HSA plan, all year',
    },
  },
  spouseBorn: { label: 'Spouse’s birth month' },
  spousePuts: { label: 'Spouse’s contribution', hint: 'Into their own HSA this year, including employer money' },
  spouseMedicare: { label: 'Spouse on Medicare', options: onMedicare },
  spouseApplied: { label: 'Spouse applied in', hint: reachesBack },
  medicare: { label: 'On Medicare', hint: 'From age 65', options: onMedicare },
  applied: { label: 'Applied in', hint: reachesBack },
  stays: { label: 'Covered through next December' },

  balance: { label: 'HSA balance today' },
  bills: { label: 'Medical bills', hint: 'Our default. What you pay yourself, at today’s prices.' },
  billGrowth: { label: 'Medical bill increase', hint: 'Our default' },
  annualReturn: {
    label: 'Investment return',
    hint: ({ mix, from, to }: { mix: number; from: number; to: number }, say: Say) =>
      `Our default. 60% U.S. stocks and 40% bonds returned ${say.percent(mix, 1)} a year, ${from} to ${to}.`,
  },
  fee: { label: 'Account fee' },
  dragTax: { label: 'Tax on outside growth', hint: 'Our default. Share of yearly growth in an ordinary account.' },
  laterTax: { label: 'Tax rate later', hint: 'Our default. On withdrawals that aren’t for medical bills.' },
  years: { label: 'Years ahead', unit: 'years' },
  inflation: { label: 'Inflation', hint: 'Our default. The limit and your contributions rise with it.' },
} as const
