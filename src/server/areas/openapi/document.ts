/** The API's own description, OpenAPI 3.1: put together from what each part says of itself. */
import { calculatorPaths } from '#calculators/api/calculator-paths.ts'
import { describeCalculator } from '#calculators/api/describe-calculator.ts'
import { describePlan } from '#calculators/api/describe-plan.ts'
import { describeQuestion } from '#calculators/api/describe-question.ts'
import { planPaths } from '#calculators/api/plan-paths.ts'
import { questionPaths } from '#calculators/api/question-paths.ts'
import { sharedSchemas } from '#calculators/api/shared-schemas.ts'
import { allUnits } from '#calculators/api/units.ts'
import { unitMeanings } from '#calculators/api/words/units.en.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { plans } from '#calculators/planning/plans.ts'
import { questions } from '#calculators/questions/questions.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { API_VERSION, apiPaths } from '#wire/api-paths.ts'
import { communityPaths, communitySchemas } from './community-paths.ts'
import { publishedPaths, publishedSchemas } from './published-paths.ts'
import { errorSchema, responses } from './responses.ts'

/** The sample household of the examples stands for a day of the newest year. */
const exampleDay = `${heldYears.at(-1)}-11-21`

const described = async () =>
  (
    await Promise.all(
      catalogue.map(async (entry) => {
        if (!entry.load) return []
        const { calculator } = await entry.load()
        return [await describeCalculator(entry, calculator, null)]
      }),
    )
  ).flat()

const description = `The same calculators, plans and figures of law as on the pages, for programs.

**Units.** Money is US dollars, rates are percent points (7.4 is 7.4%), lengths of time that inputs ask for are months and say so in their names. \`x-unit\` names each unit; inside a household, rates and shares are decimals. ${Object.entries(
  unitMeanings,
)
  .map(([unit, meaning]) => `\`${unit}\`: ${meaning}`)
  .join('; ')}.

**The same question has the same answer.** Send \`asOf\`, the day, and \`year\`, the law; every answer repeats both. We hold the law of ${heldYears.join(
  ' and ',
)}.

**Refusals.** What cannot be used is refused, never ignored: an unknown name, a name in the wrong place, an entry of a list that lacks what it needs. The answer names the place and says what to send.

**Stability.** While the version is ${API_VERSION}, names, units and types stay as they are, and what may be left out may always be left out. New addresses, inputs, figures, tables, columns and outcomes may be added. Numbers change when the law or a published figure does. What would break you comes as another version, and this one stays a year longer.

**Limits.** Ask from a program, not from a page of another site: there are no CORS headers. A body has at most 64 KB. 429 and 503 say in \`Retry-After\` how many seconds to wait.

What is sent to be worked out stays in memory: it is not kept and not logged. Education, not advice.`

export async function apiDocument(): Promise<object> {
  const parts = [
    calculatorPaths(apiPaths.calculators, await described()),
    planPaths(
      apiPaths.plans,
      await Promise.all(plans.map(async ({ load }) => describePlan(await load(), null))),
      exampleDay,
    ),
    questionPaths(
      apiPaths.questions,
      questions.map((one) => ({ ...describeQuestion(one, null), shapes: one.tables, mainFigure: one.mainFigure })),
    ),
  ]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Truepenny API',
      version: `${API_VERSION}.0.0`,
      summary: 'US personal-finance calculators, plans and figures of law, with their sources.',
      description,
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'Calculators', description: 'A question about a few numbers.' },
      { name: 'Plans', description: 'A question about the whole picture of a household.' },
      {
        name: 'Questions',
        description: 'What only programs ask: an APR from dates, an APY from dollars and days, stepped rates.',
      },
      { name: 'Facts', description: 'A figure of law by its name and year.' },
      { name: 'Published', description: 'What others publish, and our articles.' },
      {
        name: 'Community',
        description: 'Questions and answers of visitors. Only here is anything kept of what is sent.',
      },
      { name: 'About', description: 'This API.' },
    ],
    'x-units': allUnits,
    paths: Object.assign({}, ...parts.map(({ paths }) => paths), publishedPaths, communityPaths),
    components: {
      headers: {
        ETag: {
          description: 'Send it back as `If-None-Match` to be told 304 when nothing changed.',
          schema: { type: 'string' },
        },
      },
      responses,
      schemas: Object.assign(
        {},
        sharedSchemas,
        ...parts.map(({ schemas }) => schemas),
        publishedSchemas,
        communitySchemas,
        {
          Error: errorSchema,
        },
      ),
    },
  }
}
