/** Which findings hold, with what values. */
import { addMonths } from '#engine/month.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { Say } from '../kit/say.ts'
import { jobName, monthlyIfEarly, type PlannedJob, underRule } from './compute.ts'
import type { HomeContext } from './context.ts'
import { findingWords as words } from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 7
/** Three names at most, then how many more. */
const NAMES = 3
const named = (jobs: readonly Pick<PlannedJob, 'label' | 'group'>[], say: Say): string =>
  say.list([
    ...jobs.slice(0, NAMES).map(jobName),
    ...(jobs.length > NAMES ? [words.more({ count: jobs.length - NAMES })] : []),
  ])
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const total = (jobs: readonly PlannedJob[], price: 'cost' | 'costToday'): number =>
  jobs.reduce((sum, job) => sum + job[price], 0)

const shortNow = ({ result: { solved } }: HomeContext): MaybeFound =>
  solved.shortNow > 0 && act(words.shortNow, { short: solved.shortNow })

function overdue({ result, say }: HomeContext): MaybeFound {
  const past = result.jobs.filter((job) => job.overdue)
  if (past.length === 0) return null
  const values = { parts: capital(named(past, say)), cost: total(past, 'costToday') }
  return act(past.length === 1 ? words.overdueOne : words.overdueMany, values)
}

function tightest({ result, say }: HomeContext): MaybeFound {
  const { tightest: at } = result.solved
  if (at === null) return null
  const end = result.course.at(-1)?.balance ?? 0
  const values = {
    month: addMonths(result.start, at),
    due: total(
      result.jobs.filter((job) => job.month <= at),
      'cost',
    ),
    jobs: named(
      result.jobs.filter((job) => job.month === at),
      say,
    ),
  }
  return end > 12 * result.monthly ? note(words.tightestThenLess, { ...values, end }) : note(words.tightest, values)
}

function valueRule({ inputs, result }: HomeContext): MaybeFound {
  if (result.jobs.length === 0 || inputs.valueRule === 0) return null
  const { lowest, month } = underRule(result, inputs, result.byValue)
  const rule = { rule: inputs.valueRule, yearly: result.byValue }
  return lowest < -0.5
    ? watch(words.ruleShort, { ...rule, short: -lowest, month: addMonths(result.start, month) })
    : good(words.ruleEnough, rule)
}

function early({ inputs, result }: HomeContext): MaybeFound {
  if (result.systems.length === 0) return null
  const more = monthlyIfEarly(result, inputs) - result.monthly
  return more >= 1 && watch(words.early, { more })
}

function footRule({ inputs, result, say }: HomeContext): MaybeFound {
  const difference = result.bySystems - result.byFoot
  const isOwner = result.systems.some((system) => !system.byHoa)
  if (result.jobs.length === 0 || !isOwner || inputs.footRule === 0 || Math.abs(difference) < 12) return null
  const rule = (Number.isInteger(inputs.footRule) ? say.money : say.cents)(inputs.footRule)
  return difference > 0
    ? note(words.footMore, { yearly: result.bySystems, more: difference, rule })
    : note(words.footLess, { yearly: result.bySystems, less: -difference, rule })
}

function soon({ result, say }: HomeContext): MaybeFound {
  const near = result.jobs.filter((job) => job.month <= 36)
  return near.length > 0 && watch(words.soon, { cost: total(near, 'cost'), jobs: named(near, say) })
}

function prices({ inputs, result: { jobs } }: HomeContext): MaybeFound {
  const today = total(jobs, 'costToday')
  const later = total(jobs, 'cost')
  return later - today >= 1 && note(words.prices, { today, later, years: inputs.years, growth: inputs.costGrowth })
}

function hoa({ result, say }: HomeContext): MaybeFound {
  const covered = result.systems.filter((system) => system.byHoa)
  if (covered.length === 0) return null
  return good(words.hoa, { parts: named(covered, say), wear: covered.reduce((sum, { wear }) => sum + wear, 0) })
}

function guesses({ inputs, result }: HomeContext): MaybeFound {
  const own = result.systems.filter((system) => !system.byHoa)
  const count = own.filter((system) => system.ageIsGuess).length
  if (count === 0) return null
  const built = inputs.yearBuilt
  return own.length === 1 ? note(words.guessedOnly, { built }) : note(words.guessed, { count, all: own.length, built })
}

const stray = ({ result }: HomeContext): MaybeFound => result.stray > 0 && act(words.stray, { count: result.stray })

export function findings(context: HomeContext): readonly MaybeFound[] {
  const found = [
    shortNow(context),
    overdue(context),
    stray(context),
    soon(context),
    tightest(context),
    valueRule(context),
    early(context),
    footRule(context),
    hoa(context),
    prices(context),
    guesses(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(words.notIncluded)]
}
