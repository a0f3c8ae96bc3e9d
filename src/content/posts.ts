/** The articles of this release, newest first. One line each. */
import type { SeedPost } from './post.ts'
import { askAt80 } from './posts/ask-at-80.ts'
import { fourDeals } from './posts/four-deals.ts'
import { fourPercent } from './posts/four-percent.ts'
import { freeze } from './posts/freeze.ts'
import { medicare63 } from './posts/medicare-63.ts'
import { minimumPayments } from './posts/minimum-payments.ts'
import { moneyTalks } from './posts/money-talks.ts'
import { ninetyEightYears } from './posts/ninety-eight-years.ts'
import { rapCliff } from './posts/rap-cliff.ts'
import { refund } from './posts/refund.ts'
import { saversMatch } from './posts/savers-match.ts'
import { unevenPay } from './posts/uneven-pay.ts'

export const posts: readonly SeedPost[] = [
  medicare63,
  refund,
  rapCliff,
  fourPercent,
  askAt80,
  minimumPayments,
  ninetyEightYears,
  fourDeals,
  unevenPay,
  saversMatch,
  freeze,
  moneyTalks,
]
