/** The articles of this release, newest first. One line each. */
import type { SeedPost } from './post.ts'
import { askAt80 } from './posts/ask-at-80.ts'
import { minimumPayments } from './posts/minimum-payments.ts'
import { ninetyEightYears } from './posts/ninety-eight-years.ts'

export const posts: readonly SeedPost[] = [askAt80, minimumPayments, ninetyEightYears]
