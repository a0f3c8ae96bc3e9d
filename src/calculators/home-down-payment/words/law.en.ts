/** What is being fetched, to stand in “Fetching …”. */
export const lawWords = { conforming: 'the loan limits' }
