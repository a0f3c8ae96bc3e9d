/** What is worked out at every key press: the plan, its figures, the headline, the calendar and hints. */
import { addMonths } from '#engine/month.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { calendarOf } from './calendar.ts'
import { compute, jobName } from './compute.ts'
import type { HomeContext } from './context.ts'
import { figures } from './figures.ts'
import { groupColors, systemGroups } from './group-colors.ts'
import type { SystemGroup } from './system-kinds.ts'
import { headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'
import { groupNames } from './words/parts.en.ts'

/** Nothing to put aside: no replacements to save for and no upkeep. */
const isFree = ({ inputs, result }: HomeContext): boolean => result.monthly === 0 && inputs.routine === 0
const totalOf = ({ result }: HomeContext): number => result.monthly + result.routineMonthly

function headline(context: HomeContext): string {
  const { inputs, result, say } = context
  const plan = { monthly: totalOf(context), years: inputs.years }
  if (result.jobs.length === 0) return (isFree(context) ? headlines.nothing : headlines.upkeepOnly)(plan, say)
  if (result.outcome === 'short-now') return headlines.shortNow({ short: result.solved.shortNow }, say)
  if (isFree(context)) return headlines.saved({ saved: inputs.saved, years: inputs.years }, say)
  return (inputs.routine > 0 ? headlines.both : headlines.jobsOnly)(plan, say)
}

/** How the amount moves in later years; empty where it does not. */
function laterLine(context: HomeContext): string {
  const { inputs } = context
  if (inputs.costGrowth === 0 || isFree(context)) return ''
  const isRising = inputs.costGrowth > 0
  if (inputs.rising) return isRising ? underneath.rises() : underneath.falls()
  if (inputs.routine <= 0) return ''
  return isRising ? underneath.upkeepRises() : underneath.upkeepFalls()
}

function more(context: HomeContext): string {
  const { inputs, result, say } = context
  const { jobs, monthly, outcome, start } = result
  const isShort = outcome === 'short-now'
  const plan = { monthly: totalOf(context), years: inputs.years }
  const [next] = jobs
  return [
    isShort && (isFree(context) ? underneath.restNothing : underneath.restCosts)(plan, say),
    monthly > 0 && (inputs.routine > 0 ? underneath.fund : underneath.fundOnly)({ monthly, jobs: jobs.length }, say),
    monthly <= 0 && jobs.length > 0 && !isShort && underneath.alreadySaved(),
    laterLine(context),
    next && underneath.next({ job: jobName(next), month: addMonths(start, next.month), cost: next.cost }, say),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A year's wear by kind, today's dollars. */
function splitOf({ inputs, result }: HomeContext): Split {
  const wear = (group: SystemGroup) =>
    result.systems.reduce((sum, system) => sum + (system.group === group && !system.byHoa ? system.wear : 0), 0)
  const parts: Split['parts'] = [
    ...systemGroups.map((group) => ({ label: groupNames[group], value: wear(group), color: groupColors[group] })),
    { label: splitWords.routine, value: inputs.routine, color: 'growth' },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

export const answerPart: AnswerPart<HomeContext> = {
  compute,
  figures,
  main: 'totalMonthly',
  moreIs: 'worse',
  answer: (context) => ({
    headline: headline(context),
    more: more(context),
    split: splitOf(context),
    keyFigures: ['byValue', 'byFoot', 'bySystems', 'largestJob'],
    calendar: calendarOf(context),
  }),
  hints: {
    land: ({ inputs: { homeValue, land }, say }) => hintWords.land({ building: homeValue * (1 - land / 100) }, say),
  },
  presets: [
    { unknown: 'saved', figure: 'totalMonthly', target: (monthly) => about(monthly * 0.8), question: questions.saved },
    {
      unknown: 'routine',
      figure: 'totalMonthly',
      target: (monthly) => about(monthly * 0.9),
      question: questions.routine,
    },
    { unknown: 'valueRule', figure: 'byValue', target: (yearly) => about(yearly * 1.5), question: questions.valueRule },
  ],
}
