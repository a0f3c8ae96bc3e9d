import { taxWith } from '#engine/housing/tax-life.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { dollarsAndCents as cents, dollars, percentText, yearsText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'

function firstMonth({ owner, loan, race }: Compared): Working | null {
  const year = owner.years[0]
  if (year === undefined) return null
  const parts: readonly (readonly [string, number])[] = [
    ['loan payment', loan.payment],
    ['PMI', loan.monthlyInsurance],
    ['property tax', year.propertyTax / 12],
    ['insurance', year.insurance / 12],
    ['dues and other', (year.dues + year.other) / 12],
    ['upkeep', year.upkeep / 12],
    ['rent taken in', -year.rentIn / 12],
    ['income tax', year.taxChange / 12],
  ]
  const used = parts.filter(([, amount]) => Math.abs(amount) >= 0.005)
  const rent = ((race[0]?.rent ?? 0) + (race[0]?.rentersInsurance ?? 0)) / 12
  const own = owner.monthly[0] ?? 0
  return {
    title: 'The first month',
    lines: [
      used.map(([name]) => name).join(' + '),
      `= ${used.map(([, amount]) => cents(amount)).join(' + ')}`,
      `= ${cents(own)} to own, ${cents(rent)} to rent`,
    ],
    steps: [
      own >= rent
        ? `The renter invests the difference of ${cents(own - rent)}.`
        : `The owner invests the difference of ${cents(rent - own)}.`,
      'Each month’s difference is invested at the month’s end and grows from the next month on. Cash the renter does not put into a home is invested on the first day.',
    ],
  }
}

function tax({ owner, setup }: Compared): Working | null {
  const year = owner.years[0]
  const law = setup.taxYears[0]
  if (year === undefined || law === undefined) return null
  const withHome = taxWith(law, year.onReturn, null)
  const { itemized, standard, itemizes } = withHome.federal.deductions
  return {
    title: `Income tax in the first year (${law.law.year} law)`,
    lines: [
      'change = tax with the home − tax without it',
      `= ${cents(withHome.total)} − ${cents(law.tax)}`,
      `= ${cents(year.taxChange)}`,
    ],
    steps: [
      `Itemized: mortgage interest ${dollars(itemized.mortgageInterest)}, state and local tax ${dollars(itemized.stateAndLocal)}${itemized.stateAndLocalPaid > itemized.stateAndLocal + 0.5 ? ` (capped; paid ${dollars(itemized.stateAndLocalPaid)})` : ''}, gifts ${dollars(itemized.charity)}: ${dollars(itemized.total)} in all.`,
      itemizes
        ? `That is more than the standard deduction of ${dollars(standard)}, so only the part above it saves tax.`
        : `That is not more than the standard deduction of ${dollars(standard)}, so it saves nothing.`,
      'Every year is two whole returns. Brackets and the standard deduction grow with your inflation; the $750,000 loan limit does not. The cap on state and local taxes follows the law: up 1% a year to 2029, then $10,000.',
    ],
  }
}

function atTheEnd(compared: Compared): Working {
  const { setup, owned, left } = compared
  const { years, homeGrowth, price } = setup.inputs
  return {
    title: 'What each has when you leave',
    lines: [
      'buyer = value − cost of selling − loan + investments − tax on gains',
      `= ${cents(owned.homeValue)} − ${cents(owned.sellingCosts)} − ${cents(owned.balance)} + ${cents(left.owner.value)} − ${cents(compared.ownerTax)}`,
      `= ${cents(compared.ownerEnd)}`,
      'renter = investments + deposit − tax on gains',
      `= ${cents(left.renter.value)} + ${cents(setup.renting.deposit)} − ${cents(compared.renterTax)}`,
      `= ${cents(compared.renterEnd)}`,
    ],
    steps: [
      `Value: ${dollars(price)} × (1 + ${percentText(homeGrowth)})^${years} = ${cents(owned.homeValue)}.`,
      `Investments: ${cents(left.renter.basis)} of the renter’s ${cents(left.renter.value)} was paid in or already taxed; only the rest is gain.`,
      `In today’s dollars: (${cents(compared.ownerEnd)} − ${cents(compared.renterEnd)}) ÷ (1 + ${percentText(setup.inputs.inflation)})^${years} = ${cents(compared.ahead)}.`,
    ],
  }
}

function gain({ owned, setup }: Compared): Working {
  const { sale } = owned
  const { single, joint } = homeSaleExclusion.value
  const limit = setup.inputs.status === 'joint' ? joint : single
  const basis = setup.home.price + setup.home.addedToBasis
  return {
    title: 'Gain on the home',
    lines: [
      'gain = price − cost of selling − what you paid',
      `= ${cents(owned.homeValue)} − ${cents(owned.sellingCosts)} − ${cents(basis)}`,
      `= ${cents(owned.homeValue - owned.sellingCosts - basis)}`,
    ],
    steps: [
      setup.inputs.years < homeSaleExclusion.value.ownYears
        ? 'Sold before two years of owning and living there: no part is left out of income (IRC 121).'
        : `Up to ${dollars(limit)} is left out of income after two years (IRC 121). Taxed: ${cents(sale.taxable)}.`,
      ...(sale.depreciationGain > 0
        ? [`Of that, ${cents(sale.depreciationGain)} gives back depreciation, taxed at up to 25%.`]
        : []),
      'A loss on your own home is not deductible.',
    ],
  }
}

function even({ evenRent, setup }: Compared): Working | null {
  if (evenRent.outcome !== 'even') return null
  const { years } = setup.inputs
  return {
    title: 'The even rent',
    lines: [
      'buyer’s end(rent) − renter’s end(rent) = 0',
      `solved for the rent over ${yearsText(years)}`,
      `rent = ${cents(evenRent.at)} a month`,
    ],
    steps: [
      'Found by running both lives again with other rents until they end level, to a hundredth of a cent. The rent rises each year as you entered it. The mortgage rate is found the same way.',
    ],
  }
}

export const workingsOf = (compared: Compared): readonly Working[] =>
  [firstMonth(compared), tax(compared), atTheEnd(compared), gain(compared), even(compared)].filter(
    (working) => working !== null,
  )
