import { cited } from '../cited.ts'
import { brackets, everyStatus, rows, singleAndSeparate } from './by-status.ts'
import { federalWageBase } from './federal-wage-base.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { Taper } from './schema-taper.ts'

const source = 'state-ct'

const oneThousand = everyStatus(1000)

/** Share of pensions that is free, by federal AGI. */
const otherPensionShares = rows(
  [0, 1],
  [75_000, 0.85],
  [77_500, 0.7],
  [80_000, 0.55],
  [82_500, 0.4],
  [85_000, 0.25],
  [87_500, 0.1],
  [90_000, 0.05],
  [95_000, 0.025],
  [100_000, 0],
)
const pensionShare: Taper = {
  kind: 'table',
  table: {
    by: 'federal-agi',
    edge: 'from',
    rows: {
      ...everyStatus(otherPensionShares),
      joint: rows(
        [0, 1],
        [100_000, 0.85],
        [105_000, 0.7],
        [110_000, 0.55],
        [115_000, 0.4],
        [120_000, 0.25],
        [125_000, 0.1],
        [130_000, 0.05],
        [140_000, 0.025],
        [150_000, 0],
      ),
    },
  },
}

/** The decimals of Table E: high ones at low incomes, falling in steps of $500 at three places. */
const falling = (
  first: number,
  firstSteps: number,
  second: number,
  third: number,
  fourth: number,
): ReturnType<typeof rows> => {
  const step = (from: number, index: number) => from + 500 * index
  return rows(
    [0, 0.75],
    ...Array.from({ length: firstSteps }, (_, index): [number, number] => [
      step(first, index),
      Number((0.7 - 0.05 * index).toFixed(2)),
    ]),
    ...Array.from({ length: 4 }, (_, index): [number, number] => [
      step(second, index),
      Number((0.3 - 0.05 * index).toFixed(2)),
    ]),
    ...Array.from({ length: 5 }, (_, index): [number, number] => [
      step(third, index),
      Number((0.14 - 0.01 * index).toFixed(2)),
    ]),
    ...Array.from({ length: 10 }, (_, index): [number, number] => [
      step(fourth, index),
      Number((0.09 - 0.01 * index).toFixed(2)),
    ]),
  )
}
const jointCredit = falling(30_000, 8, 40_000, 50_000, 96_000)

