import type { Say } from '#calculators/kit/say.ts'
import type { HealthAction } from '#engine/planning/health/actions.ts'
import type { Cover, MeasureKey, PillarKey, PlanPart } from '#engine/planning/health/measures.ts'
import type { Level } from '#engine/planning/health/report.ts'

export const levelWords: Readonly<Record<Level, string>> = {
  strained: 'Strained',
  building: 'Building',
  steady: 'Steady',
  strong: 'Strong',
}
export const pillarWords: Readonly<Record<PillarKey, string>> = {
  spend: 'Spend',
  save: 'Save',
  borrow: 'Borrow',
  plan: 'Plan',
}
export const coverWords: Readonly<Record<Cover, string>> = {
  health: 'health insurance',
  auto: 'car insurance',
  home: 'home insurance',
  renters: 'renters insurance',
  disability: 'disability insurance',
  life: 'life insurance',
}
export const planWords: Readonly<Record<PlanPart, string>> = {
  goals: 'a goal with a date',
  beneficiaries: 'beneficiaries checked',
  will: 'a will',
  review: 'a yearly review',
}

interface MeasureWords {
  readonly label: string
  /** What it measures and how it gets its points. */
  readonly rule: string
  /** The evidence from this household. */
  readonly evidence: (from: Readonly<Record<string, number>>, say: Say) => string
  /** What the picture still has to say. */
  readonly needs: string
  /** What the link to more of it says. */
  readonly way: string
}
const n = (from: Readonly<Record<string, number>>, key: string): number => from[key] ?? 0

export const measureWords: Readonly<Record<MeasureKey, MeasureWords>> = {
  margin: {
    label: 'Margin',
    rule: 'What’s left of take-home pay after costs and debt payments, before savings. 10% short is 0 points, breaking even 50, and 20% or more 100.',
    evidence: (from, say) =>
      n(from, 'left') >= 0
        ? `${say.money(n(from, 'left'))} of ${say.money(n(from, 'takeHome'))} a month is left, before savings.`
        : `Costs are ${say.money(-n(from, 'left'))} a month more than ${say.money(n(from, 'takeHome'))} of pay.`,
    needs: 'take-home pay and spending',
    way: 'Open your budget',
  },
  bills: {
    label: 'Bills on time',
    rule: 'Payments more than 30 days late in the last 12 months. None is 100 points, one 70, two or three 40, four or more 0.',
    evidence: (from, say) => `${say.count(n(from, 'late'), 'late payment', 'late payments')} in 12 months.`,
    needs: 'late payments in the last 12 months',
    way: 'See bills and due dates',
  },
  cushion: {
    label: 'Cash cushion',
    rule: 'Cash in months of essentials and minimum payments. One month is 40 points, three are 75, six are 100. With uneven pay: two, five and nine.',
    evidence: (from, say) =>
      `${say.money(n(from, 'cash'))} in cash covers ${say.number(n(from, 'months'), 1)} months of ${say.money(n(from, 'essentials'))}.`,
    needs: 'cash accounts and monthly spending',
    way: 'Plan your emergency fund',
  },
  future: {
    label: 'Future',
    rule: 'What’s invested against Fidelity’s guideline for your age: 1 times yearly pay at 30, 3 at 40, 6 at 50, 8 at 60. Half of it is 50 points, all of it 100.',
    evidence: (from, say) =>
      `${say.about(n(from, 'saved'))} invested; the guideline is ${say.about(n(from, 'target'))}, or ${say.number(n(from, 'multiple'), 1)} times yearly pay.`,
    needs: 'birth month, pay before taxes and accounts',
    way: 'See when you could retire',
  },
  debtLoad: {
    label: 'Debt load',
    rule: 'Payments besides the home over pay before taxes. None is 100 points, 10% is 75, 20% is 40, 36% is 0. A balance carried above 15% APR takes off 15.',
    evidence: (from, say) =>
      `${say.money(n(from, 'payments'))} a month of ${say.money(n(from, 'gross'))} before taxes${
        n(from, 'penalty') > 0 ? ', with a balance carried above 15% APR' : ''
      }.`,
    needs: 'debts with their payments, and pay before taxes',
    way: 'Plan your debt payoff',
  },
  credit: {
    label: 'Credit standing',
    rule: 'Your score by FICO’s bands. Exceptional (800 and up) is 100 points, very good (740) 90, good (670) 70, fair (580) 40, poor 10.',
    evidence: (from, say) => `A score of ${say.number(n(from, 'score'), 0)}.`,
    needs: 'credit score',
    way: 'See what moves a score',
  },
  cover: {
    label: 'Insurance in place',
    rule: 'Coverage your household needs that is in place. Health always; car, home or renters, disability and life where there is a car, a home, pay or a child.',
    evidence: (from, say) => `${say.number(n(from, 'have'), 0)} of ${say.number(n(from, 'needed'), 0)} in place.`,
    needs: 'insurance policies',
    way: 'Review your policies',
  },
  plan: {
    label: 'Planning ahead',
    rule: 'The share of these in place: a goal with a date, beneficiaries checked within three years, a will (or none needed), a yearly review.',
    evidence: (from, say) => `${say.number(n(from, 'have'), 0)} of ${say.number(n(from, 'needed'), 0)} in place.`,
    needs: 'the questions about planning',
    way: 'See the checklist',
  },
}

