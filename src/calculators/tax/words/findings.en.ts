/** What the findings say: what is true of these numbers, why it matters, what could be done. */
import type { Say } from '../../kit/say.ts'
import { costParts, incomeWords } from './answer.en.ts'

type Income = keyof typeof incomeWords
const wed = (less: number, say: Say): string =>
  Math.abs(less) < 1
    ? 'Being married doesn’t change your tax.'
    : `Two unmarried people with the same numbers would pay ${say.money(Math.abs(less))} ${less > 0 ? 'less' : 'more'}.`

export const coupleWords = {
  even: ({ apart, less }: { apart: number; less: number }, say: Say) =>
    `**Filing jointly or separately costs about the same**, ${say.money(apart)} apart. ${wed(less, say)}`,
  jointly: ({ apart, less }: { apart: number; less: number }, say: Say) =>
    `**Filing jointly costs ${say.money(apart)} less than filing separately.** ${wed(less, say)}`,
  separately: ({ apart, less }: { apart: number; less: number }, say: Say) =>
    `**Filing separately would cost ${say.money(apart)} less than filing jointly**, with shared items split evenly. ${wed(less, say)}`,
  unclaimed: ({ missing, under }: { missing: number; under: number }, say: Say) =>
    `**${say.count(missing, 'person you listed doesn’t', 'people you listed don’t')} count as a dependent**: a relative’s taxable income must be under ${say.money(under)}. There’s no limit for children under 19 or students under 24.`,
  nobody:
    '**This filing status needs a qualifying person**, and you listed **0** dependents. Add a child or relative who lives with you, or choose another status.',
}

interface Itemizing {
  readonly by: number
  readonly itemized: number
  /** With the cash gifts deducted beside it. */
  readonly standard: number
  readonly gifts: number
}
const withGifts = ({ standard, gifts }: Itemizing, say: Say): string =>
  `${say.money(standard)}${gifts >= 1 ? ` with ${say.money(gifts)} of cash gifts` : ''}`

export const deductionFindings = {
  bound: ({ itemized, lost }: { itemized: number; lost: number }, say: Say) =>
    `**You must itemize because your spouse does**: ${say.money(itemized)}. You can’t take the ${say.money(lost)} standard deduction.`,
  itemize: (it: Itemizing & { saved: number }, say: Say) =>
    `**Itemizing beats the standard deduction by ${say.money(it.by)}**: ${say.money(it.itemized)} instead of ${withGifts(it, say)}.${it.saved >= 1 ? ` That saves ${say.money(it.saved)} in federal tax.` : ''}`,
  standard: (it: Itemizing, say: Say) =>
    `**The standard deduction beats itemizing by ${say.money(it.by)}**: ${withGifts(it, say)}, instead of ${say.money(it.itemized)}. Giving two years’ gifts in one year could change that.`,
  same: ({ standard }: { standard: number }, say: Say) =>
    `**Itemizing gives you the same as the standard deduction**, ${say.money(standard)}. Giving two years’ gifts in one year could make itemizing better.`,
  takeStandard: (saves: number, say: Say) =>
    `**The smaller deduction would save you ${say.money(saves)}.** We itemize because it’s larger. You could take the standard deduction: the minimum tax or your state treats it better.`,
  takeItemized: (saves: number, say: Say) =>
    `**The smaller deduction would save you ${say.money(saves)}.** We use the standard deduction because it’s larger. You could itemize: the minimum tax or your state treats it better.`,
  saltCap: ({ lost, paid, cents }: { lost: number; paid: number; cents: number }, say: Say) =>
    `**You can’t deduct ${say.money(lost)}** of the ${say.money(paid)} in state and local taxes you paid, because of the cap. At high incomes the cap shrinks by ${cents}¢ per dollar.`,
  senior: ({ got, through }: { got: number; through: number }, say: Say) =>
    `**The senior deduction lowers your taxable income by ${say.money(got)}**, on top of your other deductions. It ends after ${through}.`,
  seniorLost: ({ lost, over, rate }: { lost: number; over: number; rate: number }, say: Say) =>
    `**You lose ${say.money(lost)} of the senior deduction** because your income is over ${say.money(over)}. It shrinks by ${say.percent(rate)} of each dollar above that, per person.`,
  business: (
    {
      deduction,
      over,
      hasProfit,
      hasReits,
    }: { deduction: number; over: number; hasProfit: boolean; hasReits: boolean },
    say: Say,
  ) =>
    `**The business income deduction leaves ${say.money(deduction)} untaxed**: up to 20% of ${say.list([...(hasProfit ? ['your profit after half of self-employment tax'] : []), ...(hasReits ? ['your REIT dividends'] : [])])}.${hasProfit ? ` Limits apply above ${say.money(over)} of taxable income.` : ''}`,
}

