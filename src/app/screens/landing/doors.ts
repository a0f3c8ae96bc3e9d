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
    line: 'From “can we?” to the first payment.',
    tools: [
      ['mortgage', 'Mortgage'],
      ['home-affordability', 'Home affordability'],
      ['rent-vs-buy', 'Rent or buy'],
    ],
  },
  {
    title: 'Getting out of debt',
    line: 'Order, date and cost, card by card.',
    tools: [
      ['credit-card-payoff', 'Credit card payoff'],
      ['debt-consolidation', 'Debt consolidation'],
      ['student-loan', 'Student loans'],
    ],
  },
  {
    title: 'A new job or a raise',
    line: 'What lands in your account, and where it should go.',
    tools: [
      ['budget-planner', 'Budget planner'],
      ['payroll-tax', 'Paycheck'],
      ['salary-hourly-converter', 'Salary and hourly'],
    ],
  },
  {
    title: 'Planning retirement',
    line: 'How much, how long, and when to claim.',
    tools: [
      ['compound-interest', 'Compound interest'],
      ['retirement', 'Retirement'],
      ['social-security', 'Social Security'],
    ],
  },
  {
    title: 'A child on the way',
    line: 'Cover, college and the new budget.',
    tools: [
      ['budget-planner', 'Budget planner'],
      ['life-insurance', 'Life insurance'],
      ['529', '529 plan'],
    ],
  },
  {
    title: 'Starting to invest',
    line: 'Costs, risks and a long record of evidence.',
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
