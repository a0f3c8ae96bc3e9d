import { dtiConventional, dtiFha, dtiUsda, dtiVa, fhaMinimumDown } from './mortgage.ts'
import { conventionalMinimumDown } from './qualifying.ts'

/**
 * What each program asks of a month: housing alone (`front`) and housing with all debts (`back`), decimal shares of income before tax;
 * null where it sets none. `guide` is what it asks of everyone, `most` what it may go up to with strong credit, savings or both. Fannie
 * Mae sets no limit on housing alone; the VA's most is its residual income, no ratio.
 */
export const programLimits = {
  conventional: {
    guide: { front: null, back: dtiConventional.value.manual },
    most: { front: null, back: dtiConventional.value.automated },
  },
  fha: {
    guide: { front: dtiFha.value.front, back: dtiFha.value.back },
    most: { front: null, back: dtiFha.value.backAutomatedUpTo },
  },
  va: { guide: { front: null, back: dtiVa.value.back }, most: { front: null, back: null } },
  usda: { guide: dtiUsda.value, most: dtiUsda.value },
}

/** Smallest down payment, decimal share of the price. */
export const programMinimumDown = {
  conventional: conventionalMinimumDown.value,
  fha: fhaMinimumDown.value[0]?.share ?? 0,
  va: 0,
  usda: 0,
}
