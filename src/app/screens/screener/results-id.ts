/** Where the matches stand on the page. */
export const RESULTS_ID = 'matches'
