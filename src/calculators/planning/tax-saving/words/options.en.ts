/** What each account says: its name, why it saves, its rule, and what it gives later. */
import type { Say } from '#calculators/kit/say.ts'
import type { CandidateNote, ClosedReason, SavingKey } from '#engine/planning/tax-saving/candidate.ts'
import type { LineKey } from '#engine/planning/tax-saving/whole-returns.ts'

const names: Readonly<Record<SavingKey, string>> = {
  match: '401(k) up to the match',
  'plan-pretax': '401(k), before tax',
  'plan-roth': 'Roth 401(k)',
  'ira-traditional': 'Traditional IRA',
  'ira-roth': 'Roth IRA',
  hsa: 'Health savings account (HSA)',
  'care-fsa': 'Dependent care FSA (if your job has one)',
  'health-fsa': 'Health care FSA (if your job has one)',
  education: '529 plan',
  bonds: 'I bonds',
}
/** Named after whose it is; yours needs no name in a sentence to you. */
export const optionTitle = (key: SavingKey, owner: string | null, beyondMatch: boolean): string => {
  const name = beyondMatch
    ? key === 'plan-roth'
      ? 'Roth 401(k) beyond the match'
      : '401(k) beyond the match'
    : names[key]
  return owner === null ? name : `${name}, ${owner}`
}

export interface LaterValues {
  readonly earlyRate: number
  readonly earlyAge: number
  readonly healthExtra: number
  readonly rothYears: number
  readonly medicareAge: number
  readonly carryover: number
  readonly schoolPenalty: number
  readonly holdMonths: number
  readonly stateTaxed: boolean
}
/** 59.5 is "59½". */
const ageText = (age: number): string => `${Math.floor(age)}${age % 1 === 0.5 ? '½' : ''}`
const pretaxLater = ({ earlyRate, earlyAge }: LaterValues, say: Say): string =>
  `Withdrawals are taxed as income, growth included. Before ${ageText(earlyAge)} there’s usually an extra ${say.percent(earlyRate)} tax.`
export const laterWords: Readonly<Record<SavingKey, (values: LaterValues, say: Say) => string>> = {
  match: pretaxLater,
  'plan-pretax': pretaxLater,
  'ira-traditional': pretaxLater,
  'plan-roth': ({ rothYears, earlyAge }, say) =>
    `No tax on withdrawals, growth included, from ${ageText(earlyAge)} once the account is ${say.years(rothYears)} old.`,
  'ira-roth': ({ rothYears, earlyAge }, say) =>
    `No tax on withdrawals, growth included, from ${ageText(earlyAge)} once your first Roth IRA is ${say.years(rothYears)} old. What you put in can come out anytime.`,
  hsa: ({ medicareAge, healthExtra, stateTaxed }, say) =>
    `No federal tax on withdrawals for medical bills, growth included. From ${say.number(medicareAge)}, other withdrawals are taxed as income. Before that, they cost an extra ${say.percent(healthExtra)}.${stateTaxed ? ' Your state taxes the growth each year.' : ''}`,
  'care-fsa': () => 'It pays you back for child care, free of federal tax. Money you don’t use is lost.',
  'health-fsa': ({ carryover }, say) =>
    `It pays you back for medical bills, tax-free. Unused money is lost, except up to ${say.money(carryover)} if your plan carries it over.`,
  education: ({ schoolPenalty }, say) =>
    `No federal tax on withdrawals for school costs. For anything else, the growth is taxed, plus ${say.percent(schoolPenalty)}.`,
  bonds: ({ holdMonths }, say) =>
    `Federal tax on the interest waits until you cash them. States don’t tax it. You can’t cash them for ${say.months(holdMonths)}.`,
}

const enrollment = 'You sign up at open enrollment, or after a change such as a birth or a new job.'