export const incomeFindings = {
  room: ({ room, now, next }: { room: number; now: number; next: number }, say: Say) =>
    `**You have room for ${say.money(room)} more in your ${say.percent(now)} bracket.** Only taxable income above that is taxed at ${say.percent(next)}.`,
  zeroGains: (room: number, say: Say) =>
    `**You could take ${say.money(room)} more in long-term gains at 0% federal tax.** They still count as income for credits, Social Security and your state.`,
  selfEmployment: ({ tax, half }: { tax: number; half: number }, say: Say) =>
    `**${say.money(tax)} of your federal tax is self-employment tax**: Social Security and Medicare, both halves. You can deduct ${say.money(half)} of it.`,
  refundable: ({ all, earned, child }: { all: number; earned: number; child: number }, say: Say) => {
    const parts = [
      ...(earned >= 1 ? [`${say.money(earned)} earned income credit`] : []),
      ...(child >= 1 ? [`${say.money(child)} additional child tax credit`] : []),
    ]
    return `**You get ${say.money(all)} of your credits even if you owe no tax**${parts.length > 0 ? `: ${say.list(parts)}` : ''}. You have to file a return to get it.`
  },
  benefits: ({ taxed, all }: { taxed: number; all: number }, say: Say) =>
    `**${taxed < 1 ? 'None' : say.money(taxed)} of your ${say.money(all)} in Social Security is taxed.** The income limits haven’t changed since 1984 and 1993, so inflation pushes more people over them.`,
  moreBenefits: ({ more, cost, bracket }: { more: number; cost: number; bracket: number | null }, say: Say) =>
    `**Withdrawing $1,000 more makes ${say.money(more)} of Social Security taxable too.** ${bracket === null ? `With your deductions and credits, it costs ${say.money(cost)} in federal tax.` : `It costs ${say.money(cost)} in federal tax, more than your ${say.percent(bracket)} bracket suggests.`}`,
  investmentTax: ({ tax, over }: { tax: number; over: number }, say: Say) =>
    `**The net investment income tax adds ${say.money(tax)}**: 3.8% of investment income when your income is over ${say.money(over)}. That limit isn’t adjusted for inflation.`,
  minimumTax: (tax: number, say: Say) =>
    `**The alternative minimum tax adds ${say.money(tax)}** to your regular tax. Form 6251 shows how it’s figured.`,
  losses: (left: number, say: Say) =>
    `**${say.money(left)} of capital losses carries over to next year.** Each year, up to $3,000 of losses can offset other income ($1,500 if married filing separately).`,
  early: (tax: number, say: Say) =>
    `**Your early withdrawals cost ${say.money(tax)} extra**: 10% on top of income tax. Form 5329 lists the exceptions.`,
  excess: (excess: number, say: Say) =>
    `**Your employers withheld ${say.money(excess)} too much Social Security tax.** You get it back when you file.`,
  cliff: ({ of, kink }: { of: Income; kink: string }) =>
    `**There’s a tax cliff ahead in your ${incomeWords[of]}.** ${kink}`,
  stateBack: ({ name, back }: { name: string; back: number }, say: Say) =>
    `**${name} would pay you ${say.money(back)}**, because your refundable credits are more than your state tax.`,
}

