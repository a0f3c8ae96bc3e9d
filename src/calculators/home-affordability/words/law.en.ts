/** What is being fetched, to stand in “Fetching …”. */
export const lawWords = { loanLimits: 'the loan limits' }
