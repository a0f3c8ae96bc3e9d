import { dollars, percentText, shortDollars, yearsText } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import { heatOf } from './heat.ts'
import { HISTORY_FROM, HISTORY_TO, type PastRecord } from './history.ts'
import { inToday } from './setup.ts'
import { leadText } from './words.ts'

/** What both would have if they undid everything on the first day: the price of changing one's mind. */
function startEnds({ setup }: Compared): { readonly owner: number; readonly renter: number } {
  const { home, principal, cashToBuy, renting } = setup
  const toRent = renting.deposit + renting.fees
  return {
    owner: home.price * (1 - home.sellingShare) - principal + Math.max(0, toRent - cashToBuy),
    renter: Math.max(0, cashToBuy - toRent) + renting.deposit,
  }
}

function netWorth(compared: Compared): XYChart {
  const { setup, race, breakEvenYear } = compared
  const start = startEnds(compared)
  const today = (side: 'owner' | 'renter') => [
    start[side],
    ...race.map(({ end }, k) => inToday(setup, end?.[side] ?? 0, k + 1)),
  ]
  const owner = today('owner')
  const renter = today('renter')
  const { years } = setup.inputs
  const even = breakEvenYear === null ? [] : [{ x: breakEvenYear, label: 'Buying ahead' }]
  const leave = breakEvenYear === years ? [] : [{ x: years, label: 'You leave' }]
  return {
    kind: 'lines',
    key: 'netWorth',
    title: 'What you would have',
    lead: 'If the home and the investments were sold at the end of each year and all tax paid.',
    summary: `After ${yearsText(years)} the buyer has ${shortDollars(owner[years] ?? 0)} and the renter ${shortDollars(renter[years] ?? 0)}. ${breakEvenYear === null ? `Buying is not ahead within ${race.length} years.` : `Buying is first ahead in year ${breakEvenYear}.`}`,
    note: `Today’s dollars.${setup.inputs.investedShare === 100 ? ' Both have spent the same by then.' : ' Who pays less spends a part of the difference, which is not in the lines.'}`,
    x: { label: 'Year', kind: 'number', values: owner.map((_, k) => k) },
    unit: 'money',
    series: [
      { key: 'buy', label: 'Buy', color: 'principal', values: owner },
      { key: 'rent', label: 'Rent', color: 'growth', values: renter },
    ],
    marks: [...even, ...leave],
  }
}

function range(compared: Compared, record: PastRecord): XYChart {
  const { setup, race } = compared
  const { years } = setup.inputs
  const start = startEnds(compared)
  const now = start.owner - start.renter
  const own = [
    now,
    ...race.slice(0, years).map(({ end }, k) => inToday(setup, end ? end.owner - end.renter : 0, k + 1)),
  ]
  return {
    kind: 'lines',
    key: 'past',
    title: 'How it would have gone in the past',
    lead: `Your plan through every start from ${HISTORY_FROM} to ${HISTORY_TO - years + 1}: home prices and investments as they really moved.`,
    summary: `Buying was ahead after ${record.ownerAhead} of ${record.starts.length} starts. Leaving out the best and worst tenth, it ended anywhere from ${leadText(record.low.at(-1) ?? 0)} to ${leadText(record.high.at(-1) ?? 0)}.`,
    note: `Today’s dollars; below zero renting is ahead. Past moves after inflation, on top of your own inflation; rent, loan and tax law as you entered them. The starts overlap, so they are fewer than they look.`,
    x: { label: 'Year', kind: 'number', values: own.map((_, k) => k) },
    unit: 'money',
    signs: { above: 'Buying ahead', below: 'Renting ahead' },
    series: [
      { key: 'own', label: 'Your guesses', color: 'principal', values: own },
      { key: 'middle', label: 'Middle of the past', color: 'growth', look: 'dashed', values: [now, ...record.middle] },
    ],
    band: { label: 'Eight of ten starts', low: [now, ...record.low], high: [now, ...record.high], color: 'growth' },
    level: { value: 0, label: 'Even' },
  }
}

function monthlyCost({ owner, race, loan, setup }: Compared): XYChart {
  const own = owner.years.map((_, k) => yearSum(owner.monthly, k) / 12)
  const rent = race.map((year) => (year.rent + year.rentersInsurance) / 12)
  const crossing = rent.findIndex((amount, k) => amount >= (own[k] ?? 0))
  const stays = crossing >= 0 && rent.slice(crossing).every((amount, k) => amount >= (own[crossing + k] ?? 0))
  const crossed = stays
    ? crossing === 0
      ? 'Owning is cheaper by the month from the start.'
      : `From year ${crossing + 1} renting costs more.`
    : `Renting costs more in ${rent.filter((amount, k) => amount >= (own[k] ?? 0)).length} of ${rent.length} years, first in year ${crossing + 1}.`
  const owed = owner.years.findIndex((year) => year.balance < 0.005)
  const paidOff =
    loan.outcome === 'loan' && owed >= 0 && owed + 2 <= own.length ? [{ x: owed + 2, label: 'Loan paid off' }] : []
  return {
    kind: 'lines',
    key: 'monthlyCost',
    title: 'What leaves your pocket each month',
    lead:
      setup.inputs.investedShare === 100
        ? 'Whoever pays less invests the difference, the renter as well as the owner.'
        : `Whoever pays less invests ${percentText(setup.inputs.investedShare)} of the difference, the renter as well as the owner.`,
    summary: `Owning costs ${dollars(own[0] ?? 0)} a month in the first year and renting ${dollars(rent[0] ?? 0)}. ${crossing < 0 ? 'Renting stays cheaper by the month throughout.' : crossed}`,
    note: 'Future dollars, average of each year. Owning holds loan, PMI, tax, insurance, dues and upkeep, less rent taken in and income tax saved.',
    x: { label: 'Year', kind: 'number', values: own.map((_, k) => k + 1) },
    unit: 'money',
    yLabel: 'Dollars a month',
    series: [
      { key: 'own', label: 'Own', color: 'principal', look: 'step', values: own },
      { key: 'rent', label: 'Rent', color: 'growth', look: 'step', values: rent },
    ],
    ...(paidOff.length > 0 ? { marks: paidOff } : {}),
  }
}

/** Twelve months of year `k` (0-based) added up. */
export function yearSum(monthly: readonly number[], k: number): number {
  let sum = 0
  for (let month = k * 12; month < k * 12 + 12; month++) sum += monthly[month] ?? 0
  return sum
}

export function chartsOf(compared: Compared, record: PastRecord | null): readonly Chart[] {
  const heat = heatOf(compared)
  return [
    netWorth(compared),
    ...(record ? [range(compared, record)] : []),
    ...(heat ? [heat] : []),
    monthlyCost(compared),
  ]
}
