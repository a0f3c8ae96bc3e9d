import { saversMatch } from '#facts/retirement/savers-match.ts'
import { reckoned, shareOf } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { law, lawYear } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = { status: 'joint', pay: 120_000, children: 2 } as const
const couple = await answerOf('tax', inputs)
const parent = await answerOf('tax', { status: 'head', pay: 30_000, children: 2 })
const child = law.childTaxCredit.value
const earned = law.earnedIncomeCredit
const most = (children: number) => earned.value.rows.find((row) => row.children === children)?.maxCredit ?? Number.NaN
const college = law.americanOpportunity.value
const tuition = 4000
const aotc = Math.min(tuition, college.fullUpTo) + (Math.min(tuition, college.quarterUpTo) - college.fullUpTo) * 0.25
const care = law.dependentCare.value
const saver = law.saversCredit.value
const match = saversMatch.value

export const familyCredits = defineLesson({
  about: {
    slug: 'family-credits',
    unit: 'work-and-taxes',
    title: 'Which tax credits do families miss?',
    minutes: 6,
    level: 'next',
    about: [
      'child tax credit',
      'earned income credit',
      'EITC',
      'college credit',
      'child care credit',
      'Saver’s Credit',
    ],
    after: ['deductions-and-credits'],
    standards: ['earning'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-31',
  },
  figures: {
    year: published(law.childTaxCredit, Number(lawYear), 'count', lawYear),
    lowPay: given(30_000, 'money'),
    back: worked(-parent('totalTax'), 'money', 'The credits less the tax'),
    lowTax: worked(parent('incomeTax'), 'money', shareOf(parent('bracketRate'), parent('taxableIncome'))),
    earned: worked(parent('earnedIncomeCredit'), 'money', 'Earned income credit for two children'),
    childRefund: worked(parent('additionalChildCredit'), 'money', `2 × ${reckoned(child.refundablePerChild)}`),
    pay: given(inputs.pay, 'money'),
    taxBefore: worked(couple('incomeTax'), 'money', `The tax on ${reckoned(couple('taxableIncome'))}`),
    childCredits: worked(couple('childCredit'), 'money', `2 × ${reckoned(child.perChild)}`),
    taxAfter: worked(couple('totalTax'), 'money', reckoned(couple('incomeTax'), ['−', couple('childCredit')])),
    perChild: published(law.childTaxCredit, child.perChild, 'money'),
    refundable: published(law.childTaxCredit, child.refundablePerChild, 'money'),
    underAge: published(law.childTaxCredit, child.childUnderAge, 'count'),
    otherDependent: published(law.childTaxCredit, child.otherDependent, 'money'),
    none: published(earned, most(0), 'money'),
    one: published(earned, most(1), 'money'),
    two: published(earned, most(2), 'money'),
    three: published(earned, most(3), 'money'),
    collegeMost: published(law.americanOpportunity, college.max, 'money'),
    collegeYears: published(law.americanOpportunity, college.years, 'years'),
    collegeBack: published(law.americanOpportunity, college.refundableShare * 100, 'percent'),
    tuition: given(tuition, 'money'),
    aotc: worked(aotc, 'money', 'All of the first $2,000 and a quarter of the next $2,000'),
    allTuition: mistaken(tuition, 'money', 'The whole tuition'),
    quarter: mistaken(1000, 'money', 'A quarter of the whole tuition'),
    careOne: published(law.dependentCare, care.expenseCapOne, 'money'),
    careTwo: published(law.dependentCare, care.expenseCapTwoOrMore, 'money'),
    careLow: published(law.dependentCare, (care.second?.floor ?? Number.NaN) * 100, 'percent'),
    careHigh: published(law.dependentCare, care.maxRate * 100, 'percent'),
    saverSingle: published(law.saversCredit, saver.agiUpTo.other[2] ?? Number.NaN, 'money'),
    saverJoint: published(law.saversCredit, saver.agiUpTo.joint[2] ?? Number.NaN, 'money'),
    matchYear: published(saversMatch, match.fromYear, 'count', String(match.fromYear)),
    matchRate: published(saversMatch, match.rate * 100, 'percent'),
    matchCap: published(saversMatch, match.contributionCap, 'money'),
    nineteen: given(19, 'count'),
    fullCredit: mistaken(child.perChild, 'money', 'The credit for a child under 17'),
    nothing: mistaken(0, 'money', 'As if no credit were left after 17'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `A single parent earns ${n.lowPay} and has two young children. With nothing held back from pay, how much does the IRS send after filing?`,
      from: 0,
      to: 12_000,
      step: 100,
      truth: 'back',
      reveal: `About ${n.back}. That’s the earned income credit plus the refundable part of the child tax credit.`,
    },
    idea: [
      'Some tax credits pay you even when you owe no income tax.',
      'You only get them if you file a return.',
      'Low pay, children, child care, college and saving can each bring one.',
    ],
    example: [
      `A single parent with two young children earns ${n.lowPay}. Income tax comes to ${n.lowTax}, and the child tax credit wipes it out.`,
      `The refundable part of the child tax credit then pays ${n.childRefund}, and the earned income credit adds ${n.earned}. That’s ${n.back} back.`,
      `Now take a couple with ${n.pay} and two young children. Their tax would be ${n.taxBefore}.`,
      `Two child tax credits take off ${n.childCredits}. They owe ${n.taxAfter}.`,
    ],
    tryIt: 'Change the number of children, then lower the pay. Watch the tax turn into money back.',
    facts: [
      {
        say: `In ${n.year}, the child tax credit is ${n.perChild} for each child under ${n.underAge}. Up to ${n.refundable} of that can be paid to you even if you owe no tax.`,
      },
      {
        say: `The earned income credit goes up to ${n.none} with no children, ${n.one} with one, ${n.two} with two and ${n.three} with three or more.`,
      },
      {
        say: `The American Opportunity Credit is worth up to ${n.collegeMost} a year for ${n.collegeYears} of college. Up to ${n.collegeBack} of it can be paid to you.`,
      },
      {
        say: `Child care while you work can earn a credit of ${n.careLow} to ${n.careHigh} of up to ${n.careOne} of costs for one child, or ${n.careTwo} for two or more.`,
      },
      {
        say: `The Saver’s Credit rewards retirement savers with income up to ${n.saverSingle}, or ${n.saverJoint} on a joint return. From ${n.matchYear}, a Saver’s Match replaces it: up to ${n.matchRate} of ${n.matchCap}, paid into your account.`,
      },
    ],
    myth: {
      said: '“I earned too little, so I don’t need to file.”',
      answer: `You may not have to. But the parent in our example would leave ${n.back} behind.`,
    },
    quiz: [
      {
        ask: `You pay ${n.tuition} of college tuition. How much is the American Opportunity Credit?`,
        right: {
          says: n.aotc,
          figure: 'aotc',
          why: 'It’s all of the first two thousand dollars and a quarter of the next two thousand.',
        },
        wrong: [
          { says: n.allTuition, figure: 'allTuition', why: 'Only the first half counts in full.' },
          { says: n.quarter, figure: 'quarter', why: 'A quarter is for the second half only.' },
        ],
      },
      {
        ask: 'What do you need for the earned income credit?',
        right: {
          says: 'Pay or profit from work',
          why: 'Earned means wages, tips or self-employment. Interest and benefits aren’t enough.',
        },
        wrong: [
          { says: 'At least one child', why: 'Workers without children can get a smaller credit.' },
          { says: 'A home you own', why: 'It has nothing to do with owning a home.' },
        ],
      },
      {
        ask: `Your child is ${n.nineteen}, a full-time student, and you support them. How large is the credit they bring?`,
        right: { says: n.otherDependent, figure: 'otherDependent', why: 'It’s the credit for other dependents.' },
        wrong: [
          {
            says: n.fullCredit,
            figure: 'fullCredit',
            why: `That’s for children under ${n.underAge} at the end of the year.`,
          },
          { says: n.nothing, figure: 'nothing', why: 'The big credit ends, but a smaller one remains.' },
        ],
      },
      {
        ask: 'Both parents work and pay for child care. What can they use?',
        right: {
          says: 'The credit and an FSA, on different dollars',
          why: 'The same dollar can’t count twice, but two kinds of help can share the bill.',
        },
        wrong: [
          {
            says: 'The credit and an FSA, on the same dollars',
            why: 'What an FSA pays is already tax-free, so it comes off the credit.',
          },
          { says: 'Neither, since both have jobs', why: 'Working is what makes the costs count.' },
        ],
      },
    ],
    summary: [
      'Refundable credits can pay you more than you owe, but only if you file.',
      'A new baby, a student, child care and saving each have their own credit.',
    ],
    doNow: { say: 'If you didn’t file in one of the last three years, look up whether a credit was waiting for you.' },
  }),
  widget: {
    calculator: 'tax',
    inputs,
    ask: ['status', 'pay', 'children'],
    expects: [
      ['totalTax', 'taxAfter'],
      ['childCredit', 'childCredits'],
    ],
  },
  next: { lesson: 'side-income', calculator: 'tax' },
})