type What = HealthAction['what']
interface ActionWords {
  readonly title: (what: What) => string
  readonly first: (amount: number, what: What, say: Say) => string
  readonly way: string
}
const nameOf = (what: What): string => (what === null ? '' : what)
export const actionWords: Readonly<Record<HealthAction['key'], ActionWords>> = {
  hardship: {
    title: () => 'Get free help first',
    first: (amount, _, say) =>
      `${amount > 0 ? `You’re about ${say.money(amount)} short each month. ` : ''}You could call 211 for local help, and a nonprofit credit counselor (NFCC) at 800-388-2227, before a bill is missed.`,
    way: 'See all free help',
  },
  margin: {
    title: () => 'Make more room in the month',
    first: (amount, _, say) =>
      `Freeing up ${say.money(amount)} a month would raise your margin score. You could start with one bill: ask for a lower rate on insurance, phone or internet.`,
    way: 'Open your budget',
  },
  bills: {
    title: () => 'Put due dates on autopilot',
    first: () =>
      'You could set every card and loan to pay at least its minimum automatically, a few days after payday.',
    way: 'List bills and due dates',
  },
  cushion: {
    title: () => 'Build the cash cushion',
    first: (amount, _, say) =>
      `${say.money(amount)} more in savings reaches the next mark. You could start an automatic transfer on payday, even a small one.`,
    way: 'See when you’d get there',
  },
  future: {
    title: () => 'Invest more for later',
    first: (amount, _, say) =>
      `The next mark is ${say.about(amount)} away, so it takes years. You could raise your contribution by one point of pay now, and again with each raise.`,
    way: 'See what one point adds',
  },
  debtLoad: {
    title: (what) => `Pay off ${nameOf(what)}`,
    first: (amount, _, say) =>
      `Paying off its ${say.money(amount)} frees up the payment every month. You could send it whatever is left after the minimums.`,
    way: 'Plan the payoff',
  },
  credit: {
    title: () => 'Move up a credit band',
    first: (amount, _, say) =>
      `The next band begins at ${say.number(amount, 0)}. You could get your free reports at annualcreditreport.com, fix errors, and pay cards down before their statement dates.`,
    way: 'See what moves a score',
  },
  cover: {
    title: (what) => `Look into ${coverWords[what as Cover] ?? 'insurance'}`,
    first: (_, what) =>
      `It fits your household and isn’t on your list. ${coverFirst[what as Cover] ?? 'You could get two quotes.'} The premium isn’t part of the ranking.`,
    way: 'See how much fits',
  },
  plan: {
    title: (what) => planTitles[what as PlanPart] ?? 'Plan ahead',
    first: (_, what) => planFirst[what as PlanPart] ?? '',
    way: 'See the steps',
  },
}
/** Where the first look goes: some coverage comes with a job, some only from an insurer. */
const coverFirst: Readonly<Record<Cover, string>> = {
  health: 'You could ask at work, then check HealthCare.gov and Medicaid.',
  auto: 'You could get two quotes for the same coverage.',
  home: 'You could get two quotes for the cost to rebuild.',
  renters: 'You could get two quotes for the same coverage.',
  disability: 'You could ask at work first, then get two quotes.',
  life: 'You could ask at work first, then get two quotes.',
}
const planTitles: Readonly<Record<PlanPart, string>> = {
  goals: 'Give a goal a date',
  beneficiaries: 'Check your beneficiaries',
  will: 'Write a will',
  review: 'Set a yearly review',
}
const planFirst: Readonly<Record<PlanPart, string>> = {
  goals: 'You could pick your most important goal and a month. The date shows what it takes each month.',
  beneficiaries:
    'Retirement accounts and life insurance go to the name on the form, whatever a will says. You could log in to each and read the name.',
  will: 'You could list who gets what and who’d care for your children, then use your state’s form, a lawyer or legal aid.',
  review: 'You could put one hour in your calendar, the same week each year, and print this report for it.',
}
