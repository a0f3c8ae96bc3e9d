import { fromMonthCount, legalBirth } from '#engine/social-security/birth.ts'
import { ageTables } from '#facts/social-security/rules.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Say } from '../kit/say.ts'
import type { SocialSecurityContext } from './context.ts'
import { claimMonthOf } from './person.ts'
import { hintWords } from './words/answer.en.ts'

/** When payments start, full retirement age, and the first month where the law moves the claim to it. */
function claimHint(birthDate: string, age: number, say: Say): string | undefined {
  const birth = legalBirth(birthDate, ageTables)
  if (birth === null) return undefined
  const month = claimMonthOf(birth, age)
  const hint = hintWords.payments({ month: fromMonthCount(month), fullAge: birth.fullAge }, say)
  return month > birth.month + age ? `${hint} ${hintWords.firstAllowed({ age: month - birth.month })}` : hint
}

const payHints = {
  record: hintWords.payAhead,
  benefit: hintWords.payForTest,
  pay: undefined,
  paid: undefined,
  disability: undefined,
}

export const hints: NonNullable<AnswerPart<SocialSecurityContext>['hints']> = {
  claimAge: ({ inputs, say }) => claimHint(inputs.birthDate, inputs.claimAge, say),
  pay: ({ inputs }) => payHints[inputs.knows],
  otherClaimAge: ({ inputs, say }) =>
    inputs.marital === 'widowed' ? hintWords.lateClaim : claimHint(inputs.otherBirthDate, inputs.otherClaimAge, say),
}
