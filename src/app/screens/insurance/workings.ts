/** How the insurance screens came to their numbers. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import type { Working } from '#calculators/kit/presentation.ts'
import { coverRules, usualVisit, usualYears } from './insurance-facts.precomputed.ts'

const { replacesLow, usualLiability, care, careYearly, enoughYears } = coverRules
const percent = (share: number) => percentText(share * 100, 0)

const yearNames = { quiet: 'quiet years', some: 'years with some care', hard: 'hard years' } as const

export const workings: readonly Working[] = [
  {
    title: 'A year with a health plan',
    lines: [
      'cost = premium + your part of the bills',
      '     − employer’s HSA money − your HSA money × tax rate',
      'your part = copays + bills up to the deductible',
      '          + coinsurance × the rest, at most the maximum',
    ],
    steps: [
      `The first bills of a year count as office visits, at ${dollars(usualVisit.price)} each (our default). With a copay, they skip the deductible.`,
      'In the network, all bills at once. Preventive care isn’t counted, because plans pay it in full.',
      'A family plan adds up each person’s part, the largest bills first: up to the person’s own deductible and maximum, and the family’s.',
      'The chart takes one person of the family to have the bills. In the table’s hard year, one person’s year is hard and the others’ are quiet.',
      `The average year counts ${usualYears.map(({ key, weight }) => `${yearNames[key]} ${weight}`).join(', ')} in 10 (our default).`,
      'HSA money counts in full, whether it’s spent this year or later.',
    ],
  },
  {
    title: 'A higher deductible',
    lines: [
      'years to break even = extra deductible ÷ premium saved a year',
      'chance to break even = premium saved a year ÷ extra deductible',
    ],
    steps: ['Each claim is taken to be at least as large as the higher deductible.'],
  },
  {
    title: 'Which lines a household needs',
    lines: [
      `disability = ${percent(replacesLow)} of monthly pay before taxes`,
      'at risk = what you own − what you owe, without retirement accounts',
      `umbrella: worth a look once that’s above your liability limit`,
    ],
    steps: [
      `A limit that isn’t known is taken as ${dollars(usualLiability)}, the amount the premium survey priced.`,
      `Long-term care: looked at from age ${care.fromAge}, with savings between ${care.lowYears} and ${care.highYears} years of care at ${dollars(careYearly)}. These edges are ours.`,
      `Disability coverage isn’t counted as needed once savings pass ${enoughYears} years of spending (our default).`,
      'States shield part of a home and some accounts from lawsuits. We don’t subtract that.',
    ],
  },
]
