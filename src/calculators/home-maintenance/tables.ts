import { roundToCent } from '#engine/money.ts'
import { addMonths, MONTH_NAMES } from '#engine/month.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { underRule } from './compute.ts'
import type { HomeContext } from './context.ts'
import { yearlyTasks } from './seasons.ts'
import { tableWords } from './words/explain.en.ts'

/** Longer tables wait behind a press. */
const LONG = 24

function rules({ inputs, result, say }: HomeContext): KeyedTable {
  const words = tableWords.rules
  const rows = [
    { key: 'value', rule: words.value({ rule: inputs.valueRule }, say), yearly: result.byValue },
    { key: 'building', rule: words.building({ land: inputs.land }, say), yearly: result.byBuilding },
    { key: 'foot', rule: words.foot({ rule: inputs.footRule }, say), yearly: result.byFoot },
    { key: 'parts', rule: words.parts, yearly: result.bySystems },
    { key: 'solved', rule: words.solved, yearly: 12 * (result.monthly + result.routineMonthly) },
  ].map(({ key, rule, yearly }) => {
    const { lowest, month } = underRule(result, inputs, yearly)
    const isShort = lowest < -0.5
    return {
      key,
      rule,
      yearly,
      short: isShort ? -lowest : 0,
      when: isShort ? say.monthShort(addMonths(result.start, month)) : words.never,
    }
  })
  return tableOf(
    'rules',
    words,
    rows,
    {
      rule: ['text', (row) => row.rule],
      yearly: ['money', (row) => roundToCent(row.yearly)],
      monthly: ['money', (row) => roundToCent(row.yearly / 12)],
      short: ['money', (row) => roundToCent(row.short)],
      when: ['date', (row) => row.when],
    },
    { line: ({ key }) => key },
  )
}

function parts({ result, say }: HomeContext): KeyedTable | null {
  if (result.systems.length === 0) return null
  const words = tableWords.parts
  const rows = result.systems.map((system) => {
    const [next] = system.due
    const month = next === undefined ? null : addMonths(result.start, next)
    const job = result.jobs.find((one) => one.group !== 'project' && one.label === system.label && one.month === next)
    const due = month && (system.overdue ? words.anyDay({ month }, say) : say.monthShort(month))
    return { ...system, due: due ?? words.after, later: job ? roundToCent(job.cost) : null }
  })
  return tableOf(
    'parts',
    words,
    rows,
    {
      part: ['text', (row) => row.label],
      age: ['text', (row) => (row.ageIsGuess ? words.about(row) : String(row.age))],
      life: ['count', (row) => row.life],
      next: ['date', (row) => row.due],
      today: ['money', (row) => roundToCent(row.costToday)],
      later: ['money', (row) => row.later],
      wear: ['money', (row) => roundToCent(row.wear)],
      payer: ['text', (row) => (row.byHoa ? words.hoa : words.you)],
    },
    { line: ({ key }, at) => `${key}.${result.systems.slice(0, at + 1).filter((one) => one.key === key).length}` },
  )
}

function jobs({ result, say }: HomeContext): KeyedTable | null {
  if (result.jobs.length === 0) return null
  // Jobs of one month are paid together: the fund is told once, after the last of them.
  const rows = result.jobs.map((job, index) => ({ ...job, isLast: result.jobs[index + 1]?.month !== job.month }))
  return tableOf(
    'jobs',
    tableWords.jobs,
    rows,
    {
      month: ['date', (job) => say.monthShort(addMonths(result.start, job.month))],
      job: ['text', (job) => job.label],
      today: ['money', (job) => roundToCent(job.costToday)],
      later: ['money', (job) => roundToCent(job.cost)],
      left: ['money', (job) => (job.isLast ? roundToCent(result.course[job.month]?.balance ?? 0) : null)],
    },
    { folded: rows.length > LONG },
  )
}

function years({ inputs, result, say }: HomeContext): KeyedTable | null {
  if (result.jobs.length === 0) return null
  const rows = Array.from({ length: inputs.years }, (_, year) => {
    const months = result.course.slice(year === 0 ? 0 : year * 12 + 1, year * 12 + 13)
    const sum = (of: 'deposit' | 'interest' | 'paid') => roundToCent(months.reduce((all, month) => all + month[of], 0))
    return {
      through: say.monthShort(addMonths(result.start, (year + 1) * 12)),
      monthly: roundToCent(result.course[year * 12 + 1]?.deposit ?? 0),
      saved: sum('deposit'),
      interest: sum('interest'),
      paid: sum('paid'),
      balance: roundToCent(result.course[(year + 1) * 12]?.balance ?? 0),
    }
  })
  return tableOf(
    'years',
    tableWords.years,
    rows,
    {
      through: ['date', (row) => row.through],
      monthly: ['cents', (row) => row.monthly],
      saved: ['money', (row) => row.saved],
      interest: ['money', (row) => row.interest],
      paid: ['money', (row) => row.paid],
      balance: ['money', (row) => row.balance],
    },
    { folded: rows.length > LONG },
  )
}

const tasks = ({ inputs, result }: HomeContext): KeyedTable =>
  tableOf(
    'tasks',
    tableWords.tasks,
    yearlyTasks(result.systems, inputs),
    {
      month: ['text', ({ month }) => MONTH_NAMES[month - 1] ?? ''],
      job: ['text', ({ task }) => task],
    },
    { line: ({ key }) => key },
  )

export const tables = [rules, parts, jobs, years, tasks]
