/** Figures as rules: what each is worth in its unit. Their names stand in the words. */
import type { Figure } from './calculator.ts'

type Rule<C> = Omit<Figure<C>, 'key' | 'label' | 'short'>
/** What a figure is called: a name, and a shorter one for tight places where it is the headline's. */
export type FigureName = string | { readonly label: string; readonly short: string }

/** A figure in this unit; null where this outcome has none. */
export const figure = <C>(
  unit: Rule<C>['unit'],
  value: Rule<C>['value'],
  more: Pick<Rule<C>, 'moreIs'> = {},
): Rule<C> => ({
  unit,
  value,
  ...more,
})
/** The same for money over time, in the dollars printed on each bill. */
export const futureDollars = <C>(rule: Rule<C>): Rule<C> => ({ ...rule, dollars: 'nominal' })
/** The same in dollars of today. */
export const todaysDollars = <C>(rule: Rule<C>): Rule<C> => ({ ...rule, dollars: 'today' })

/** Less of it is better: a comparison can name the best. */
export const worse = <C>(rule: Rule<C>): Rule<C> => ({ ...rule, moreIs: 'worse' })

/** Rules with their names, in the order of the rules: no rule without a name, no name without a rule. */
export const named = <K extends string, C>(
  names: { readonly [N in K]: FigureName },
  rules: { readonly [N in K]: Rule<C> },
): readonly Figure<C>[] =>
  (Object.keys(rules) as K[]).map((key) => {
    const name = names[key]
    return {
      key,
      ...(typeof name === 'string' ? { label: name } : (name as { readonly label: string })),
      ...(rules[key] as Rule<C>),
    }
  })
