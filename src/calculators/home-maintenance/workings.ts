import { addMonths } from '#engine/month.ts'
import { dollars, dollarsAndCents, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { HomeMaintenanceInputs } from './fields.ts'

function amount(result: Result, inputs: HomeMaintenanceInputs): Working {
  const { tightest } = result.solved
  const when = tightest === null ? null : monthText(addMonths(result.start, tightest))
  return {
    title: 'The monthly amount',
    lines: [
      'monthly = the largest over all job months k of (jobs paid by k, with interest − savings, with interest) ÷ what $1 a month becomes by k',
      when === null ? 'No job asks for more than you have.' : `largest in ${when}, month ${tightest} from now`,
      `= ${dollarsAndCents(result.monthly)}, up to the next cent`,
    ],
    steps: [
      `Interest a month: (1 + ${percentText(inputs.interest)})^(1/12) − 1 = ${percentText(result.fund.monthlyRate * 100, 4)}.`,
      inputs.rising
        ? `The amount rises ${percentText(inputs.costGrowth)} once a year, so it stays the same in today’s money.`
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
      `${dollars(job.costToday)} × ${plain(1 + inputs.costGrowth / 100, 4)}^(${job.month} ÷ 12)`,
      `= ${dollars(job.cost)} in ${monthText(addMonths(result.start, job.month))}`,
    ],
  }
}

const rules = (result: Result, inputs: HomeMaintenanceInputs): Working => ({
  title: 'The three rules',
  lines: [
    `${dollars(inputs.homeValue)} × ${percentText(inputs.valueRule)} = ${dollars(result.byValue)} a year; × (1 − ${percentText(inputs.land)}) = ${dollars(result.byBuilding)} without land`,
    `${plain(inputs.squareFeet, 0)} square feet × ${dollarsAndCents(inputs.footRule)} = ${dollars(result.byFoot)} a year`,
    `sum of cost ÷ life, ${dollars(result.wear)}, + small upkeep ${dollars(inputs.routine)} = ${dollars(result.bySystems)} a year`,
  ],
})

export const workingsOf = (result: Result, inputs: HomeMaintenanceInputs): readonly Working[] =>
  [amount(result, inputs), oneJob(result, inputs), rules(result, inputs)].filter((working) => working !== null)
