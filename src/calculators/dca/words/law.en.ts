/** What is being fetched. */
export const lawWords = { past: 'the record of U.S. stocks and prices' }
