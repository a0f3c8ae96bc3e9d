/** What is fetched, to stand in "Fetching …". */
export const lawWords = { poverty: 'the poverty guidelines' }
