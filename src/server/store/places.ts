import type { ExpressionBuilder, ExpressionWrapper, ReferenceExpression, SqlBool } from 'kysely'

/** A place in a list that is newest first: behind the row of this time and id. It names a row, so new ones on top move nobody's place. */
export const placeOf = (at: string, id: string): string => `${at}_${id}`

/** The rows behind a place, in the order time descending, id descending. */
export function behind<DB, TB extends keyof DB>(
  is: ExpressionBuilder<DB, TB>,
  time: ReferenceExpression<DB, TB>,
  id: ReferenceExpression<DB, TB>,
  place: string,
): ExpressionWrapper<DB, TB, SqlBool> {
  const cut = place.indexOf('_')
  const [at, last] = [place.slice(0, cut), place.slice(cut + 1)]
  return is.or([is(time, '<', at as never), is.and([is(time, '=', at as never), is(id, '<', last as never)])])
}
