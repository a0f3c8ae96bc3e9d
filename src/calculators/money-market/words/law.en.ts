/** What is being fetched, to stand in “Fetching …”. */
export const lawWords = { everyState: 'the rules of every state', noState: 'the tax rules' }
