/** Questions that fit one page with a line to write on below each. */
export const ON_A_PAGE = 10

export const inTens = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / ON_A_PAGE) }, (_, at) =>
    list.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
  )
