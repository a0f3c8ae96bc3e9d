/** What the API's own description says. */
export const schemaWords = {
  byDay: 'Depends on the day asked.',
  share: (of: string) => `Percent is of ${of}.`,
} as const

export const sharedWords = {
  year: 'The year whose law is applied.',
  answeredAsOf: 'The day the answer is for.',
  asOf: (from: string, to: string) =>
    `The day the question is asked for, from ${from} to ${to}. The same question with the same day has the same answer. Left out, it is today in New York. The year, when left out, is that of this day where we hold it.`,
  text: 'The same sentence plain, and with ** around what a page prints bold.',
  finding: 'good: in your favor; watch: costs you; act: something to do now; note: what the number leaves out.',
  dollars: 'Dollars of the year they fall in, or of today.',
  notAsked: 'Inputs that were sent, and that these other inputs leave without effect.',
  status:
    'enacted: in force or published; projected: worked out from a published rule before it was printed; carried-over: an earlier year’s figure; assumption: ours.',
  checked: 'The month we last compared our figures with it.',
} as const

export const pathWords = {
  notChanged: 'Not changed since the answer with this ETag.',
  answer: 'The answer.',
  startingValues: 'All starting values',
  example: ({ derivation, expect }: { derivation: string; expect: Readonly<Record<string, number | string>> }) =>
    `${derivation}\n\nFigures: ${Object.entries(expect)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ')}.`,
  inputs: 'The inputs as JSON Schema.',
  tables: 'Every table an answer may have. A key that ends in {n} means several, numbered from 1.',
  list: 'All calculators that can be asked',
  theList: 'The list.',
  slug: 'The last part of the calculator’s address.',
  describe: (title: string) => `What the ${title} asks and answers`,
  describeAny: 'What a calculator asks and answers',
  description: 'Inputs as JSON Schema, figures, tables, outcomes and worked examples.',
  runAny: 'Ask any calculator',
  runAnyMore: 'Each calculator has an operation of its own below, with its inputs and its answer typed.',
  plans: 'All plans that can be asked',
  planName: 'The last part of the plan’s address.',
  describeAnyPlan: 'What a plan asks and answers',
  runAnyPlan: 'Ask any plan',
  questions: 'All questions that no page asks',
  questionName: 'One of the names listed.',
  describeAnyQuestion: 'What a question asks and answers',
  runAnyQuestion: 'Ask any question',
  unknownHousehold: 'Nothing is known yet',
  sampleHousehold: 'A sample household',
  household:
    'The picture of a household. Dollars, per month where a name says so; rates and shares are decimals (0.05 is 5%). What is left out or null is unknown.',
  takeHome: {
    estimate:
      'Take-home pay the answer stands on, worked out by the tax engine where the household says only its pay before taxes. Dollars a month. Null where take-home pay was said, or can’t be worked out.',
    gross: 'Pay before taxes.',
    federalTax: 'Federal income tax after credits, never below 0.',
    payrollTax: 'Social Security, Medicare and state programs.',
    stateTax: 'State and local income tax, never below 0; 0 without a state.',
    savedAtWork: 'Into retirement plans at work.',
    benefits: 'Health premiums and HSA money taken from pay.',
    takeHome: 'What reaches the bank.',
  },
  planDescription: 'Household, inputs and answer as JSON Schema.',
} as const
