import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** What spouses earn while married belongs half to each in these states. */
export const communityPropertyStates = cited<readonly StateCode[]>(
  ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI'],
  'irs-pub-555',
)
/** Spouses may choose it in these states: by agreement in Alaska, through a special trust in the others. */
export const communityPropertyByChoice = cited<readonly StateCode[]>(
  ['AK', 'FL', 'KY', 'SD', 'TN'],
  'state-community-trusts',
  { confidence: 'medium' },
)
