import type { Case } from '../kit/definition.ts'
import { blankLot, type LotRow } from './lot-row.ts'
import type { GainsInputs } from './sections.ts'

const lot = (change: Partial<LotRow>): LotRow => ({ ...blankLot, bought: '2020-01-02', sold: '2026-11-21', ...change })
const sells = (...lots: readonly LotRow[]) => ({ lots })
/** A long-term gain of 10,000. */
const plain = lot({ cost: 10_000, proceeds: 20_000 })
const home = { lots: [], homePrice: 900_000, homeBasis: 300_000, homeCosts: 6 }

export const cases: readonly Case<GainsInputs>[] = [
  {
    name: 'A short-term gain, and the same gain ten weeks later',
    derivation:
      'Single, 75,000 of pay less 16,100 is 58,900; with 8,000 still in the 22% bracket: 1,760. Long-term from January 22, 2027, 15%: 1,200 (Rev. Proc. 2025-32).',
    inputs: sells(lot({ bought: '2026-01-21', cost: 12_000, proceeds: 20_000 })),
    expect: { tax: 1760, waitTax: 1200, waitSaves: 560, shortTerm: 8000, longTerm: 0 },
    within: 0.005,
  },
  {
    name: 'One year to the day is short-term',
    derivation: 'Publication 550: more than 1 year, counted from the day after the purchase. 10,000 x 22% = 2,200.',
    inputs: sells(lot({ bought: '2025-11-21', cost: 10_000, proceeds: 20_000 })),
    expect: { shortTerm: 10_000, longTerm: 0, tax: 2200 },
    within: 0.005,
  },
  {
    name: 'A year and a day is long-term',
    derivation: 'Bought on November 20, 2025, sold on November 21, 2026: 10,000 x 15% = 1,500.',
    inputs: sells(lot({ bought: '2025-11-20', cost: 10_000, proceeds: 20_000 })),
    expect: { shortTerm: 0, longTerm: 10_000, tax: 1500 },
    within: 0.005,
  },
  {
    name: 'A gain inside the 0% band, and the room left in it',
    derivation:
      'Single, 30,000 less 16,100 is 13,900; with 20,000 of gain 33,900, under 49,450: no tax, and 15,550 of room is left.',
    inputs: { ...sells(lot({ cost: 10_000, proceeds: 30_000 })), income: 30_000 },
    expect: { tax: 0, atZero: 20_000, zeroRoom: 15_550 },
    within: 0.01,
  },
  {
    name: '0, 15 and 20% stacked on the income, with the 3.8% tax',
    derivation:
      'Single, pay 46,100 less 16,100 is 30,000. Gain of 600,000: 19,450 at 0%, 496,050 at 15% (to 545,500), 84,500 at 20%: 74,407.50 + 16,900 = 91,307.50. 3.8% of the smaller of 600,000 and 646,100 - 200,000 = 446,100: 16,951.80. Minimum tax: the exemption of 90,100 shrinks by half of 146,100 to 17,050; 29,050 x 26% is 4,201 more than the 3,352 on 30,000. Together 112,460.30.',
    inputs: { ...sells(lot({ cost: 0, proceeds: 600_000 })), income: 46_100 },
    expect: {
      atZero: 19_450,
      atFifteen: 496_050,
      atTwenty: 84_500,
      netInvestmentTax: 16_951.8,
      tax: 112_460.3,
    },
    within: 0.005,
  },
  {
    name: 'Collectibles at 28%',
    derivation:
      'Single, pay 266,100 less 16,100 is 250,000 in the 32% bracket (201,775 to 256,225). 10,000 of collectibles gain: 28% = 2,800, and 3.8% = 380.',
    inputs: { ...sells(lot({ kind: 'collectible', cost: 10_000, proceeds: 20_000 })), income: 266_100 },
    expect: { tax: 3180, atTwentyEight: 10_000 },
    within: 0.005,
  },
  {
    name: 'A rental with 60,000 of depreciation',
    derivation:
      'Gain 300,000 - (250,000 - 60,000) = 110,000. Pay 116,100 less 16,100 is 100,000. The 60,000 stays in the schedule below 25%: 5,700 at 22% and 54,300 at 24% = 14,286. The other 50,000 at 15% = 7,500. 3.8% of 226,100 - 200,000 = 991.80 (Schedule D Tax Worksheet).',
    inputs: {
      ...sells(lot({ kind: 'rental', cost: 250_000, proceeds: 300_000, depreciation: 60_000 })),
      income: 116_100,
    },
    expect: { gain: 110_000, longTerm: 110_000, tax: 22_777.8 },
    within: 0.005,
  },
  {
    name: 'A main home: 250,000 of the gain is excluded',
    derivation:
      '900,000 - 54,000 of costs - 300,000 = 546,000; less 250,000 is 296,000. With 75,000 of pay taxable income is 354,900, all under 545,500: 44,400. 3.8% of 371,000 - 200,000 = 6,498.',
    inputs: home,
    expect: { homeExcluded: 250_000, longTerm: 296_000, tax: 50_898 },
    within: 0.005,
  },
  {
    name: 'A main home of a couple: 500,000',
    derivation:
      '546,000 less 500,000 is 46,000. Joint, 75,000 less 32,200 is 42,800; with the gain 88,800, under 98,900: no tax.',
    inputs: { ...home, status: 'joint' },
    expect: { homeExcluded: 500_000, longTerm: 46_000, tax: 0 },
    within: 0.005,
  },
  {
    name: 'Treas. Reg. 1.121-3(g) Example 1: twelve months, then a job elsewhere',
    derivation:
      '12 of 24 months: 125,000 of 250,000. The gain of 150,000 is taxed on 25,000, short-term: 12 months are no more than a year.',
    inputs: {
      lots: [],
      homePrice: 400_000,
      homeBasis: 250_000,
      homeCosts: 0,
      homeOwned: 12,
      homeLived: 12,
      homeReason: 'work',
    },
    expect: { homeExcluded: 125_000, shortTerm: 25_000 },
    within: 0.005,
  },
  {
    name: 'Publication 551, a gift sold at a gain: the giver’s cost',
    derivation: 'The giver’s adjusted basis is 10,000, the value at the gift 8,000; sold for 12,000 the gain is 2,000.',
    inputs: sells(lot({ origin: 'gift', cost: 10_000, given: '2024-03-01', givenValue: 8000, proceeds: 12_000 })),
    expect: { gain: 2000 },
    within: 0,
  },
  {
    name: 'The same gift sold at a loss: its value when given',
    derivation: 'Publication 551: sold for 7,000 the loss is counted from 8,000: 1,000.',
    inputs: sells(lot({ origin: 'gift', cost: 10_000, given: '2024-03-01', givenValue: 8000, proceeds: 7000 })),
    expect: { gain: -1000 },
    within: 0,
  },
  {
    name: 'The same gift sold between the two',
    derivation: 'Publication 551: sold for 9,000 there is neither gain nor loss.',
    inputs: sells(lot({ origin: 'gift', cost: 10_000, given: '2024-03-01', givenValue: 8000, proceeds: 9000 })),
    expect: { gain: 0, tax: 0 },
    within: 0,
  },
  {
    name: 'Inherited three months ago: long-term at once',
    derivation: 'IRC 1014 and 1223(9): value at death 10,000, sold for 20,000; 10,000 x 15% = 1,500.',
    inputs: sells(lot({ origin: 'inherited', bought: '2026-08-20', cost: 10_000, proceeds: 20_000 })),
    expect: { longTerm: 10_000, shortTerm: 0, tax: 1500 },
    within: 0.005,
  },
  {
    name: 'A loss of 10,000: 3,000 this year, 7,000 carried over',
    derivation: 'IRC 1211(b), 1212(b): 3,000 x 22% = 660 less tax; 7,000 of long-term loss is left.',
    inputs: sells(lot({ cost: 20_000, proceeds: 10_000 })),
    expect: { tax: -660, longCarryover: 7000, shortCarryover: 0 },
    within: 0.005,
  },
  {
    name: 'Publication 550, Bob and Gloria Sampson: a loss of 7,000 on a joint return',
    derivation: 'They deduct 3,000 and carry over 4,000. Taxable pay of 42,800 lies in the 12% bracket: 360 less tax.',
    inputs: { ...sells(lot({ cost: 17_000, proceeds: 10_000 })), status: 'joint' },
    expect: { tax: -360, longCarryover: 4000 },
    within: 0.005,
  },
  {
    name: 'QSBS of 2019: all of 5 million is left out',
    derivation:
      'Acquired after September 27, 2010 and held for more than 5 years: 100%, under 10 million (IRC 1202(a)(4), (b)).',
    inputs: sells(lot({ kind: 'small-business', bought: '2019-01-02', cost: 1000, proceeds: 5_001_000 })),
    expect: { smallBusinessExcluded: 5_000_000, tax: 0 },
    within: 0.005,
  },
  {
    name: 'QSBS under the newer rules: half from the third anniversary on',
    derivation:
      'Acquired after July 4, 2025 and held for at least 3 years: 50% of 1,000,000; the other half is taxed at up to 28%.',
    inputs: sells(
      lot({ kind: 'small-business', bought: '2025-08-01', sold: '2028-08-01', cost: 0, proceeds: 1_000_000 }),
    ),
    expect: { smallBusinessExcluded: 500_000, longTerm: 500_000 },
    within: 0.005,
  },
  {
    name: 'Washington: 7% over 284,000, and nothing on real estate',
    derivation: 'RCW 82.87: (500,000 - 284,000) x 7% = 15,120 on stock; the 100,000 gained on land is exempt.',
    inputs: {
      ...sells(lot({ cost: 0, proceeds: 500_000 }), lot({ kind: 'land', cost: 0, proceeds: 100_000 })),
      state: 'WA',
    },
    expect: { stateTax: 15_120 },
    within: 0.005,
  },
  {
    name: 'Pennsylvania: 3.07% whatever the holding period',
    derivation: '10,000 x 15% = 1,500 and 10,000 x 3.07% = 307.',
    inputs: { ...sells(plain), state: 'PA', income: 116_100 },
    expect: { federalTax: 1500, stateTax: 307, tax: 1807 },
    within: 0.005,
  },
]
