/** What is being fetched, to stand in “Fetching …”. */
export const lawWords = { homeLoans: 'the rules for home loans' }
