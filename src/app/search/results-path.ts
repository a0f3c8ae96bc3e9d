/** Where all results of a question stand. The words are behind the '#', which browsers never send to a server. */
export const resultsPath = (question: string): string => {
  const words = question.trim().slice(0, 200)
  return words === '' ? '/financial-calculators' : `/financial-calculators#${new URLSearchParams({ q: words })}`
}

/** The question in an address: behind the '#', or in the query where a form was sent without scripts. */
export const questionIn = ({ search, hash }: { readonly search: string; readonly hash: string }): string =>
  (new URLSearchParams(hash.slice(1)).get('q') ?? new URLSearchParams(search).get('q') ?? '').slice(0, 200)
