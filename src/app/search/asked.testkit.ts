/** The questions people type, as the tests read them. */
import { debtQuestions } from './questions/debt.testkit.ts'
import { freshQuestions } from './questions/fresh.testkit.ts'
import { homeQuestions } from './questions/home.testkit.ts'
import { moneyQuestions } from './questions/money.testkit.ts'
import { moreQuestions } from './questions/more.testkit.ts'
import { planningQuestions } from './questions/planning.testkit.ts'

export interface Asked {
  readonly slug: string
  readonly question: string
  /** The inputs it should open with, all of them; null where the test does not say. */
  readonly inputs: Readonly<Record<string, string>> | null
}

const read = (text: string): readonly Asked[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [slug = '', question = '', inputs] = line.split(' | ')
      const pairs = inputs?.split(' ').map((pair) => pair.split('=') as [string, string])
      return { slug, question, inputs: pairs ? Object.fromEntries(pairs) : null }
    })

export const asked = [homeQuestions, debtQuestions, moneyQuestions, moreQuestions, planningQuestions].flatMap(read)
/** Not used while the vocabulary was written. */
export const fresh = read(freshQuestions)
