import { taxBySchedule } from '#engine/tax/brackets.ts'
import { reckoned, shareOf } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { law, lawYear } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = { status: 'single', pay: 60_000 } as const
const tax = await answerOf('tax', inputs)
const brackets = law.ordinaryBrackets.value.single
const edge = (at: number) => brackets[at]?.over ?? Number.NaN
const rate = (at: number) => (brackets[at]?.rate ?? Number.NaN) * 100
const deduction = law.standardDeduction.value
const atEdge = edge(2) + deduction.single
const before = await answerOf('tax', { ...inputs, pay: atEdge })
const after = await answerOf('tax', { ...inputs, pay: atEdge + 100 })
const taxable = 20_000
const secondSlice = (edge(1) * rate(0)) / 100
const rest = ((taxable - edge(1)) * rate(1)) / 100

export const taxBrackets = defineLesson({
  about: {
    slug: 'tax-brackets',
    unit: 'work-and-taxes',
    title: 'Does a higher tax bracket tax all my money?',
    minutes: 6,
    level: 'start',
    about: ['tax brackets', 'marginal rate', 'effective tax rate', 'standard deduction', 'raise'],
    after: ['take-home-pay'],
    standards: ['earning'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-31',
  },
  figures: {
    year: published(law.ordinaryBrackets, Number(lawYear), 'count', lawYear),
    pay: given(inputs.pay, 'money'),
    single: published(law.standardDeduction, deduction.single, 'money'),
    joint: published(law.standardDeduction, deduction.joint, 'money'),
    head: published(law.standardDeduction, deduction.head, 'money'),
    taxable: worked(tax('taxableIncome'), 'money', reckoned(inputs.pay, ['−', deduction.single])),
    rate1: published(law.ordinaryBrackets, rate(0), 'percent'),
    rate2: published(law.ordinaryBrackets, rate(1), 'percent'),
    rate3: published(law.ordinaryBrackets, rate(2), 'percent'),
    rate4: published(law.ordinaryBrackets, rate(3), 'percent'),
    edge1: published(law.ordinaryBrackets, edge(1), 'money'),
    edge2: published(law.ordinaryBrackets, edge(2), 'money'),
    edge3: published(law.ordinaryBrackets, edge(3), 'money'),
    edge4: published(law.ordinaryBrackets, edge(4), 'money'),
    slice1: worked(secondSlice, 'money', shareOf(rate(0), edge(1))),
    slice2Income: worked(tax('taxableIncome') - edge(1), 'money', reckoned(tax('taxableIncome'), ['−', edge(1)])),
    slice2: worked(tax('totalTax') - secondSlice, 'money', shareOf(rate(1), tax('taxableIncome') - edge(1))),
    tax: worked(tax('totalTax'), 'money', reckoned(secondSlice, ['+', tax('totalTax') - secondSlice])),
    effective: worked(
      tax('effectiveRate'),
      'percent',
      reckoned(tax('totalTax'), ['÷', inputs.pay]),
      `${tax('effectiveRate').toFixed(1)}%`,
    ),
    edgePay: worked(atEdge, 'money', reckoned(edge(2), ['+', deduction.single])),
    hundred: given(100, 'money'),
    edgeCost: worked(after('totalTax') - before('totalTax'), 'money', shareOf(rate(2), 100)),
    edgeKeep: worked(
      100 - (after('totalTax') - before('totalTax')),
      'money',
      reckoned(100, ['−', after('totalTax') - before('totalTax')]),
    ),
    quizTaxable: given(taxable, 'money'),
    quizTax: worked(
      taxBySchedule(taxable, brackets),
      'money',
      `${shareOf(rate(0), edge(1))} and ${shareOf(rate(1), taxable - edge(1))}`,
    ),
    quizFirst: worked(secondSlice, 'money', shareOf(rate(0), edge(1))),
    quizRest: worked(rest, 'money', shareOf(rate(1), taxable - edge(1))),
    allTwelve: mistaken((taxable * rate(1)) / 100, 'money', shareOf(rate(1), taxable)),
    allTen: mistaken((taxable * rate(0)) / 100, 'money', shareOf(rate(0), taxable)),
    off: given(1000, 'money'),
    offSaves: worked(10 * rate(2), 'money', shareOf(rate(2), 1000)),
    offAll: mistaken(1000, 'money', 'A deduction read as a credit'),
    offRest: mistaken(1000 - 10 * rate(2), 'money', 'What is left of the deduction after the tax on it'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You’re single and earn ${n.edgePay}, right at the edge of the ${n.rate3} bracket. A raise adds ${n.hundred}. How much more federal income tax do you owe?`,
      from: 0,
      to: 1000,
      step: 1,
      truth: 'edgeCost',
      reveal: `Only ${n.edgeCost}. The new rate applies to the new ${n.hundred}, so you keep ${n.edgeKeep} of it before payroll tax.`,
    },
    idea: [
      'Your income is taxed in slices.',
      'Each slice has its own rate, and a higher rate touches only the top slice.',
      'So a raise can’t push all your pay into a higher bracket.',
    ],
    example: [
      `You’re single and earn ${n.pay}. First comes the standard deduction of ${n.single}, so ${n.taxable} is taxable.`,
      `The first ${n.edge1} is taxed at ${n.rate1}. That’s ${n.slice1}.`,
      `The other ${n.slice2Income} is taxed at ${n.rate2}. That’s ${n.slice2}.`,
      `Add them up: ${n.tax}. You’re in the ${n.rate2} bracket, but you pay ${n.effective} of your income. That’s your effective tax rate.`,
    ],
    tryIt: 'Raise the pay past the next bracket and watch the tax. It bends upward a little, and never jumps.',
    facts: [
      {
        say: `In ${n.year}, a single person pays ${n.rate1} on taxable income up to ${n.edge1}, ${n.rate2} up to ${n.edge2}, ${n.rate3} up to ${n.edge3} and ${n.rate4} up to ${n.edge4}.`,
      },
      {
        say: `The standard deduction comes first: ${n.single} for one person, ${n.joint} for a married couple filing together and ${n.head} for a head of household.`,
      },
      {
        say: `Going over the edge is cheap. From ${n.edgePay} of pay, the next ${n.hundred} costs ${n.edgeCost} of income tax.`,
      },
    ],
    myth: {
      said: '“I turn down overtime so I stay in my bracket.”',
      answer: `Only the extra pay is taxed at the higher rate, so you still take home more. Some credits and benefits do shrink as income rises, which is a different thing.`,
    },
    quiz: [
      {
        ask: `You’re single with ${n.quizTaxable} of taxable income. What’s the federal income tax?`,
        right: {
          says: n.quizTax,
          figure: 'quizTax',
          why: `${n.quizFirst} on the first slice and ${n.quizRest} on the second.`,
        },
        wrong: [
          {
            says: n.allTwelve,
            figure: 'allTwelve',
            why: `That puts ${n.rate2} on all of it. Only the top slice gets that rate.`,
          },
          {
            says: n.allTen,
            figure: 'allTen',
            why: `That puts ${n.rate1} on all of it. The part above ${n.edge1} is taxed more.`,
          },
        ],
      },
      {
        ask: 'What does your marginal tax rate tell you?',
        right: { says: 'The tax on your next dollar', why: 'Use it for a raise, a side job or a deduction.' },
        wrong: [
          { says: 'Your total tax divided by your income', why: 'That’s your effective tax rate. It’s lower.' },
          { says: 'The rate on all of your income', why: 'No single rate applies to all of it.' },
        ],
      },
      {
        ask: `You’re in the ${n.rate3} bracket and find a ${n.off} deduction. How much tax does it save?`,
        right: {
          says: n.offSaves,
          figure: 'offSaves',
          why: `It takes ${n.off} off the top slice, which is taxed at ${n.rate3}.`,
        },
        wrong: [
          {
            says: n.offAll,
            figure: 'offAll',
            why: 'A credit does that. A deduction only lowers the income that’s taxed.',
          },
          { says: n.offRest, figure: 'offRest', why: 'That’s the part you don’t get back.' },
        ],
      },
      {
        ask: 'Can a raise over the edge of a bracket leave you with less after federal income tax?',
        right: { says: 'No', why: 'The higher rate applies only above the edge.' },
        wrong: [
          { says: 'Yes, by a lot', why: 'That would be true if the rate applied to everything. It doesn’t.' },
          {
            says: 'Yes, but only by a little',
            why: 'Income tax alone never takes more than the raise. Losing a benefit can, but that’s not the bracket.',
          },
        ],
      },
    ],
    summary: [
      'Each slice of income has its own rate, and only the top slice sees the top rate.',
      'Use your marginal rate for the next dollar and your effective rate for the whole year.',
    ],
    doNow: { say: 'Find your taxable income on last year’s return, Form 1040, and see which slice you end in.' },
  }),
  widget: {
    calculator: 'tax',
    inputs,
    ask: ['pay', 'status'],
    expects: [
      ['totalTax', 'tax'],
      ['taxableIncome', 'taxable'],
      ['effectiveRate', 'effective'],
    ],
  },
  doors: ['/usa-wealth-building-games/bracket-buckets'],
  next: { lesson: 'deductions-and-credits', calculator: 'tax' },
})
