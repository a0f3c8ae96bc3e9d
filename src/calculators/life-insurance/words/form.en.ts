/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  family: 'Your family',
  owned: 'What you owe and have',
  care: { title: 'Child care and college', more: 'Child care, college' },
  loan: { title: 'Mortgage and last bills', more: 'Mortgage, funeral' },
  support: { title: 'How long they need support', more: 'How long, retirement ages' },
  benefits: { title: 'Social Security', more: 'Social Security survivor benefits' },
  partner: { title: 'Your partner’s coverage', more: 'Coverage on your partner' },
  growth: { title: 'Taxes and growth', more: 'State, return, inflation' },
}

interface Ages {
  readonly grown: number
  readonly retire: number
  readonly long: number
}
interface CollegeYear {
  readonly netInState: number
  readonly inState: number
  readonly outOfState: number
  readonly private: number
}
const careHint =
  (whose: string) =>
  ({ month }: { month: number }, say: Say) =>
    `What it would cost to replace the child care and housework ${whose} now. Full-time care averages ${say.money(month)} a month per child.`

export const formWords = {
  birthDate: { label: 'Your date of birth' },
  pay: { label: 'Your pay', hint: 'Before taxes' },
  family: {
    label: 'Your household',
    options: { married: 'Married', partner: 'Unmarried partner', single: 'No partner' },
  },
  partnerPay: { label: 'Partner’s pay', hint: 'Before taxes. Enter 0 for a stay-at-home parent.' },
  children: { label: 'Children', noun: 'child' },
  childAge: { label: 'Age', unit: 'years' },
  spending: {
    label: 'Living costs without you',
    hint: 'What your family would spend. Leave out the mortgage, child care and college.',
  },

  mortgage: { label: 'Mortgage balance', hint: 'Enter 0 if you rent, and put rent in living costs.' },
  debts: { label: 'Other debts', hint: 'Car, cards, student loans someone would have to pay' },
  savings: { label: 'Savings they could use', hint: 'Leave out retirement accounts they wouldn’t touch.' },
  individual: { label: 'Your own policies', hint: 'The death benefit of policies you pay for yourself' },
  group: { label: 'Coverage through work', hint: 'In your benefits portal, often 1 or 2 times pay' },

  childCare: { label: 'Child care now', hint: 'What you pay today. We stop it at 13.' },
  careYou: { label: 'Your work at home', hint: careHint('you do') },
  carePartner: { label: 'Partner’s work at home', hint: careHint('your partner does') },
  college: {
    label: 'College for each child',
    options: (year: CollegeYear, say: Say) => ({
      none: 'None',
      net: `In-state public, after grants (${say.money(year.netInState)} a year)`,
      inState: `In-state public, full price (${say.money(year.inState)})`,
      outOfState: `Out-of-state public (${say.money(year.outOfState)})`,
      private: `Private (${say.money(year.private)})`,
      own: 'My own number',
    }),
  },
  collegeYearly: { label: 'College cost per year', hint: 'For one child, at today’s prices' },
  collegeShare: { label: 'Share you’d pay' },

  mortgagePlan: {
    label: 'Mortgage plan',
    options: { payoff: 'Pay it off right away', keep: 'Keep making payments' },
  },
  mortgageRate: { label: 'Mortgage rate' },
  mortgageYears: { label: 'Mortgage time left' },
  final: {
    label: 'Funeral and last bills',
    hint: ({ funeral }: { funeral: number }, say: Say) =>
      `Our default. A funeral with burial costs about ${say.money(funeral)}.`,
  },
  individualYears: { label: 'Years left on your policies' },

  until: {
    label: 'Support them until',
    options: ({ grown, retire, long }: Ages) => ({
      grown: `The youngest is ${grown}`,
      retire: `Your partner is ${retire}`,
      life: `Your partner is ${long}`,
      years: 'A number of years',
    }),
  },
  years: { label: 'Years of support' },
  grownShare: {
    label: 'Costs once kids leave',
    hint: 'Our default: the share of living costs left once your kids are grown.',
  },
  partnerBirthDate: { label: 'Partner’s date of birth' },
  workUntil: { label: 'You’d work until', unit: 'years old' },
  partnerWorkUntil: { label: 'Partner would work until', unit: 'years old' },

  benefits: {
    label: 'Count survivor benefits',
    hint: 'Figured from your pay, unless you enter the amount on your statement',
  },
  statement: {
    label: 'Your survivor benefit',
    hint: 'On your ssa.gov statement: “Your spouse, if benefits start at full retirement age”',
  },
  partnerStatement: { label: 'Partner’s survivor benefit', hint: 'The same line on your partner’s statement' },
  startAge: { label: 'Started working at', unit: 'years old', hint: 'Used for both of you' },
  childEnd: {
    label: 'Children’s benefits end',
    options: { eighteen: 'At 18', nineteen: 'At 19, still in high school' },
  },

  partnerIndividual: { label: 'Partner’s own policies' },
  partnerGroup: { label: 'Partner’s coverage through work' },

  safeReturn: {
    label: 'Return on the money',
    hint: 'Our default for safe savings, after taxes. Money for next year’s bills can’t ride out a bad market.',
  },
  saveExtra: {
    label: 'Save income above costs',
    hint: 'Off: they spend whatever a year leaves over. On: they keep it for later years.',
  },
  inflation: { hint: 'Our default. Living costs, pay and Social Security rise with it.' },
  collegeGrowth: {
    label: 'College price increase',
    hint: 'Our default: inflation plus 1.3% a year, the 20-year average',
  },
} as const
