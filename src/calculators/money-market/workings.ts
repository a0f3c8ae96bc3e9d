import { LEAST_SAMPLE } from '#engine/saving/tax-share.ts'
import { dollars, dollarsAndCents, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { PlacePath, Result } from './compute.ts'
import type { MoneyMarketInputs } from './fields.ts'
import { countedUsShare, fundSevenDay, placeNames } from './places.ts'

function fundYield(result: Result, inputs: MoneyMarketInputs): Working {
  const simple = fundSevenDay(inputs)
  const { annualYield } = result.places.fund
  if (inputs.yieldBasis === 'effective')
    return {
      title: 'The fund’s yield as an APY',
      lines: [
        'effective yield = (1 + base period return)^(365/7) − 1',
        `${percentText(annualYield * 100, 3)}, as you entered it`,
      ],
      steps: ['A 7-day effective yield is compounded already, so it is used as it is.'],
    }
  return {
    title: 'The fund’s yield as an APY',
    lines: [
      'APY = (1 + 7-day yield × 7 ÷ 365)^(365 ÷ 7) − 1',
      `(1 + ${percentText(simple * 100, 3)} × 7 ÷ 365)^52.1429 − 1`,
      `= ${percentText(annualYield * 100, 3)}`,
    ],
    steps: [
      ...(inputs.yieldBasis === 'gross'
        ? [
            `Before expenses ${percentText(inputs.fundYield, 3)}, less ${percentText(inputs.expense, 3)}: a 7-day yield of ${percentText(simple * 100, 3)}.`,
          ]
        : ['A 7-day SEC yield is after the fund’s expenses: the expense ratio is not taken again.']),
      'The 7-day yield is the income of seven days × 365/7, nothing compounded; the effective one compounds it (SEC Form N-1A, Item 26). It takes for granted that dividends stay in the fund.',
    ],
  }
}

function howTaxed({ key }: PlacePath, { fundKind }: MoneyMarketInputs): string {
  if (key !== 'fund') return 'Bank interest is taxed like pay by the federal government and most states.'
  return fundKind === 'municipal'
    ? 'Municipal dividends are free of federal income tax (IRC 103). Most states tax those from other states’ borrowers.'
    : 'Fund dividends are ordinary dividends, taxed like pay. The part from US obligations is free of state and local income tax (31 USC 3124).'
}

const tax = (result: Result, inputs: MoneyMarketInputs, place: PlacePath, words: string): Working => ({
  title: `Tax on the ${words}`,
  lines: [
    'after tax = (1 + ((1 + APY)^(1/12) − 1) × (1 − tax share))^12 − 1',
    `tax share = ${dollarsAndCents(place.tax.total)} ÷ ${dollarsAndCents(place.sample)} = ${percentText((place.tax.total / place.sample) * 100)}${place.tax.total > place.sample ? ', counted as 100%' : place.tax.total < -0.005 ? ', counted as 0%' : ''}`,
    `${percentText(place.annualYield * 100, 3)} leaves ${percentText(place.annualYieldAfterTax * 100, 3)}`,
  ],
  steps: [
    `A year’s income of ${dollarsAndCents(place.sample)}, ${place.sample > LEAST_SAMPLE ? 'on the balance halfway' : 'more than this balance earns, so that the share can be told'}: whole tax returns with and without it differ by ${dollarsAndCents(place.tax.federal)} federal and ${dollarsAndCents(place.tax.stateAndLocal)} state and local.`,
    howTaxed(place, inputs),
    ...(place.taxShare !== result.places.account.taxShare || place.key === 'account'
      ? ['The same share is used every year.']
      : ['The same share as bank interest, used every year.']),
  ],
})

function match(result: Result, inputs: MoneyMarketInputs): Working | null {
  const { fund } = result.places
  if (fund.taxableEquivalent === null || fund.annualYield === 0) return null
  const net = fund.sample * (1 - fund.taxShare)
  const bank = (fund.sample * fund.taxableEquivalent) / fund.annualYield
  return {
    title: 'The bank APY that leaves as much',
    lines: [
      'bank interest − tax on it = fund dividends − tax on them',
      `${dollarsAndCents(bank)} − ${dollarsAndCents(bank - net)} = ${dollarsAndCents(fund.sample)} − ${dollarsAndCents(fund.sample - net)}`,
      `${percentText(fund.annualYield * 100, 5)} × ${dollarsAndCents(bank)} ÷ ${dollarsAndCents(fund.sample)} = ${percentText(fund.taxableEquivalent * 100, 3)}`,
    ],
    steps: [
      'Found on whole returns, not with one assumed tax rate, so brackets, credits that shrink and the state’s own rules count. Matched on a year’s income, so the yields after tax agree to about a hundredth of a point.',
      `Counted as US interest: ${percentText(countedUsShare(inputs, inputs.state) * 100)} of the dividends.`,
    ],
  }
}

const growth = (result: Result, inputs: MoneyMarketInputs): Working => ({
  title: 'The balance at the end',
  lines: [
    'next month = balance + interest of the month after tax + what you add − fees',
    `from ${dollars(inputs.amount)}, ${inputs.months} months: ${result.ranked.map((place) => `${placeNames[place.key]} ${dollars(place.balance)}`).join(', ')}`,
  ],
  steps: [
    `A month earns (1 + APY)^(1/12) − 1. In today’s dollars: ÷ ${plain(1 + inputs.inflation / 100, 4)}^(${inputs.months} ÷ 12).`,
    ...(inputs.tiers.length > 0
      ? [
          inputs.tierMethod === 'whole'
            ? 'Tiers: the rate of the tier the balance stands in is paid on the whole balance, nothing below the lowest.'
            : 'Tiers: each rate is paid on the part of the balance in its own tier, nothing below the lowest.',
        ]
      : []),
    inputs.billBasis === 'discount'
      ? `Bills at a discount: the price of $1 is 1 − discount × ${inputs.billWeeks * 7} ÷ 360, and a year of them earns (1 ÷ price)^(365 ÷ ${inputs.billWeeks * 7}) − 1.`
      : 'A Treasury yield is quoted for two half years: (1 + yield ÷ 2)² − 1 is what a year of new bills earns at the same yield.',
  ],
})

export const workingsOf = (result: Result, inputs: MoneyMarketInputs): readonly Working[] =>
  [
    fundYield(result, inputs),
    tax(result, inputs, result.places.fund, 'fund’s dividends'),
    tax(result, inputs, result.places.account, 'account’s interest'),
    match(result, inputs),
    growth(result, inputs),
  ].filter((working) => working !== null)
