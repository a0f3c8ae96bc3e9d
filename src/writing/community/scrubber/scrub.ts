/**
 * Finds personal details before anything is sent, and again on the server (decision 0066). Nothing of what was found is ever written to a
 * log. Words decide little here: a number that passes its published check, or that is named by the words beside it, is marked; prices,
 * years, ZIP codes, forms and plans named by numbers are not.
 */
import { type Finding, mayStay, type PersonalKind, personalKinds } from './kinds.ts'
import { numberFinders } from './number-finders.ts'
import { plainOf } from './plain.ts'
import { wordFinders } from './word-finders.ts'

/** What stands where something was cut out. No sign of our own marks of text. */
export const hiddenWords: Readonly<Record<PersonalKind, string>> = {
  ssn: '(number hidden)',
  card: '(card number hidden)',
  bank: '(account number hidden)',
  wallet: '(wallet hidden)',
  secret: '(secret hidden)',
  invite: '(invitation hidden)',
  phone: '(phone hidden)',
  email: '(email hidden)',
  handle: '(account name hidden)',
  address: '(address hidden)',
  birthDate: '(date of birth hidden)',
  idNumber: '(number hidden)',
  spelled: '(number hidden)',
  balance: '(amount hidden)',
  name: '(name hidden)',
  employer: '(employer hidden)',
}

const strength = { block: 3, mask: 2, round: 1, warn: 0 } as const
const strengthOf = ({ kind }: Finding): number => strength[personalKinds[kind]]

/** Everything personal in a text, in order, no two over each other: of two the stronger stays, of two alike the longer. */
export function findPersonal(source: string): readonly Finding[] {
  const { text, at } = plainOf(source)
  const all = [...numberFinders, ...wordFinders].flatMap(({ kind, find }) =>
    find(text).map(
      ([from, to, instead]): Finding => ({
        kind,
        from: at[from] ?? 0,
        // What takes no room at the end of a match belongs to it.
        to: at[to] ?? source.length,
        instead: instead ?? hiddenWords[kind],
      }),
    ),
  )
  const chosen: Finding[] = []
  for (const one of all.toSorted((a, b) => strengthOf(b) - strengthOf(a) || b.to - b.from - (a.to - a.from)))
    if (chosen.every((other) => one.to <= other.from || one.from >= other.to)) chosen.push(one)
  return chosen.toSorted((a, b) => a.from - b.from)
}

/** The text with the findings replaced. Outside of them not a sign is changed. `findings` are of this very text, in order. */
export function hidden(source: string, findings: readonly Finding[]): string {
  let text = ''
  let from = 0
  for (const one of findings) {
    text += source.slice(from, one.from) + one.instead
    from = one.to
  }
  return text + source.slice(from)
}

/** What may never be published, even where the writer would. */
export const mustGo = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ kind }) => !mayStay(kind))
