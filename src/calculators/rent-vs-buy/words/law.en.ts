/** What is being fetched, to stand in “Fetching …”. */
export const lawWords = { homes: 'the rules for homes' }