function yearWith(iraShare: number, wageCap: number): StateYear {
  return {
    ...plainYear(source),
    socialSecurity: cited(
      {
        kind: 'exempt-below',
        limit: singleAndSeparate(75_000, 100_000),
        at: 'taxed',
        above: {
          kind: 'taxed-at-most',
          share: 0.25,
          base: { single: 25_000, joint: 32_000, separate: 25_000, head: 25_000, surviving: 25_000 },
        },
      },
      source,
      { where: 'Conn. Gen. Stat. 12-701(a)(20); Social Security benefit adjustment worksheet' },
    ),
    retirement: [
      cited({ kind: 'plain', name: 'Military pensions', of: ['military-pension'], per: 'person' }, source, {
        where: 'Conn. Gen. Stat. 12-701(a)(20)',
      }),
      cited(
        {
          kind: 'plain',
          name: 'Pensions and annuities',
          of: ['private-pension', 'government-pension'],
          per: 'person',
          taper: pensionShare,
        },
        source,
        { where: 'Conn. Gen. Stat. 12-701(a)(20); pension and annuity worksheet' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'IRA withdrawals',
          of: ['ira'],
          per: 'person',
          share: iraShare,
          taper: pensionShare,
        },
        source,
        { where: 'Conn. Gen. Stat. 12-701(a)(20); 75% for 2025, all from 2026' },
      ),
    ],
    exemptions: cited(
      {
        filer: { single: 15_000, joint: 24_000, separate: 12_000, head: 19_000, surviving: 24_000 },
        taper: {
          kind: 'steps',
          by: 'state-agi',
          over: { single: 30_000, joint: 48_000, separate: 24_000, head: 38_000, surviving: 48_000 },
          per: oneThousand,
          lose: oneThousand,
          partial: 'counts-whole',
        },
      },
      source,
      { where: 'Conn. Gen. Stat. 12-702; Tax Calculation Schedule, table A' },
    ),
    brackets: cited(
      (() => {
        const single = brackets(
          [0, 0.02],
          [10_000, 0.045],
          [50_000, 0.055],
          [100_000, 0.06],
          [200_000, 0.065],
          [250_000, 0.069],
          [500_000, 0.0699],
        )
        const joint = brackets(
          [0, 0.02],
          [20_000, 0.045],
          [100_000, 0.055],
          [200_000, 0.06],
          [400_000, 0.065],
          [500_000, 0.069],
          [1_000_000, 0.0699],
        )
        const head = brackets(
          [0, 0.02],
          [16_000, 0.045],
          [80_000, 0.055],
          [160_000, 0.06],
          [320_000, 0.065],
          [400_000, 0.069],
          [800_000, 0.0699],
        )
        return { single, joint, separate: single, head, surviving: joint }
      })(),
      source,
      { where: 'Conn. Gen. Stat. 12-700; Tax Calculation Schedule, table B' },
    ),
    rules: [
      cited(
        {
          kind: 'recapture-steps',
          name: '2% rate taken back',
          by: 'state-agi',
          over: { single: 56_500, joint: 100_500, separate: 50_250, head: 78_500, surviving: 100_500 },
          per: { single: 5000, joint: 5000, separate: 2500, head: 4000, surviving: 5000 },
          amount: { single: 25, joint: 50, separate: 25, head: 40, surviving: 50 },
          cap: { single: 250, joint: 500, separate: 250, head: 400, surviving: 500 },
        },
        source,
        { where: 'Tax Calculation Schedule, table C' },
      ),
      ...(
        [
          [
            { single: 105_000, joint: 210_000, separate: 105_000, head: 168_000, surviving: 210_000 },
            { single: 25, joint: 50, separate: 25, head: 40, surviving: 50 },
            { single: 250, joint: 500, separate: 250, head: 400, surviving: 500 },
          ],
          [
            { single: 200_000, joint: 400_000, separate: 200_000, head: 320_000, surviving: 400_000 },
            { single: 90, joint: 180, separate: 90, head: 140, surviving: 180 },
            { single: 2700, joint: 5400, separate: 2700, head: 4200, surviving: 5400 },
          ],
          [
            { single: 500_000, joint: 1_000_000, separate: 500_000, head: 800_000, surviving: 1_000_000 },
            { single: 50, joint: 100, separate: 50, head: 80, surviving: 100 },
            { single: 450, joint: 900, separate: 450, head: 720, surviving: 900 },
          ],
        ] as const
      ).map(([over, amount, cap]) =>
        cited(
          {
            kind: 'recapture-steps' as const,
            name: 'Tax recapture',
            by: 'state-agi' as const,
            over,
            per: { single: 5000, joint: 10_000, separate: 5000, head: 8000, surviving: 10_000 },
            amount,
            cap,
          },
          source,
          { where: 'Tax Calculation Schedule, table D' },
        ),
      ),
    ],
    credits: [
      cited(
        {
          kind: 'share-of-tax',
          name: 'Personal tax credit',
          refundable: false,
          table: {
            by: 'state-agi',
            edge: 'above',
            rows: {
              single: singleCredit,
              joint: jointCredit,
              separate: falling(15_000, 8, 20_000, 25_000, 48_000),
              head: falling(24_000, 8, 34_000, 44_000, 74_000),
              surviving: jointCredit,
            },
          },
        },
        source,
        { where: 'Conn. Gen. Stat. 12-703; Tax Calculation Schedule, table E' },
      ),
      cited(
        {
          kind: 'share-of-payment',
          name: 'Property tax credit',
          refundable: false,
          of: 'property-tax',
          share: 1,
          personalProperty: true,
          paymentCap: 300,
          taper: {
            kind: 'share-steps',
            by: 'state-agi',
            over: { single: 49_500, joint: 70_500, separate: 35_250, head: 54_500, surviving: 70_500 },
            per: { single: 10_000, joint: 10_000, separate: 5000, head: 10_000, surviving: 10_000 },
            lose: 0.15,
            partial: 'counts-whole',
          },
        },
        source,
        { where: 'Conn. Gen. Stat. 12-704c; Schedule 3' },
      ),
      cited(
        { kind: 'earned-income', name: 'Earned income tax credit', refundable: true, share: 0.4, extraWithChild: 250 },
        source,
        { where: 'Conn. Gen. Stat. 12-704e; Schedule CT-EITC' },
      ),
    ],
    employeePayroll: [
      cited({ name: 'Paid leave', rate: 0.005, wageCap }, source, {
        where: 'Connecticut Paid Leave Authority, employee contribution',
      }),
    ],
  }
}

const singleCredit = rows(
  [0, 0.75],
  [18_800, 0.7],
  [19_300, 0.65],
  [19_800, 0.6],
  [20_300, 0.55],
  [20_800, 0.5],
  [21_300, 0.45],
  [21_800, 0.4],
  [22_300, 0.35],
  [25_000, 0.3],
  [25_500, 0.25],
  [26_000, 0.2],
  [26_500, 0.15],
  [31_300, 0.14],
  [31_800, 0.13],
  [32_300, 0.12],
  [32_800, 0.11],
  [33_300, 0.1],
  [60_000, 0.09],
  [60_500, 0.08],
  [61_000, 0.07],
  [61_500, 0.06],
  [62_000, 0.05],
  [62_500, 0.04],
  [63_000, 0.03],
  [63_500, 0.02],
  [64_000, 0.01],
  [64_500, 0],
)

export const connecticut: StateTaxFacts = {
  code: 'CT',
  name: 'Connecticut',
  years: { 2025: yearWith(0.75, federalWageBase[2025]), 2026: yearWith(1, federalWageBase[2026]) },
  leftOut: ['minimum-tax', 'entity-credit', 'teachers-pensions'],
  assumed: ['plan-money-from-ira'],
}
