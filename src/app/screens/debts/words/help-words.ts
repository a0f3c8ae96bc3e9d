/** What a household in trouble reads first, and what is said about federal student loans. */
import { american as say } from '#calculators/kit/say.ts'
import type { Trouble } from '#engine/planning/debts/guards.ts'

type ValuesOf<K extends Trouble['kind']> = Extract<Trouble, { kind: K }>
export const troubleWords = {
  'cannot-pay': () => 'When the minimums don’t fit, free help comes before any payoff order.',
  missed: (_: ValuesOf<'missed'>, names: readonly string[]) =>
    `You’ve missed payments on ${say.list(names)}. A call can often keep it from getting worse.`,
  'below-minimums': ({ short }: ValuesOf<'below-minimums'>) =>
    `These payments are ${say.money(short)} a month below the minimums.`,
  'short-month': ({ short }: ValuesOf<'short-month'>) =>
    `Your month ends about ${say.money(short)} short after these payments.`,
}

export const federalWords = {
  title: 'Before you pay extra on federal student loans',
  lead: (v: { balance: number; names: readonly string[] }) =>
    `${say.list(v.names)} (${say.money(v.balance)}) ${v.names.length === 1 ? 'comes' : 'come'} with protections other debts don’t have.`,
  points: (v: { payments: number }): readonly string[] => [
    'Payments can follow your income with RAP or IBR, and what’s left can be forgiven after enough payments.',
    `With Public Service Loan Forgiveness, what’s left is forgiven after ${v.payments} qualifying payments. Anything extra would pay off what may be forgiven.`,
    'You can ask to pause payments after a job loss or illness. The loan is canceled if the borrower dies or is totally and permanently disabled.',
  ],
  lost: 'Refinancing with a private lender, or paying it off with a card or home equity, ends all of this for good.',
  hold: 'I’m working toward forgiveness: pay only the minimum here',
  link: 'See your plans and forgiveness',
}
