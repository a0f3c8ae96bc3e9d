import { percentText, yearsText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { yearSum } from './charts.ts'
import type { Compared } from './compute.ts'
import type { PastRecord } from './history.ts'
import { sumsOf } from './sums.ts'

type Line = readonly [item: string, buy: number | null, rent: number | null, note?: string]

/** Every dollar of the stay on both sides, ending at what each has. Income is positive, spending negative. */
function ledger(compared: Compared): Table {
  const { setup, owned, left } = compared
  const { years } = setup.inputs
  const sums = sumsOf(compared)
  const out = (amount: number): number | null => (amount === 0 ? null : -amount)
  const some = (amount: number): number | null => (amount === 0 ? null : amount)
  const { renting, cashToBuy, buyingCosts, principal, home } = setup
  const toRent = renting.deposit + renting.fees
  const firstOwner = Math.max(0, toRent - cashToBuy)
  const firstRenter = Math.max(0, cashToBuy - toRent)
  const spentOwner =
    sums.interest +
    sums.principal +
    sums.mortgageInsurance +
    sums.propertyTax +
    sums.insurance +
    sums.dues +
    sums.upkeep -
    sums.rentIn +
    sums.taxChange
  const spentRenter = sums.rent + sums.rentersInsurance
  const day: readonly Line[] = [
    ['Down payment', out(home.price - principal), null],
    ['Closing costs, transfer tax, points', out(buyingCosts), null],
    ['Deposit and moving in', null, out(toRent)],
    ['Invested on the first day', out(firstOwner), out(firstRenter), 'The cash the other one needs'],
  ]
  const monthly: readonly Line[] = [
    ['Mortgage interest', out(sums.interest), null],
    ['Principal', out(sums.principal), null, 'Comes back when the home is sold'],
    ['PMI', out(sums.mortgageInsurance), null],
    ['Property tax', out(sums.propertyTax), null],
    ['Insurance', out(sums.insurance), out(sums.rentersInsurance)],
    ['HOA dues and other', out(sums.dues), null],
    ['Upkeep and repairs', out(sums.upkeep), null],
    ['Rent', null, out(sums.rent)],
    ['Rent taken in', some(sums.rentIn), null],
    [sums.taxChange > 0 ? 'More income tax' : 'Income tax saved', some(-sums.taxChange), null],
    ['Monthly difference invested', out(sums.ownerAdded - firstOwner), out(sums.renterAdded - firstRenter)],
  ]
  const end: readonly Line[] = [
    ['Home sold for', owned.homeValue, null],
    ['Cost of selling', out(owned.sellingCosts), null],
    ['Loan paid off', out(owned.balance), null],
    ['Investments', some(left.owner.value), some(left.renter.value), 'After tax on dividends'],
    ['Deposit back', null, some(renting.deposit)],
    ['Tax on gains', out(compared.ownerTax), out(compared.renterTax)],
  ]
  const rows: (readonly (string | number | null)[])[] = []
  const emphasis: { [row: number]: 'heading' | 'subtotal' | 'total' } = {}
  const add = (line: Line, kind?: 'heading' | 'subtotal' | 'total'): void => {
    if (kind) emphasis[rows.length] = kind
    rows.push([line[0], line[1], line[2], line[3] ?? ''])
  }
  const shown = (lines: readonly Line[]) => lines.filter(([, buy, rent]) => buy !== null || rent !== null)
  add(['On the first day', null, null], 'heading')
  for (const line of shown(day)) add(line)
  add(['Cash on the first day', -(cashToBuy + firstOwner), -(toRent + firstRenter)], 'subtotal')
  add([`Over ${yearsText(years)}`, null, null], 'heading')
  for (const line of shown(monthly)) add(line)
  add(
    ['Out of pocket', -(spentOwner + sums.ownerAdded - firstOwner), -(spentRenter + sums.renterAdded - firstRenter)],
    'subtotal',
  )
  add(['When you leave', null, null], 'heading')
  for (const line of shown(end)) add(line)
  add(['You have', compared.ownerEnd, compared.renterEnd], 'total')
  return {
    key: 'ledger',
    title: 'Where the money goes',
    lead:
      setup.inputs.investedShare === 100
        ? 'Future dollars. Both sides spend the same; what differs is what they have at the end.'
        : `Future dollars. ${percentText(setup.inputs.investedShare)} of the monthly difference is invested; the rest is spent, so the two sides do not spend the same.`,
    columns: [
      { label: 'Item', unit: 'text' },
      { label: 'Buy', unit: 'money' },
      { label: 'Rent', unit: 'money' },
      { label: 'Note', unit: 'text' },
    ],
    rows,
    look: 'ledger',
    emphasis,
  }
}

function costsByYear({ owner, race }: Compared): Table {
  return {
    key: 'costsByYear',
    title: 'Costs year by year',
    lead: 'Future dollars. Income tax: less than zero is tax saved by owning.',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'Interest', unit: 'money' },
      { label: 'Principal', unit: 'money' },
      { label: 'PMI', unit: 'money' },
      { label: 'Property tax', unit: 'money' },
      { label: 'Insurance', unit: 'money' },
      { label: 'Dues and other', unit: 'money' },
      { label: 'Upkeep', unit: 'money' },
      { label: 'Rent taken in', unit: 'money' },
      { label: 'Income tax', unit: 'money' },
      { label: 'Owning in all', unit: 'money' },
      { label: 'Renting in all', unit: 'money' },
    ],
    rows: owner.years.map((year, k) => [
      k + 1,
      year.interest,
      year.principal,
      year.mortgageInsurance,
      year.propertyTax,
      year.insurance,
      year.dues + year.other,
      year.upkeep,
      year.rentIn,
      year.taxChange,
      yearSum(owner.monthly, k),
      (race[k]?.rent ?? 0) + (race[k]?.rentersInsurance ?? 0),
    ]),
  }
}

