import { addMonths } from '#engine/month.ts'
import { dollarsAndCents, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { HomeMaintenanceInputs } from './fields.ts'

/** The parts of the quotient in the month that sets the amount; this month's shortage is taken as paid from elsewhere. */
function sumsAt({ fund, solved }: Result, month: number) {
  const rate = 1 + fund.monthlyRate
  let ofOne = 0
  for (let k = 1; k <= month; k++) ofOne = ofOne * rate + (1 + fund.annualRaise) ** Math.floor((k - 1) / 12)
  const jobs = fund.jobs.reduce(
    (sum, job) => sum + (job.month <= month ? job.cost * rate ** (month - job.month) : 0),
    0,
  )
  return { jobs, saved: (fund.saved + solved.shortNow) * rate ** month, ofOne }
}

function amount(result: Result, inputs: HomeMaintenanceInputs): Working {
  const { tightest } = result.solved
  const when = tightest === null ? null : monthText(addMonths(result.start, tightest))
  const sum = tightest === null ? null : sumsAt(result, tightest)
  return {
    title: 'The monthly amount',
    lines: [
      'monthly = the largest over all job months k of (jobs paid by k, with interest − savings, with interest) ÷ what $1 a month becomes by k',
      ...(sum === null
        ? ['No job asks for more than you have.']
        : [
            `largest in ${when}, month ${tightest} from now`,
            `= (${dollarsAndCents(sum.jobs)} − ${dollarsAndCents(sum.saved)}) ÷ ${plain(sum.ofOne, 6)}`,
          ]),
      `= ${dollarsAndCents(result.monthly)}, up to the next cent`,
    ],
    steps: [
      `Interest a month: (1 + ${percentText(inputs.interest)})^(1/12) − 1 = ${percentText(result.fund.monthlyRate * 100, 4)}.`,
      inputs.rising && inputs.costGrowth !== 0
        ? `The amount ${inputs.costGrowth < 0 ? 'falls' : 'rises'} ${percentText(Math.abs(inputs.costGrowth))} once a year, so it stays the same in today’s money.`
        : 'The amount stays the same for the whole plan.',
      'Savings come at the end of each month, before that month’s jobs are paid.',
      'A part past its life is counted 12 months from now.',
    ],
  }
}

function oneJob(result: Result, inputs: HomeMaintenanceInputs): Working | null {
  const [job] = [...result.jobs].sort((a, b) => b.cost - a.cost)
  if (!job) return null
  return {
    title: `The largest job: ${job.label}`,
    lines: [
      'price then = price today × (1 + yearly rise)^(months ÷ 12)',
      `${dollarsAndCents(job.costToday)} × ${plain(1 + inputs.costGrowth / 100, 6)}^(${job.month} ÷ 12)`,
      `= ${dollarsAndCents(job.cost)} in ${monthText(addMonths(result.start, job.month))}`,
    ],
  }
}

const rules = (result: Result, inputs: HomeMaintenanceInputs): Working => ({
  title: 'The three rules',
  lines: [
    `${dollarsAndCents(inputs.homeValue)} × ${percentText(inputs.valueRule, 6)} = ${dollarsAndCents(result.byValue)} a year; × (1 − ${percentText(inputs.land, 6)}) = ${dollarsAndCents(result.byBuilding)} without land`,
    `${plain(inputs.squareFeet, 0)} square feet × $${plain(inputs.footRule, 6)} = ${dollarsAndCents(result.byFoot)} a year`,
    `sum of cost ÷ life, ${dollarsAndCents(result.wear)}, + small upkeep ${dollarsAndCents(inputs.routine)} = ${dollarsAndCents(result.bySystems)} a year`,
  ],
})

export const workingsOf = (result: Result, inputs: HomeMaintenanceInputs): readonly Working[] =>
  [amount(result, inputs), oneJob(result, inputs), rules(result, inputs)].filter((working) => working !== null)
