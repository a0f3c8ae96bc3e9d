import { american as say } from '#calculators/kit/say.ts'
import { taxLawOf } from '#calculators/kit/tax-year.ts'
import { distributionPeriod } from '#engine/retirement/required-distributions.ts'
import { defaultYear } from '#facts/default-year.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
import { choice, number, type Puzzle } from './puzzle.ts'

const law = taxLawOf(defaultYear)
const [ordinary, gain] = [30_000, 25_000]
const zeroEnds = law.capitalGains.value.zeroUpTo.single
const free = Math.min(gain, Math.max(0, zeroEnds - ordinary))
const lossLimit = capitalLossLimit.value.single
const period = distributionPeriod(75)
const irmaa = law.medicare.value.irmaa[1]
const surcharge = (irmaa?.partB ?? Number.NaN) + (irmaa?.partD ?? Number.NaN)

/** Taxes, accounts and retirement. Figures of the law come from the law of the year. */
export const taxPuzzles: readonly Puzzle[] = [
  {
    number: 8,
    level: 2,
    title: 'Tax-free or taxable?',
    ask: 'A municipal bond fund yields 3.2% free of federal tax. In the 24% bracket, what taxable yield, in percent, leaves the same?',
    asked: number('percent', 3.2 / 0.76),
    hint: 'Of a taxable yield, 76% is left.',
    steps: ['3.2% ÷ (1 − 0.24)', '= 4.21%'],
    lesson: ['In a low bracket, the taxable bond often wins.', 'Compare after tax, always.'],
    tool: { path: '/tax-saving-investments', label: 'Tax-Saving Investments' },
  },
  {
    number: 9,
    level: 2,
    title: 'Treasury or CD?',
    ask: 'Your state taxes interest at 9.3%, but not interest from Treasuries. A Treasury pays 4.2%, a CD 4.5%. Which leaves more after state tax?',
    asked: choice(0, 'The Treasury', 'The CD', 'Both the same'),
    hint: 'Take 9.3% off the CD’s rate.',
    steps: ['CD: 4.5% × (1 − 0.093) = 4.08%', 'Treasury: 4.20%'],
    lesson: ['Treasuries are free of state income tax.', 'In a high-tax state, a lower rate can leave more.'],
    tool: { calculator: 'cd' },
  },
  {
    number: 23,
    level: 2,
    title: 'How large a pot?',
    ask: 'You’d spend $42,000 a year and get $18,000 from Social Security. By the 4% rule, how much do you need saved, before tax?',
    asked: number('money', (42_000 - 18_000) / 0.04, 0),
    hint: 'Only the part that Social Security doesn’t pay comes from savings.',
    steps: ['$42,000 − $18,000 = $24,000', '$24,000 ÷ 0.04 = $600,000'],
    lesson: ['Benefits shrink the pot you need by 25 times their size.', 'Taxes make it larger again.'],
    tool: { calculator: 'retirement' },
  },
  {
    number: 25,
    level: 1,
    title: 'The match',
    ask: 'Your employer adds 50¢ for each dollar you put in your 401(k), up to 6% of pay. You earn $60,000. How many dollars a year is the full match?',
    asked: number('money', 0.5 * 0.06 * 60_000, 0),
    hint: '6% of $60,000, and half of that.',
    steps: ['6% of $60,000 = $3,600', 'Half of it: $1,800'],
    lesson: ['A match of 50% is a return no market promises.', 'Check the form: you may be under 6%.'],
    tool: { calculator: '401k', inputs: { pay: 60_000, contribute: 6, perYear: '12' } },
  },
  {
    number: 29,
    level: 2,
    title: 'A gain that fits under the line',
    ask: `In ${defaultYear}, a single person has $30,000 of ordinary taxable income and a $25,000 long-term gain. The 0% rate ends at ${say.money(zeroEnds)} of taxable income; then it’s 15%. What’s the tax on the gain?`,
    asked: number('cents', (gain - free) * 0.15, 0.001),
    hint: 'The gain lies on top of the other income. How much of it fits under the line?',
    steps: [
      `${say.money(zeroEnds)} − $30,000 = ${say.money(free)} at 0%`,
      `${say.money(gain - free)} × 15% = ${say.cents((gain - free) * 0.15)}`,
    ],
    lesson: ['Gains stack on top of other income.', 'In a low-income year, some of a gain can be free of federal tax.'],
    tool: { calculator: 'capital-gains-tax' },
  },
  {
    number: 30,
    level: 3,
    title: 'Bought back too soon',
    ask: 'You bought a share at $50, sold it at $40, and bought it again a week later at $42. What’s its new basis for tax?',
    asked: number('money', 42 + 10, 0),
    hint: 'The loss isn’t allowed now. It isn’t gone either.',
    steps: ['$50 − $40 = $10 of loss, not allowed (a wash sale)', '$42 + $10 = $52'],
    lesson: ['Buying back within 30 days puts the loss off.', 'It comes back when you sell for good.'],
    tool: { calculator: 'tax-loss-harvesting' },
  },
  {
    number: 31,
    level: 2,
    title: 'Loss left over',
    ask: `A single person has $8,000 of capital losses and $3,000 of gains. Up to ${say.money(lossLimit)} of the rest counts against other income this year. How much is carried to next year?`,
    asked: number('money', 8000 - 3000 - lossLimit, 0),
    hint: 'First the gains, then the limit.',
    steps: ['$8,000 − $3,000 = $5,000', `$5,000 − ${say.money(lossLimit)} = ${say.money(5000 - lossLimit)}`],
    lesson: ['Losses cancel gains without limit.', 'What’s left waits, year after year, until it’s used.'],
    tool: { calculator: 'tax-loss-harvesting' },
  },
  {
    number: 32,
    level: 2,
    title: 'The first required withdrawal',
    ask: `At 75, the IRS table says to divide by ${say.number(period, 1)}. With $400,000 in an IRA at the end of last year, how much must come out this year?`,
    asked: number('cents', 400_000 / period, 0.001),
    hint: 'Balance divided by the table’s number.',
    steps: [`$400,000 ÷ ${say.number(period, 1)}`, `= ${say.cents(400_000 / period)}`],
    lesson: ['It’s taxed as income in the year it comes out.', 'Miss it, and there’s a tax on top.'],
    tool: { calculator: 'retirement-drawdown' },
  },
  {
    number: 33,
    level: 3,
    title: 'The order of the years',
    ask: 'You have $100 and take out $10 at the start of each year. One year falls 20%, the other rises 20%. The fall comes first. What’s left after both?',
    asked: number('cents', ((100 - 10) * 0.8 - 10) * 1.2, 0),
    hint: 'Take out, then fall. Take out, then rise.',
    steps: ['(100 − 10) × 0.8 = $72', '(72 − 10) × 1.2 = $74.40', 'With the rise first, it’s $78.40'],
    lesson: [
      'While you take money out, the order of good and bad years counts.',
      'Early falls are the dangerous ones.',
    ],
    tool: { calculator: 'retirement-drawdown' },
  },
  {
    number: 40,
    level: 2,
    title: 'One dollar over',
    ask: `Two years ago, a single person had $1 more income than ${say.money(irmaa?.single ?? 0)}. In ${defaultYear}, Medicare adds ${say.cents(irmaa?.partB ?? 0)} a month to Part B and ${say.cents(irmaa?.partD ?? 0)} to Part D. How much does that dollar cost in the year?`,
    asked: number('cents', surcharge * 12, 0.001),
    hint: 'Add the two, and count twelve months.',
    steps: [`${say.cents(surcharge)} a month`, `× 12 = ${say.cents(surcharge * 12)}`],
    lesson: [
      'The surcharge is a cliff: a dollar over costs the whole step.',
      'It looks at income from two years before.',
    ],
    tool: { calculator: 'social-security' },
  },
]
