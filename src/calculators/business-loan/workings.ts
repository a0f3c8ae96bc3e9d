import { holidaysThrough } from '#facts/calendar/federal-holidays.ts'
import { sbaGuaranteeFee } from '#facts/lending/small-business.ts'
import { dollarsAndCents as money, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { balloonAsked, debitOfSales, type Priced } from './compute.ts'
import type { BusinessInputs } from './fields.ts'
import { unitsAYear } from './rhythm.ts'
import { centsPerDollar } from './words.ts'

const unitNames = { 'business-daily': 'day', weekly: 'week', biweekly: 'two weeks', monthly: 'month' } as const

function debitWorking({ own }: Priced, inputs: BusinessInputs): Working {
  const total = `${money(own.financed)} × ${plain(inputs.factor, 4)} = ${money(own.totalPaid)}`
  const count = own.times.length
  const fromSales = inputs.advanceBy === 'sales' ? debitOfSales(inputs) : null
  return {
    title: 'The debit',
    lines:
      inputs.advanceBy === 'term'
        ? ['debit = amount × factor ÷ number of debits', `= ${total} ÷ ${count}`, `= ${money(own.payment)}`]
        : [
            'number of debits = amount × factor ÷ debit',
            `= ${total} ÷ ${money(own.payment)}`,
            `= ${count}, rounded up`,
          ],
    steps: [
      ...(fromSales === null
        ? []
        : [
            `Debit: ${percentText(inputs.salesShare)} of ${money(inputs.sales ?? 0)} a month, 12 months over the debits of a year (250 business days, 52 weeks): ${money(fromSales)}.`,
          ]),
      `Rounded to the cent; the last debit, ${money(own.lastPayment)}, takes what is left.`,
      ...(own.rhythm === 'business-daily'
        ? [
            `Weekends and bank holidays have no debit (holidays known up to ${holidaysThrough}; a Saturday holiday does not close banks on Friday).`,
          ]
        : []),
    ],
  }
}

function paymentWorking({ own }: Priced, inputs: BusinessInputs): Working {
  const perYear = unitsAYear(own.rhythm)
  const amount = plain(own.financed)
  if (inputs.kind === 'line' && inputs.lineRepay === 'interest-only' && own.times.length > 1)
    return {
      title: 'Each payment',
      lines: own.byDays
        ? [
            'interest of a day = amount × rate ÷ 365',
            `= ${amount} × ${percentText(inputs.rate)} ÷ ${perYear}`,
            `= ${money((own.financed * inputs.rate) / 100 / perYear)}`,
          ]
        : [
            'payment = amount × rate ÷ payments a year',
            `= ${amount} × ${percentText(inputs.rate)} ÷ ${perYear}`,
            `= ${money(own.payment)}`,
          ],
      steps: [
        ...(own.byDays
          ? [`Each payment is for the days since the last: 1, or 3 over a weekend; ${money(own.payment)} on average.`]
          : []),
        `The last payment, ${money(own.lastPayment)}, pays back all that was drawn.`,
      ],
    }
  if (own.rhythm === 'business-daily')
    return {
      title: 'Each payment',
      lines: [
        'payment = L ÷ sum of 1 ÷ ((1 + r · d₁ ÷ 365) … (1 + r · dₖ ÷ 365))',
        `= ${amount} ÷ sum over ${own.times.length} business days, r = ${percentText(inputs.rate)}`,
        `= ${money(own.payment)}`,
      ],
      steps: ['d is the number of days from one debit to the next: 1, or 3 over a weekend.'],
    }
  const count = balloonAsked(inputs) ? (inputs.setFor ?? inputs.term) : own.times.length
  const rate = inputs.rate / 100 / perYear
  return {
    title: 'Each payment',
    lines:
      inputs.rate === 0
        ? ['payment = L ÷ n', `= ${amount} ÷ ${count}`, `= ${money(own.payment)}`]
        : [
            'payment = L · r ÷ (1 − (1 + r)^−n)',
            `= ${amount} · ${plain(rate, 10)} ÷ (1 − ${plain(1 + rate, 10)}^−${count})`,
            `= ${money(own.payment)}`,
          ],
    steps: [
      `r is ${percentText(inputs.rate, 4)} ÷ ${perYear}. Interest is rounded to the cent each time; the last payment takes the difference.`,
      ...(balloonAsked(inputs)
        ? [
            `n is the ${count} months the payments are set for; after ${own.times.length} of them ${money(own.lastPayment)} is due.`,
          ]
        : []),
    ],
  }
}

function paymentsSum(own: Priced['own']): string {
  const count = own.times.length
  if (count === 1) return `one payment of ${money(own.lastPayment)}`
  if (own.laterDraws.length > 0)
    return `sum of ${count} payments, ${money(own.payments[0] ?? 0)} first and ${money(own.lastPayment)} last, each`
  return `sum of ${count} payments of ${own.byDays ? 'about ' : ''}${money(own.payment)}, the last ${money(own.lastPayment)}, each`
}

function aprWorking({ own }: Priced): Working {
  const perYear = unitsAYear(own.rhythm)
  const unit = unitNames[own.rhythm]
  const found =
    own.unit === null || own.apr === null
      ? ['i is beyond what a yearly rate can say']
      : [`i = ${percentText(own.unit * 100, 5)} for each ${unit}, so APR = i × ${perYear} = ${percentText(own.apr)}`]
  return {
    title: 'APR',
    lines: [
      `cash received = sum of each payment ÷ (1 + i)^t, t = ${unit === 'two weeks' ? 'two-week periods' : `${unit}s`} since the money came`,
      `${money(own.received)} = ${paymentsSum(own)} ÷ (1 + i)^t${own.laterDraws.length > 0 ? ', less each later draw ÷ (1 + i)^t' : ''}`,
      ...found,
    ],
    steps: [
      'The actuarial method of Regulation Z, Appendix J; its unit period is the time between payments, a day for business-daily debits.',
      ...(own.effective === null
        ? []
        : [`With compounding: (1 + i)^n − 1 over 365 days = ${percentText(own.effective)}.`]),
      ...(own.laterDraws.length > 0 ? ['Later draws count as money received on their own dates.'] : []),
    ],
  }
}

const shortcutWorking = ({ own }: Priced, inputs: BusinessInputs): Working | null =>
  own.shortcut === null
    ? null
    : {
        title: 'The shortcut, and why it is too low',
        lines: [
          'shortcut = (factor − 1) × 365 ÷ days',
          `= ${plain(inputs.factor - 1, 4)} × 365 ÷ ${plain(own.days, 0)}`,
          `= ${percentText(own.shortcut)}`,
        ],
        steps: [
          'It divides the charge by the whole advance, as if all of it were kept to the last day.',
          ...(own.averageHeld === null || own.apr === null
            ? []
            : [
                `Money in use on average = cost ÷ (APR × years) = ${money(own.cost)} ÷ (${percentText(own.apr)} × ${plain((own.times.at(-1) ?? 0) / unitsAYear(own.rhythm), 4)}) = ${money(own.averageHeld)}.`,
              ]),
        ],
      }

const costWorking = ({ own }: Priced): Working => ({
  title: 'Cost for each dollar',
  lines: [
    'cost = everything paid − cash received',
    `= ${money(own.totalPaid)} − ${money(own.receivedAll)} = ${money(own.cost)}`,
    `${money(own.cost)} ÷ ${money(own.receivedAll)} = ${centsPerDollar(own.costPerDollar)} for each $1`,
  ],
})

function guaranteeWorking({ guarantee, own }: Priced): Working | null {
  if (guarantee === null) return null
  const over = Math.max(0, guarantee.guaranteed - 1_000_000)
  const share = guarantee.guaranteed / own.financed
  return {
    title: 'SBA guarantee fee',
    lines: [
      'fee = guaranteed part × share',
      `guaranteed part = ${money(own.financed)} × ${percentText(share * 100, 0)} = ${money(guarantee.guaranteed)}`,
      over > 0
        ? `= $1,000,000 × ${percentText(guarantee.share * 100)} + ${money(over)} × ${percentText(sbaGuaranteeFee.value.overMillion * 100)} = ${money(guarantee.fee)}`
        : `= ${money(guarantee.guaranteed)} × ${percentText(guarantee.share * 100)} = ${money(guarantee.fee)}`,
    ],
    ...(sbaGuaranteeFee.note ? { steps: [sbaGuaranteeFee.note] } : {}),
  }
}

function coverageWorking({ coverage, own }: Priced, inputs: BusinessInputs): Working | null {
  if (coverage === null || inputs.operatingIncome === null) return null
  return {
    title: 'Debt service coverage',
    lines: [
      'coverage = net operating income ÷ payments of twelve months',
      `= ${money(inputs.operatingIncome)} ÷ (${money(own.firstYear)} + ${money(inputs.otherDebt)})`,
      `= ${plain(coverage.ratio, 3)}`,
    ],
    steps: ['Below 1 the income does not pay the debts.'],
  }
}

export const workingsOf = (result: Priced, inputs: BusinessInputs): readonly Working[] =>
  [
    inputs.kind === 'advance' ? debitWorking(result, inputs) : paymentWorking(result, inputs),
    aprWorking(result),
    shortcutWorking(result, inputs),
    costWorking(result),
    guaranteeWorking(result),
    coverageWorking(result, inputs),
  ].filter((working) => working !== null)
