/** Twenty years of monthly deposits; a link holds no more. */
export const MOST_FLOWS = 240
export const MOST_RETURNS = 120
