/**
 * The threads the community begins with. They are the operator's and say so: nobody is made up, and no answer is.
 */
export interface StarterThread {
  /** As every thread's: ten small letters and digits. */
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly text: string
  readonly tags: readonly string[]
  readonly scenario: { readonly calculator: string; readonly link: string } | null
  /** ISO time. */
  readonly at: string
}

export const starterThreads: readonly StarterThread[] = [
  {
    id: 'starter0hi',
    slug: 'how-to-ask-here',
    title: 'How do you ask a money question here without saying who you are?',
    text: `This is the first thread, written by Truepenny. It shows how a question can look.

Share rounded numbers, not your identity:

- **Your goal.** What would be better if this went well?
- **Rounded numbers.** Income, debts and rent to the nearest hundred are enough.
- **What you tried**, and what you’re afraid of.
- **A calculation.** Open a calculator, copy its link and attach it. Others can run the same numbers.

Leave out names, employers, streets, phone numbers and account numbers. We check for them before anything is sent, and you choose what happens with each.

You get an edit code when you post. It’s the only way to change or delete your post, so keep it.

Anything unclear about this place? Ask right here.`,
    tags: ['other'],
    scenario: null,
    at: '2026-11-23T12:00:00.000Z',
  },
  {
    id: 'starter1st',
    slug: 'what-helped-you-start-an-emergency-fund',
    title: 'What helped you start an emergency fund when money was short?',
    text: `A question from Truepenny to everybody who has done it, or is trying.

Many people know that a cushion helps, and find it hard to begin. What got yours going?

- How big was the first goal: one car repair, one month of rent?
- Where did the first dollars come from?
- What made it stick, or what made it stop?

Our [Emergency Fund Calculator](/emergency-fund-calculator-new) works out how much your own bills call for. If you use it, you can paste its link into your answer.

Please keep it to what you lived through yourself. No products, no referral codes.`,
    tags: ['saving', 'budget'],
    scenario: null,
    at: '2026-11-23T12:01:00.000Z',
  },
  {
    id: 'starter2nd',
    slug: 'which-number-here-looks-wrong-to-you',
    title: 'Which number on this site looks wrong or hard to follow?',
    text: `Truepenny asks: which figure, sentence or chart made you stop?

Tell us the page and what you expected instead. If the law or an agency says something else, a link to it helps most.

What turns out to be wrong is fixed, and listed under [corrections](/about#corrections) with what it was and since when.`,
    tags: ['other'],
    scenario: null,
    at: '2026-11-23T12:02:00.000Z',
  },
]