export const ruleWords = (key: SavingKey, note: CandidateNote, limit: number | null, say: Say): string => {
  const most = limit === null ? '' : say.money(limit)
  switch (note.kind) {
    case 'match':
      return `Your employer adds ${say.number(note.rate * 100)} cents to each dollar up to ${most} of your own money a year.${note.guessed ? ' We don’t know what you put in now, so we counted nothing.' : ''}`
    case 'plan':
      return `You may put in ${most} this year, before tax and Roth together.${note.rothCatchUp ? ' At your pay, catch-up money must be Roth.' : ''}`
    case 'ira':
      return `Traditional and Roth IRAs share a limit of ${most}.${iraRange(key, note, say)}`
    case 'health':
      return `The ${note.cover === 'family' ? 'family' : 'self-only'} limit is ${most}, for a full year with a qualifying plan.${note.assumed ? ' We took your HSA as a sign that you qualify.' : ''}`
    case 'care':
      return `You may set aside ${most} for care of ${say.count(note.children, 'child', 'children')} under ${say.number(note.under)}. You spend ${say.money(note.costs)} a year. ${enrollment}`
    case 'medical':
      return `We count ${most}, what you’d spend anyway. You can’t use it alongside an HSA. ${enrollment}`
    case 'education':
      return note.benefit === 'none'
        ? 'Your state gives nothing for deposits, and there’s no yearly limit.'
        : note.unlimited
          ? 'Your state sets no yearly limit for its tax break.'
          : `Your state’s tax ${note.benefit} covers up to ${most} a year here. Some states give it only for their own plan.`
    case 'bonds':
      return `Each adult may buy up to the yearly limit: ${most} for your household. Compared with the same ${say.percent(note.rate * 100)} from a bank, the I bond rate through ${say.month(note.through)}.`
  }
}
function iraRange(key: SavingKey, note: Extract<CandidateNote, { kind: 'ira' }>, say: Say): string {
  if (note.range === null) return ' Income doesn’t limit it for you.'
  const { from, to } = note.range
  const what = key === 'ira-roth' ? 'what you may put in' : 'the deduction'
  const range = `${say.money(from)} to ${say.money(to)}`
  return note.reduced
    ? ` Your income of ${say.money(note.magi)} is in the range ${range}, where ${what} shrinks.`
    : ` Your income of ${say.money(note.magi)} is below ${say.money(from)}, where ${what} starts to shrink.`
}

export const closedWords = (reason: ClosedReason, say: Say): string => {
  switch (reason.kind) {
    case 'full':
      return reason.over >= 1
        ? `You’re ${say.money(reason.over)} over the limit of ${say.money(reason.limit)}. You could take the extra out before the tax deadline.`
        : `You’ve used this year’s ${say.money(reason.limit)}.`
    case 'no-plan':
      return 'Your lists show no plan at work. If there is one, change it in the settings.'
    case 'no-pay':
      return 'It takes pay or business income this year.'
    case 'over-range':
      return `Your income of ${say.money(reason.magi)} is over ${say.money(reason.range.to)}, where it ends.`
    case 'health':
      return healthClosed[reason.why](reason.leastDeductible, say)
    case 'no-child':
      return 'Your household lists no child. It’s for anyone’s school costs, yours too.'
    case 'no-children-in-care':
      return `Your household lists no child under ${say.number(reason.under)}.`
    case 'no-care-costs':
      return 'We don’t know of any child care costs. You could add them in the settings.'
    case 'no-medical-costs':
      return 'We don’t know of any medical bills. You could add them in the settings.'
    case 'health-account':
      return 'A regular health care FSA and an HSA don’t go together.'
    case 'state-not-worked-out':
      return `Your state gives a credit of up to ${say.money(reason.atMost)}, by income. We don’t have its table.`
  }
}
const healthClosed: Readonly<
  Record<Extract<ClosedReason, { kind: 'health' }>['why'], (least: number, say: Say) => string>
> = {
  'has-account': () => '',
  'said-so': () => '',
  'said-none': () => 'You said your health plan doesn’t qualify.',
  'no-account': (least, say) =>
    `It takes a qualifying health plan, with a deductible of ${say.money(least)} or more. If yours does, say so in the settings.`,
  'deductible-low': (least, say) => `Your health plan’s deductible is under the ${say.money(least)} the law asks for.`,
  'medicare-age': () => 'Medicare usually ends HSA contributions.',
}

export const lineWords: Readonly<Record<LineKey, string>> = {
  agi: 'Adjusted gross income',
  taxable: 'Taxable income',
  beforeCredits: 'Federal tax before credits',
  savers: 'Saver’s Credit',
  children: 'Child Tax Credit',
  care: 'Child care credit',
  earned: 'Earned Income Tax Credit',
  otherCredits: 'Other credits',
  otherTaxes: 'Other federal taxes',
  federal: 'Federal income tax',
  state: 'State and local tax',
  payroll: 'Social Security, Medicare and state programs',
  total: 'All taxes',
}
