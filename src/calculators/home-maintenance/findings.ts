import { addMonths } from '#engine/month.ts'
import { dollars, dollarsAndCents, listText, monthText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { jobName, monthlyIfEarly, type PlannedJob, type Result, underRule } from './compute.ts'
import type { HomeMaintenanceInputs } from './fields.ts'

type Found = Finding | null
/** Three names at most, then how many more. */
const named = (jobs: readonly Pick<PlannedJob, 'label' | 'group'>[]): string =>
  listText([...jobs.slice(0, 3).map(jobName), ...(jobs.length > 3 ? [`${jobs.length - 3} more`] : [])])
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function shortNow({ solved }: Result): Found {
  if (solved.shortNow <= 0) return null
  return {
    tone: 'act',
    text: `**${dollars(solved.shortNow)} is missing this month** for the jobs due now. No saving comes in time for it; the plan takes it as paid from elsewhere.`,
  }
}

function overdue(result: Result): Found {
  const past = result.jobs.filter((job) => job.overdue)
  if (past.length === 0) return null
  const cost = past.reduce((sum, job) => sum + job.costToday, 0)
  return {
    tone: 'act',
    text: `**${capital(named(past))}** ${past.length === 1 ? 'is' : 'are'} past the usual life and may go any day: **${dollars(cost)}** at today’s prices. The plan counts ${past.length === 1 ? 'it' : 'them'} a year from now.`,
  }
}

function tightest(result: Result): Found {
  const { tightest: month } = result.solved
  if (month === null) return null
  const at = result.jobs.filter((job) => job.month === month)
  const before = result.jobs.filter((job) => job.month <= month).reduce((sum, job) => sum + job.cost, 0)
  const end = result.course.at(-1)?.balance ?? 0
  const after =
    end > 12 * result.monthly
      ? ` After that less would do: the fund ends with ${dollars(end)}, ready for jobs beyond the plan.`
      : ''
  return {
    tone: 'note',
    text: `**${monthText(addMonths(result.start, month))} sets the amount**: by then ${dollars(before)} of jobs must be paid, the last ${named(at)}.${after}`,
  }
}

function valueRule(result: Result, inputs: HomeMaintenanceInputs): Found {
  const { lowest, month } = underRule(result, inputs, result.byValue)
  const land = inputs.land > 0 ? `, ${dollars(result.byBuilding)} without the land` : ''
  const rule = `The ${percentText(inputs.valueRule)} rule gives ${dollars(result.byValue)} a year${land}`
  if (result.jobs.length === 0 || inputs.valueRule === 0) return null
  return lowest < -0.5
    ? {
        tone: 'watch',
        text: `**${rule}.** On it the fund would be **${dollars(-lowest)}** short in ${monthText(addMonths(result.start, month))}.`,
      }
    : { tone: 'good', text: `**${rule}.** That would be enough for this plan.` }
}

function early(result: Result, inputs: HomeMaintenanceInputs): Found {
  const more = monthlyIfEarly(result, inputs) - result.monthly
  if (result.systems.length === 0 || more < 1) return null
  return {
    tone: 'watch',
    text: `**If every part lasted a fifth less long**, it would take **${dollars(more)}** a month more.`,
  }
}

function footRule(result: Result, inputs: HomeMaintenanceInputs): Found {
  const difference = result.bySystems - result.byFoot
  const owner = result.systems.some((system) => !system.byHoa)
  if (result.jobs.length === 0 || !owner || inputs.footRule === 0 || Math.abs(difference) < 12) return null
  const rule = Number.isInteger(inputs.footRule) ? dollars(inputs.footRule) : dollarsAndCents(inputs.footRule)
  return {
    tone: 'note',
    text: `**Your parts${inputs.routine > 0 ? ' and small upkeep' : ''} use up ${dollars(result.bySystems)} a year**, ${dollars(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${rule} a square foot says.`,
  }
}

function soon(result: Result): Found {
  const near = result.jobs.filter((job) => job.month <= 36)
  if (near.length === 0) return null
  const cost = near.reduce((sum, job) => sum + job.cost, 0)
  return {
    tone: 'watch',
    text: `**The next three years** are likely to bring ${dollars(cost)} of jobs: ${named(near)}.`,
  }
}

function prices(result: Result, inputs: HomeMaintenanceInputs): Found {
  const today = result.jobs.reduce((sum, job) => sum + job.costToday, 0)
  const then = result.jobs.reduce((sum, job) => sum + job.cost, 0)
  if (then - today < 1) return null
  return {
    tone: 'note',
    text: `**Rising prices** turn ${dollars(today)} of jobs into ${dollars(then)} over ${inputs.years} years, at ${percentText(inputs.costGrowth)} a year.`,
  }
}

function hoa(result: Result): Found {
  const covered = result.systems.filter((system) => system.byHoa)
  if (covered.length === 0) return null
  const wear = covered.reduce((sum, system) => sum + system.wear, 0)
  return {
    tone: 'good',
    text: `**Your HOA pays for ${named(covered)}**: ${dollars(wear)} a year of wear is left out. An HOA short of money can bill owners a special assessment.`,
  }
}

function guesses(result: Result, inputs: HomeMaintenanceInputs): Found {
  const own = result.systems.filter((system) => !system.byHoa)
  const guessed = own.filter((system) => system.ageIsGuess).length
  const stray = result.stray > 0 ? ` Known jobs outside the plan (${result.stray}) are left out.` : ''
  if (guessed === 0 && stray === '') return null
  const text =
    guessed > 0
      ? `**${own.length === 1 ? 'The age is a guess' : `${guessed} of ${own.length} ages ${guessed === 1 ? 'is a guess' : 'are guesses'}`}** from the year built, ${inputs.yearBuilt}. An inspection report or a label on the unit has the real ${guessed === 1 ? 'one' : 'ones'}.`
      : ''
  return { tone: 'note', text: `${text}${stray}`.trim() }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: remodeling, storm damage and insurance claims, plumbing or electrical trouble behind walls, foundation, septic, yard. Lives are averages from a builders’ survey of 2006; costs are our guesses.',
}

export const findingsOf = (result: Result, inputs: HomeMaintenanceInputs): readonly Finding[] => [
  ...[
    shortNow(result),
    overdue(result),
    soon(result),
    tightest(result),
    valueRule(result, inputs),
    early(result, inputs),
    footRule(result, inputs),
    hoa(result),
    prices(result, inputs),
    guesses(result, inputs),
  ]
    .filter((finding) => finding !== null)
    .slice(0, 7),
  leftOut,
]
