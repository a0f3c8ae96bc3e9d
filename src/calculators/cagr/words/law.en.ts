/** What is being fetched. */
export const lawWords = { record: 'the record of U.S. stocks and prices' }
