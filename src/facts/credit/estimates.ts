import { cited } from '../cited.ts'

/*
 * Our own estimates for playing through what-ifs, chosen between the published sample figures. Nobody but the model makers
 * knows the formulas: every result from these must be called an estimate.
 */

/** Points lost, lowest to highest, from 680 and from 780, for what `missteps` in `scores.ts` does not print. */
export const estimatedEffects = cited(
  [
    { key: 'late-60', event: '60-day late payment', from680: [70, 95], from780: [100, 125] },
    { key: 'late-90', event: '90-day late payment', from680: [80, 115], from780: [110, 145] },
    { key: 'inquiry', event: 'hard inquiry', from680: [0, 5], from780: [0, 5] },
    { key: 'new-account', event: 'new card opened', from680: [3, 15], from780: [3, 15] },
  ],
  'assumption',
  { status: 'assumption', note: 'An estimate. Below 680 the effect shrinks in a line to nothing at 300.' },
)

/** Points against the best use of card limits, by the share in use up to `upTo`. */
export const utilizationEffects = cited(
  [
    { upTo: 0, points: -5 },
    { upTo: 0.09, points: 0 },
    { upTo: 0.29, points: -15 },
    { upTo: 0.49, points: -35 },
    { upTo: 0.74, points: -55 },
    { upTo: 0.89, points: -70 },
    { upTo: 1, points: -85 },
  ],
  'assumption',
  { status: 'assumption', note: 'An estimate. Most models look only at the last reported balances.' },
)
