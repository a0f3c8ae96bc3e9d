import { defaultYear } from '#facts/default-year.ts'
import type { CheckAnswer } from '#wire/article-check.ts'
import { bindText } from '#writing/bound/bind.ts'
import { offersIn } from '#writing/bound/offers.ts'
import { toReread } from '#writing/bound/reread.ts'
import { Problem } from '../../http/problems.ts'

/** A text as visitors would read it on a day, the numbers in it that could be bound, and what to read again in the next tax year. */
export async function checkText(body: string, today: string): Promise<CheckAnswer> {
  const shown = await bindText(body, { today, year: defaultYear })
  const again = await toReread([{ slug: '', title: '', body }], defaultYear, defaultYear + 1)
  return {
    shown,
    offers: offersIn(body).map(({ names, ...rest }) => ({ ...rest, names: [...names] })),
    reread: again.map(({ sentence, says }) => ({ sentence, says })),
  }
}

/** Throws, with the reason of the first, where a number between braces cannot be looked up: such a text does not go out. */
export async function refuseUnknownNumbers(body: string, today: string): Promise<void> {
  const { refused } = await bindText(body, { today, year: defaultYear })
  const [first] = refused
  if (first) throw new Problem(422, 'unknown_number', `{{${first.says}}} can’t be looked up. ${first.sentence}`)
}
