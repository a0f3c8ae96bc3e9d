import { addMonths } from '#engine/month.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { HomeContext } from './context.ts'
import { workingWords } from './words/explain.en.ts'

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

function largestLines({ result, say }: HomeContext): readonly string[] {
  const words = workingWords.amount
  const { tightest } = result.solved
  if (tightest === null) return [words.none]
  const { jobs, saved, ofOne } = sumsAt(result, tightest)
  return [
    words.largest({ month: addMonths(result.start, tightest), at: tightest }, say),
    `= (${say.cents(jobs)} − ${say.cents(saved)}) ÷ ${say.number(ofOne, 6)}`,
  ]
}

function amount(context: HomeContext): Working {
  const { inputs, result, say } = context
  const words = workingWords.amount
  const growth = Math.abs(inputs.costGrowth)
  return {
    title: words.title,
    lines: [words.formula, ...largestLines(context), words.result({ monthly: result.monthly }, say)],
    steps: [
      words.interest({ interest: inputs.interest, monthly: result.fund.monthlyRate * 100 }, say),
      inputs.rising && growth !== 0
        ? (inputs.costGrowth < 0 ? words.falls : words.rises)({ growth }, say)
        : words.level,
      words.order,
      words.overdue,
    ],
  }
}

function largestJob({ inputs, result, say }: HomeContext): Working | null {
  const [job] = [...result.jobs].sort((a, b) => b.cost - a.cost)
  if (!job) return null
  const words = workingWords.job
  return {
    title: words.title({ job: job.label }),
    lines: [
      words.formula,
      `${say.cents(job.costToday)} × ${say.number(1 + inputs.costGrowth / 100, 6)}^(${job.month} ÷ 12)`,
      words.result({ cost: job.cost, month: addMonths(result.start, job.month) }, say),
    ],
  }
}

function rules({ inputs, result, say }: HomeContext): Working {
  const words = workingWords.rules
  const { homeValue: value, valueRule: rule, land, squareFeet: feet, footRule, routine } = inputs
  return {
    title: words.title,
    lines: [
      words.value({ value, rule, yearly: result.byValue, land, building: result.byBuilding }, say),
      words.foot({ feet, rule: footRule, yearly: result.byFoot }, say),
      words.parts({ wear: result.wear, routine, yearly: result.bySystems }, say),
    ],
  }
}

export const workings = [amount, largestJob, rules]