export const savingWords = {
  plan: (
    { saves, room, limit, onlyRoth }: { saves: number; room: number; limit: number; onlyRoth: boolean },
    say: Say,
  ) =>
    `**$1,000 more in a pre-tax 401(k) would save you ${say.money(saves)}**, if your job offers one. You can add ${say.money(room)} more under the ${say.money(limit)} limit; withdrawals are taxed.${onlyRoth ? ' At your pay, catch-up is Roth only.' : ''}`,
  overPlan: ({ paid, limit }: { paid: number; limit: number }, say: Say) =>
    `**Your ${say.money(paid)} in workplace plans is over the ${say.money(limit)} limit.** Unless some is in a 457(b), the extra is taxed as pay. We still count all of it as pre-tax.`,
  iraLost: ({ deductible, paid, lost }: { deductible: number; paid: number; lost: number }, say: Say) =>
    `**${deductible < 1 ? 'None' : `Only ${say.money(deductible)}`} of your ${say.money(paid)} IRA contribution is deductible.** Your income, workplace plan or the limit rules out ${say.money(lost)}. Amounts over the limit are taxed 6% a year.`,
  ira: (
    { saves, room, hasRoth, hasPlan }: { saves: number; room: number; hasRoth: boolean; hasPlan: boolean },
    say: Say,
  ) =>
    `**The first $1,000 in a traditional IRA would save you ${say.money(saves)}.** You can put in up to ${say.money(room)} this year${hasRoth ? ' after your Roth IRA' : ''}.${hasPlan ? '' : ' With a plan at work, higher incomes lose the deduction.'}`,
}

export const paidWords = {
  noPenalty: ({ owed, why }: { owed: number; why: keyof typeof reasons }, say: Say) =>
    `**You’d owe ${say.money(owed)}, with no underpayment penalty**: ${reasons[why]}.`,
  enough: ({ required, rule }: { required: number; rule: keyof typeof harbors }, say: Say) =>
    `**Your payments cover the safe amount of ${say.money(required)}** (${harbors[rule]}), so there’s no underpayment penalty if you paid on time.`,
  more: ({ missing, required, rule }: { missing: number; required: number; rule: keyof typeof harbors }, say: Say) =>
    `**Paying ${say.money(missing)} more this year avoids the underpayment penalty.** Withholding and estimated payments need to reach ${say.money(required)}: ${harbors[rule]}. Withholding counts as paid evenly, even in December.`,
}
const reasons = {
  'no-tax-last-year': 'you had no tax last year',
  'owes-little': 'you owe less than $1,000 after withholding',
  'withholding-covers': 'your withholding covers the safe amount',
}
const harbors = {
  'this-year': '90% of this year’s tax',
  'last-year': 'last year’s tax',
  'last-year-high-income': '110% of last year’s tax',
}

interface Change {
  readonly line: string
  /** Asked for, dollars; negative takes away. */
  readonly by: number
  /** Less than asked where the line has less to move; null where all of it counts. */
  readonly counted: number | null
}
export const changeText = ({ line, by }: Pick<Change, 'line' | 'by'>, say: Say): string =>
  `${line} ${by < 0 ? '−' : '+'}${say.money(Math.abs(by))}`
const reach = ({ counted }: Change, say: Say): string =>
  counted === null ? '' : ` (only ${say.money(counted)} of it counts)`
export const changeWords = {
  same: (change: Change, say: Say) => `**${changeText(change, say)}**${reach(change, say)} wouldn’t change your taxes.`,
  moves: (
    { cost, ...change }: Change & { cost: { federal: number; state: number | null; payroll: number; total: number } },
    say: Say,
  ) =>
    `**${changeText(change, say)}**${reach(change, say)} would ${cost.total <= 0 ? 'lower' : 'raise'} your taxes by **${say.money(Math.abs(cost.total))}**: ${costParts(cost, say)}.`,
}

export const leftOutWords = {
  doubts: ({ name, doubts }: { name: string; doubts: number }, say: Say) =>
    `**${say.count(doubts, 'figure', 'figures')} for ${name} ${doubts === 1 ? 'isn’t' : 'aren’t'} final or fully confirmed.** The table “Not included in ${name} tax” lists what to check.`,
  federal: ({ isSeparate, hasState }: { isSeparate: boolean; hasState: boolean }) =>
    `Not included: a child’s investment income, premium tax credits, stock options, foreign income, moving between states${isSeparate ? ', community property' : ''}${hasState ? '' : ' and state tax'}. This is an estimate, not a tax return.`,
}
