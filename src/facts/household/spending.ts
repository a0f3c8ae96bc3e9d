import { cited } from '../cited.ts'

/** Average spending of all households, dollars a year, and income before tax; the lowest and the highest fifth by income. */
export const spending2024 = cited(
  {
    total: 78_535,
    incomeBeforeTax: 104_207,
    lowestFifth: 35_046,
    highestFifth: 150_342,
  },
  'bls-ce',
  { where: 'release of 19 December 2025', asOf: '2024' },
)

/**
 * The parts of 2023, dollars a year. `insuranceAndPensions` holds what is taken from pay for Social Security and pensions;
 * income tax is in none of them. `food` is `foodAtHome` and `foodAway` together.
 */
export const spendingParts2023 = cited(
  {
    housing: 25_436,
    transportation: 13_174,
    food: 9985,
    insuranceAndPensions: 9556,
    healthcare: 6159,
    entertainment: 3635,
    gifts: 2378,
    clothing: 2041,
    education: 1656,
    other: 1184,
    personalCare: 950,
    alcohol: 637,
    tobacco: 370,
    reading: 117,
  },
  'bls-ce',
  {
    where: 'Table A, 2023',
    asOf: '2023',
    note: 'The parts of 2024 are not confirmed; these are the averages of 2023.',
  },
)
export const spendingTotal2023 = cited({ asPublished: 77_280, revised: 77_158 }, 'bls-ce', { asOf: '2023' })
export const foodParts2023 = cited({ foodAtHome: 6053, foodAway: 3933 }, 'bls-ce', { asOf: '2023' })
