import { roundToCent } from '#engine/money.ts'
import { addMonths, MONTH_NAMES } from '#engine/month.ts'
import { monthText, percentText, plain } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { type Result, underRule } from './compute.ts'
import type { HomeMaintenanceInputs } from './fields.ts'
import { yearlyTasks } from './seasons.ts'

function rules(result: Result, inputs: HomeMaintenanceInputs): Table {
  const row = (label: string, yearly: number) => {
    const { lowest, month } = underRule(result, inputs, yearly)
    const short = lowest < -0.5
    return [
      label,
      roundToCent(yearly),
      roundToCent(yearly / 12),
      short ? roundToCent(-lowest) : 0,
      short ? monthText(addMonths(result.start, month), true) : 'never',
    ]
  }
  return {
    key: 'rules',
    title: 'Three rules, side by side',
    lead: 'Each year’s money pays the small upkeep first; the rest goes into the fund, or what is missing comes out of it.',
    columns: [
      { label: 'Rule', unit: 'text' },
      { label: 'A year', unit: 'money' },
      { label: 'A month', unit: 'money' },
      { label: 'Short by, at worst', unit: 'money' },
      { label: 'When', unit: 'text' },
    ],
    rows: [
      row(`${percentText(inputs.valueRule)} of the value`, result.byValue),
      row(`The same without ${percentText(inputs.land, 0)} for land`, result.byBuilding),
      row(`$${plain(inputs.footRule)} a square foot`, result.byFoot),
      row('Your own parts: cost over life, and small upkeep', result.bySystems),
      row('The amount solved for your plan', 12 * (result.monthly + result.routineMonthly)),
    ],
  }
}

const parts = (result: Result): Table => ({
  key: 'parts',
  title: 'Every part',
  lead: 'Years and prices as you gave them, or from the study and our guess for your size. “About” stands before an age worked out from the year built.',
  columns: [
    { label: 'Part', unit: 'text' },
    { label: 'Age', unit: 'text' },
    { label: 'Lasts, years', unit: 'count' },
    { label: 'Next one in', unit: 'text' },
    { label: 'Costs today', unit: 'money' },
    { label: 'Costs then', unit: 'money' },
    { label: 'Uses up a year', unit: 'money' },
    { label: 'Who pays', unit: 'text' },
  ],
  rows: result.systems.map((system) => {
    const next = system.due[0]
    const job = result.jobs.find((one) => one.group !== 'project' && one.label === system.label && one.month === next)
    return [
      system.label,
      `${system.ageIsGuess ? 'about ' : ''}${system.age}`,
      system.life,
      next === undefined
        ? 'after the plan'
        : `${monthText(addMonths(result.start, next), true)}${system.overdue ? ', or any day' : ''}`,
      roundToCent(system.costToday),
      job ? roundToCent(job.cost) : null,
      roundToCent(system.wear),
      system.byHoa ? 'HOA' : 'You',
    ]
  }),
})

const jobs = (result: Result): Table => ({
  key: 'jobs',
  title: 'Jobs in order',
  columns: [
    { label: 'Month', unit: 'text' },
    { label: 'Job', unit: 'text' },
    { label: 'Today’s price', unit: 'money' },
    { label: 'Price then', unit: 'money' },
    { label: 'Left in the fund', unit: 'money' },
  ],
  rows: result.jobs.map((job, index) => [
    monthText(addMonths(result.start, job.month), true),
    job.label,
    roundToCent(job.costToday),
    roundToCent(job.cost),
    // Jobs of one month are paid together: the fund is told once, after the last of them.
    result.jobs[index + 1]?.month === job.month ? null : roundToCent(result.course[job.month]?.balance ?? 0),
  ]),
  folded: result.jobs.length > 24,
})

function fundByYear(result: Result, inputs: HomeMaintenanceInputs): Table {
  const rows = Array.from({ length: inputs.years }, (_, year) => {
    const months = result.course.slice(year === 0 ? 0 : year * 12 + 1, year * 12 + 13)
    const sum = (of: (month: (typeof months)[number]) => number) =>
      roundToCent(months.reduce((all, month) => all + of(month), 0))
    return [
      monthText(addMonths(result.start, (year + 1) * 12), true),
      roundToCent(result.course[year * 12 + 1]?.deposit ?? 0),
      sum((month) => month.deposit),
      sum((month) => month.interest),
      sum((month) => month.paid),
      roundToCent(result.course[(year + 1) * 12]?.balance ?? 0),
    ]
  })
  return {
    key: 'years',
    title: 'The fund year by year',
    columns: [
      { label: 'Year to', unit: 'text' },
      { label: 'You save a month', unit: 'cents' },
      { label: 'Saved in the year', unit: 'money' },
      { label: 'Interest', unit: 'money' },
      { label: 'Jobs paid', unit: 'money' },
      { label: 'In the fund', unit: 'money' },
    ],
    rows,
    folded: rows.length > 24,
  }
}

const tasks = (result: Result, inputs: HomeMaintenanceInputs): Table => ({
  key: 'tasks',
  title: 'Small jobs through the year',
  lead: 'Usual practice; your manuals may say otherwise. They are in the calendar file too.',
  columns: [
    { label: 'Month', unit: 'text' },
    { label: 'Job', unit: 'text' },
  ],
  rows: yearlyTasks(result.systems, inputs).map(({ month, task }) => [MONTH_NAMES[month - 1] ?? '', task]),
})

export const tablesOf = (result: Result, inputs: HomeMaintenanceInputs): readonly Table[] => [
  rules(result, inputs),
  ...(result.systems.length > 0 ? [parts(result)] : []),
  ...(result.jobs.length > 0 ? [jobs(result), fundByYear(result, inputs)] : []),
  tasks(result, inputs),
]
