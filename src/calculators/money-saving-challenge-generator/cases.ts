import type { Case } from '../kit/definition.ts'
import type { ChallengeInputs } from './sections.ts'

const bare = { apy: 0, inflation: 0 }

export const cases: readonly Case<ChallengeInputs>[] = [
  {
    name: 'The 52-week challenge as it is printed everywhere: $1 in week 1, $52 in week 52',
    derivation:
      '1 + 2 + … + 52 = 52 × 53 ÷ 2 = 1,378. The last four weeks: 49 + 50 + 51 + 52 = 202. 1,378 ÷ 52 = 26.50.',
    inputs: { ...bare, goal: 1378, steps: 52, rhythm: 'week', pattern: 'up', start: '2027-01-01' },
    expect: {
      firstStep: 1,
      lastStep: 52,
      heaviestFourWeeks: 202,
      sumOfSteps: 1378,
      averagePerWeek: 26.5,
      stepsLeft: 52,
      endMonth: 202_712,
      endBalanceToday: 1378,
    },
    within: 0,
  },
  {
    name: '100 envelopes: every number from 1 to 100 once',
    derivation: '1 + 2 + … + 100 = 100 × 101 ÷ 2 = 5,050.',
    inputs: { ...bare, goal: 5050, steps: 100, rhythm: 'day', pattern: 'envelopes' },
    expect: { smallestStep: 1, largestStep: 100, sumOfSteps: 5050 },
    within: 0,
  },
  {
    name: 'The penny challenge: a cent more every day of a year',
    derivation:
      '365 × 366 ÷ 2 = 66,795 cents = $667.95. The heaviest 28 days: 338 + … + 365 = 28 × 351.5 = 9,842 cents.',
    inputs: { ...bare, goal: 667.95, steps: 365, rhythm: 'day', pattern: 'up', rounding: 'cent' },
    expect: { firstStep: 0.01, lastStep: 3.65, heaviestFourWeeks: 98.42, sumOfSteps: 667.95 },
    within: 0.000001,
  },
  {
    name: 'Equal steps for a goal that does not divide',
    derivation:
      'By hand: 1,000 ÷ 26 = 38.46…: whole dollars 26 × 38 = 988, so 12 steps get 39 and 14 get 38. 1,000 ÷ 52 weeks = 19.23.',
    inputs: { ...bare, goal: 1000, steps: 26, rhythm: 'two-weeks', pattern: 'flat' },
    expect: { smallestStep: 38, largestStep: 39, sumOfSteps: 1000, averagePerWeek: 19.23 },
    within: 0,
  },
  {
    name: 'Missed weeks spread evenly over the rest',
    derivation:
      'By hand: 1 + … + 10 = 55. Week 1 saved (1), weeks 3 and 4 missed (7). The 7 left (2, 5, …, 10: 47) take 54: each one dollar more, 3 to 11.',
    inputs: { ...bare, goal: 55, steps: 10, done: '1', missed: '3-4', spread: 'even' },
    expect: { stillToSave: 54, smallestStep: 3, largestStep: 11, stepsLeft: 7, sumOfSteps: 55 },
    within: 0,
  },
  {
    name: 'Interest: two deposits a year apart',
    derivation:
      'Closed form: 13 monthly steps of 100 from 2027-01-01 to 2028-01-01 at 5%: 100 × 1.05^(d/365) for d = 365, 334, 306, 275, 245, 214, 184, 153, 122, 92, 61, 31, 0 days to the end.',
    inputs: {
      goal: 1300,
      steps: 13,
      rhythm: 'month',
      pattern: 'flat',
      start: '2027-01-01',
      apy: 5,
      inflation: 0,
    },
    // The sum of the closed form, worked out in the derivation's own terms.
    expect: {
      interest:
        [365, 334, 306, 275, 245, 214, 184, 153, 122, 92, 61, 31, 0].reduce(
          (all, d) => all + 100 * 1.05 ** (d / 365),
          0,
        ) - 1300,
    },
    within: 0.005,
  },
]