function wealthByYear({ owner, race }: Compared): Table {
  return {
    key: 'wealthByYear',
    title: 'What each has, year by year',
    lead: 'Future dollars at the end of each year. The last two columns are after selling and all tax.',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'Home value', unit: 'money' },
      { label: 'Loan left', unit: 'money' },
      { label: 'Buyer puts in', unit: 'money' },
      { label: 'Buyer’s investments', unit: 'money' },
      { label: 'Renter puts in', unit: 'money' },
      { label: 'Renter’s investments', unit: 'money' },
      { label: 'Buyer has', unit: 'money' },
      { label: 'Renter has', unit: 'money' },
    ],
    rows: race.map((year, k) => [
      k + 1,
      owner.years[k]?.homeValue ?? 0,
      owner.years[k]?.balance ?? 0,
      year.owner.added,
      year.owner.value,
      year.renter.added,
      year.renter.value,
      year.end?.owner ?? 0,
      year.end?.renter ?? 0,
    ]),
  }
}

function byStart(record: PastRecord): Table {
  return {
    key: 'byStart',
    title: 'Each start in the past',
    lead: 'Growth a year after inflation over your stay. The lead is in today’s dollars; a minus means renting was ahead.',
    columns: [
      { label: 'From', unit: 'text' },
      { label: 'Homes grew', unit: 'percent' },
      { label: 'Investments grew', unit: 'percent' },
      { label: 'Buying ahead by', unit: 'money' },
    ],
    rows: record.starts.map((start) => [
      String(start.year),
      start.homes * 100,
      start.investments * 100,
      start.ahead.at(-1) ?? 0,
    ]),
    folded: true,
  }
}

function byMonth({ owner, race, setup, loan }: Compared): Table {
  const months = setup.inputs.years * 12
  return {
    key: 'byMonth',
    title: 'Every month',
    lead: 'Future dollars. The year’s change of income tax is spread over its months.',
    columns: [
      { label: 'Month', unit: 'count' },
      { label: 'Loan and PMI', unit: 'cents' },
      { label: 'Owning in all', unit: 'cents' },
      { label: 'Renting in all', unit: 'cents' },
      { label: 'Owning costs more by', unit: 'cents' },
    ],
    rows: Array.from({ length: months }, (_, month) => {
      const year = race[Math.floor(month / 12)]
      const own = owner.monthly[month] ?? 0
      const rent = ((year?.rent ?? 0) + (year?.rentersInsurance ?? 0)) / 12
      return [month + 1, loan.monthly[month] ?? 0, own, rent, own - rent]
    }),
    folded: true,
  }
}

export const tablesOf = (compared: Compared, record: PastRecord | null): readonly Table[] => [
  ledger(compared),
  costsByYear(compared),
  wealthByYear(compared),
  ...(record ? [byStart(record)] : []),
  byMonth(compared),
]
