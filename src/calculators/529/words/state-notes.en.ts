/** What else a state's 529 rule says. */
import type { PlainPlan529Note, Plan529Note, Plan529NoteValues } from '#facts/state-rules/plan-529.ts'
import { type Say, type Sentences, sentence } from '../../kit/say.ts'

const plain = {
  'federal-gift-amount': 'Each contributor’s limit is the federal annual gift exclusion.',
} satisfies Record<PlainPlan529Note, string>

const valued = {
  'income-up-to-by-status': ({ one, couple }, say) =>
    `For AGI up to ${say.money(one)}, or ${say.money(couple)} for joint and head of household returns.`,
  'income-up-to': ({ amount }, say) => `For household income up to ${say.money(amount)}.`,
  'credit-instead': ({ most }, say) => `You can take a credit of up to ${say.money(most)} instead.`,
  'credit-share-of': ({ rate, single, joint, year }, say) =>
    `${say.percent(rate * 100)} of up to ${say.money(single)}, or ${say.money(joint)} on a joint return. These are ${year} limits, until the new ones are confirmed.`,
  'carries-forward': ({ noLimitFrom }) =>
    `What’s over the limit carries forward. There’s no limit from age ${noLimitFrom}.`,
} satisfies Sentences<Plan529NoteValues>

export const planNoteText = (note: Plan529Note, say: Say): string =>
  typeof note === 'string' ? plain[note] : sentence<Plan529NoteValues>(valued, note, say)
