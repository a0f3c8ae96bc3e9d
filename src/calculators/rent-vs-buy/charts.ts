import type { Chart, XYChart } from '../kit/presentation.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { heat } from './heat.ts'
import { recordOf } from './history.ts'
import { HISTORY_FROM, HISTORY_TO } from './home-record.ts'
import { roughly } from './roughly.ts'
import { inToday } from './setup.ts'
import { chartWords } from './words/explain.en.ts'
import { yearSum } from './year-sum.ts'

/** What both would have if they undid everything on the first day: the price of changing one's mind. */
function startEnds({ result: { setup } }: ComparedContext): { readonly owner: number; readonly renter: number } {
  const { home, principal, cashToBuy, renting } = setup
  const toRent = renting.deposit + renting.fees
  return {
    owner: home.price * (1 - home.sellingShare) - principal + Math.max(0, toRent - cashToBuy),
    renter: Math.max(0, cashToBuy - toRent) + renting.deposit,
  }
}

function netWorth(context: ComparedContext): XYChart {
  const { result, inputs, say } = context
  const { setup, race, breakEvenYear } = result
  const { years } = inputs
  const words = chartWords.netWorth
  const start = startEnds(context)
  const today = (side: 'owner' | 'renter') => [
    start[side],
    ...race.map(({ end }, k) => inToday(setup, end?.[side] ?? 0, k + 1)),
  ]
  const owner = today('owner')
  const renter = today('renter')
  const even = breakEvenYear === null ? [] : [{ x: breakEvenYear, label: words.ahead }]
  const leave = breakEvenYear === years ? [] : [{ x: years, label: words.leave }]
  return {
    kind: 'lines',
    key: 'netWorth',
    title: words.title,
    lead: words.lead,
    summary: [
      words.summary({ years, buy: owner[years] ?? 0, rent: renter[years] ?? 0 }, say),
      breakEvenYear === null ? words.notAhead({ years: race.length }, say) : words.firstAhead({ year: breakEvenYear }),
    ].join(' '),
    note: inputs.investedShare === 100 ? words.sameSpent : words.notSame,
    x: { label: words.x, kind: 'number', values: owner.map((_, k) => k) },
    unit: 'money',
    series: [
      { key: 'buy', label: words.buy, color: 'principal', values: owner },
      { key: 'rent', label: words.rent, color: 'growth', values: renter },
    ],
    marks: [...even, ...leave],
  }
}

function past(context: ComparedContext): XYChart | null {
  const { result, inputs, say } = context
  const record = recordOf(context)
  if (record === null) return null
  const { years } = inputs
  const words = chartWords.past
  const start = startEnds(context)
  const now = start.owner - start.renter
  const ahead = result.race
    .slice(0, years)
    .map(({ end }, k) => inToday(result.setup, end ? end.owner - end.renter : 0, k + 1))
  const own = [now, ...ahead]
  return {
    kind: 'lines',
    key: 'past',
    title: words.title,
    lead: words.lead({ years, from: HISTORY_FROM, to: HISTORY_TO }),
    summary: words.summary(
      {
        ahead: record.ownerAhead,
        starts: record.starts.length,
        low: roughly(record.low.at(-1) ?? 0),
        high: roughly(record.high.at(-1) ?? 0),
      },
      say,
    ),
    note: words.note,
    x: { label: words.x, kind: 'number', values: own.map((_, k) => k) },
    unit: 'money',
    signs: { above: words.above, below: words.below },
    series: [
      { key: 'own', label: words.own, color: 'principal', values: own },
      { key: 'middle', label: words.middle, color: 'growth', look: 'dashed', values: [now, ...record.middle] },
    ],
    band: { label: words.band, low: [now, ...record.low], high: [now, ...record.high], color: 'growth' },
    level: { value: 0, label: words.even },
  }
}

function monthlyCost({ result, inputs, say }: ComparedContext): XYChart {
  const { owner, race, loan } = result
  const words = chartWords.monthlyCost
  const own = owner.years.map((_, k) => yearSum(owner.monthly, k) / 12)
  const rent = race.map((year) => (year.rent + year.rentersInsurance) / 12)
  const dearer = rent.map((amount, k) => amount >= (own[k] ?? 0))
  const crossing = dearer.indexOf(true)
  const count = dearer.filter(Boolean).length
  const stays = crossing >= 0 && count === dearer.length - crossing
  const crossed = stays
    ? crossing === 0
      ? words.ownCheaper
      : words.crosses({ year: crossing + 1 })
    : words.crossesOften({ count, years: rent.length, year: crossing + 1 })
  const owed = owner.years.findIndex((year) => year.balance < 0.005)
  const isPaidOff = loan.outcome === 'loan' && owed >= 0 && owed + 2 <= own.length
  return {
    kind: 'lines',
    key: 'monthlyCost',
    title: words.title,
    lead: inputs.investedShare === 100 ? words.lead : words.leadPart({ share: inputs.investedShare }, say),
    summary: [
      words.summary({ own: own[0] ?? 0, rent: rent[0] ?? 0 }, say),
      crossing < 0 ? words.rentCheaper : crossed,
    ].join(' '),
    note: words.note,
    x: { label: words.x, kind: 'number', values: own.map((_, k) => k + 1) },
    unit: 'money',
    yLabel: words.y,
    series: [
      { key: 'own', label: words.own, color: 'principal', look: 'step', values: own },
      { key: 'rent', label: words.rent, color: 'growth', look: 'step', values: rent },
    ],
    ...(isPaidOff ? { marks: [{ x: owed + 2, label: words.paidOff }] } : {}),
  }
}

export const charts = [netWorth, past, heat, monthlyCost].map((make) => ofCompared<Chart | null>(make))
