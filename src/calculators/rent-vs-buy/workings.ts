import type { Pot } from '#engine/housing/rent-or-own.ts'
import { nothingOnReturn, taxWith } from '#engine/housing/tax-life.ts'
import { saltCapSteps } from '#facts/tax-years/law-years.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { dollarsAndCents as cents, dollars, percentText, yearsText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import { factorText, signed, takenOff } from './words.ts'

function firstMonth({ owner, loan, race, setup }: Compared): Working | null {
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
  const { investedShare } = setup.inputs
  const difference = investedShare === 100 ? 'the difference of' : `${percentText(investedShare)} of the difference of`
  return {
    title: 'The first month',
    lines: [
      used.map(([name], at) => `${at === 0 ? '' : name === 'rent taken in' ? ' − ' : ' + '}${name}`).join(''),
      `= ${used.map(([, amount], at) => (at === 0 ? cents(amount) : signed(amount))).join('')}`,
      `= ${cents(own)} to own, ${cents(rent)} to rent`,
    ],
    steps: [
      own >= rent
        ? `The renter invests ${difference} ${cents(own - rent)}.`
        : `The owner invests ${difference} ${cents(rent - own)}.`,
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
  const without = taxWith(law, nothingOnReturn, null).federal.deductions
  return {
    title: `Income tax in the first year (${law.law.year} law)`,
    lines: [
      'change = tax with the home − tax without it',
      `= ${cents(withHome.total)} − ${cents(law.tax)}`,
      `= ${cents(year.taxChange)}`,
    ],
    steps: [
      `Itemized: mortgage interest ${dollars(itemized.mortgageInterest)}, state and local tax ${dollars(itemized.stateAndLocal)}${itemized.stateAndLocalPaid > itemized.stateAndLocal + 0.5 ? ` (capped; paid ${dollars(itemized.stateAndLocalPaid)})` : ''}, gifts ${dollars(itemized.charity)}${itemized.topBracketReduction >= 0.5 ? `, less ${dollars(itemized.topBracketReduction)} for income in the top bracket (IRC 68)` : ''}: ${dollars(itemized.total)} in all.`,
      itemizes
        ? without.itemizes
          ? `Without a home ${dollars(without.itemized.total)} would be itemized anyway, so only what comes on top of it saves tax.`
          : `That is more than the standard deduction of ${dollars(standard)}, so only the part above it saves tax.`
        : `That is not more than the standard deduction of ${dollars(standard)}, so it saves nothing.`,
      `Every year is two whole returns. Brackets and the standard deduction grow with your inflation; the $750,000 loan limit does not. The cap on state and local taxes follows the law: up 1% a year to ${saltCapSteps.value.through}, then $10,000.`,
    ],
  }
}

/** What of the money is gain; nothing where nothing was invested. */
function basisText(who: 'renter' | 'buyer', pot: Pot): string {
  if (pot.value < 0.005) return ''
  const paid = `Investments: ${cents(pot.basis)} of the ${who}’s money was paid in or already taxed`
  return pot.value >= pot.basis
    ? `${paid}; of ${cents(pot.value)} only the rest is gain.`
    : `${paid} and ${cents(pot.value)} is left, a loss of ${cents(pot.basis - pot.value)}.`
}

function atTheEnd(compared: Compared): Working {
  const { setup, owned, left } = compared
  const { years, homeGrowth, price } = setup.inputs
  return {
    title: 'What each has when you leave',
    lines: [
      'buyer = value − cost of selling − loan + investments − tax on gains',
      `= ${cents(owned.homeValue)} − ${cents(owned.sellingCosts)} − ${cents(owned.balance)} + ${cents(left.owner.value)}${takenOff(compared.ownerTax)}`,
      `= ${cents(compared.ownerEnd)}`,
      'renter = investments + deposit − tax on gains',
      `= ${cents(left.renter.value)} + ${cents(setup.renting.deposit)}${takenOff(compared.renterTax)}`,
      `= ${cents(compared.renterEnd)}`,
    ],
    steps: [
      `Value: ${dollars(price)} × ${factorText(homeGrowth)}^${years} = ${cents(owned.homeValue)}.`,
      ...(setup.investing.taxed
        ? [basisText('renter', left.renter), basisText('buyer', left.owner)].filter((text) => text !== '')
        : ['Investments stand in an account without tax, so their growth bears none.']),
      `In today’s dollars: (${cents(compared.ownerEnd)}${takenOff(compared.renterEnd)}) ÷ (1 + ${percentText(setup.inputs.inflation)})^${years} = ${cents(compared.ahead)}.`,
    ],
  }
}

function gain({ owned, setup }: Compared): Working {
  const { sale } = owned
  const { years, letKind, letShare, status } = setup.inputs
  const { single, joint, ownYears } = homeSaleExclusion.value
  const limit = status === 'joint' ? joint : single
  const basis = setup.home.price + setup.home.addedToBasis
  const rise = owned.homeValue - owned.sellingCosts - basis
  const written = sale.gain - rise
  const unit = letKind === 'unit'
  const unitGain = (rise * letShare) / 100 + written
  return {
    title: 'Gain on the home',
    lines: [
      `gain = price − cost of selling − what you paid${written >= 0.005 ? ' + depreciation taken' : ''}`,
      `= ${cents(owned.homeValue)} − ${cents(owned.sellingCosts)} − ${cents(basis)}${written >= 0.005 ? ` + ${cents(written)}` : ''}`,
      `= ${cents(sale.gain)}`,
    ],
    steps: [
      ...(unit
        ? [
            `The unit let is sold as property of its own: ${percentText(letShare)} of ${cents(rise)} and the depreciation, ${cents(unitGain)}. The rest, ${cents(sale.gain - unitGain)}, is your home.`,
          ]
        : []),
      years < ownYears
        ? `Sold before two years of owning and living there: no part is left out of income (IRC 121). Taxed: ${cents(sale.taxable)}.`
        : `Up to ${dollars(limit)} on your own home is left out of income after two years (IRC 121): ${cents(sale.excluded)} here. Taxed: ${cents(sale.taxable)}.`,
      ...(sale.depreciationGain > 0
        ? [`Of that, ${cents(sale.depreciationGain)} gives back depreciation, taxed at up to 25%.`]
        : []),
      ...(owned.freedLoss >= 0.005
        ? [`The sale sets ${cents(owned.freedLoss)} of losses on the unit free, against any income (IRC 469(g), 1231).`]
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
