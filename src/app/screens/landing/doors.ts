/** Six ways in, by what is happening in a life. Each names calculators; which of them work is the catalogue's to say. */
import { type CatalogueEntry, entryBySlug } from '#calculators/catalogue.ts'

interface Door {
  readonly title: string
  readonly line: string
  readonly tools: readonly (readonly [slug: string, label: string])[]
}

const table: readonly Door[] = [
  {
    title: 'Buying a home',
    line: 'From “can we afford it?” to the first payment.',
    tools: [
      ['mortgage', 'Mortgage'],
      ['home-affordability', 'Home affordability'],
      ['rent-vs-buy', 'Rent vs. buy'],
    ],
  },
  {
    title: 'Getting out of debt',
    line: 'Which debt first, when you’d be done, and what it costs.',
    tools: [
      ['credit-card-payoff', 'Credit card payoff'],
      ['debt-consolidation', 'Debt consolidation'],
      ['student-loan', 'Student loans'],
    ],
  },
  {
    title: 'A new job or a raise',
    line: 'What you’d take home, and a plan for it.',
    tools: [
      ['budget-planner', 'Budget planner'],
      ['payroll-tax', 'Paycheck'],
      ['salary-hourly-converter', 'Salary to hourly'],
    ],
  },
  {
    title: 'Planning retirement',
    line: 'How much to save, how long it lasts, and when to claim.',
    tools: [
      ['compound-interest', 'Compound interest'],
      ['retirement', 'Retirement'],
      ['social-security', 'Social Security'],
    ],
  },
  {
    title: 'Having a baby',
    line: 'Insurance, college and a new budget.',
    tools: [
      ['budget-planner', 'Budget planner'],
      ['life-insurance', 'Life insurance'],
      ['529', '529 plan'],
    ],
  },
  {
    title: 'Starting to invest',
    line: 'What it costs, what could go wrong, and what history shows.',
    tools: [
      ['compound-interest', 'Compound interest'],
      ['dca', 'Lump sum or monthly'],
      ['etf', 'ETF costs'],
    ],
  },
]

export interface DoorTool {
  readonly label: string
  readonly entry: CatalogueEntry
}
export const doors = table.map((door) => ({
  title: door.title,
  line: door.line,
  tools: door.tools
    .map(([slug, label]) => ({ label, entry: entryBySlug(slug) }))
    .filter((tool): tool is DoorTool => tool.entry !== undefined)
    .sort((a, b) => Number(b.entry.isImplemented) - Number(a.entry.isImplemented)),
}))

/** The three questions under the search box. They lead to tools that work. */
export const questions: readonly (readonly [question: string, path: string])[] = [
  ['What would this home cost me each month?', '/mortgage-calculator'],
  ['When will my card be paid off?', '/credit-card-payoff-calculator'],
  ['Where does my paycheck go?', '/budget-planner-calculator'],
]
