/** The decision guides, in the order of the list. A guide is a file of this folder and a line here. */

import { guide as collectionLetter } from './got-a-collection-letter.ts'
import { guide as windfall } from './got-a-windfall.ts'
import { guide as healthPlan } from './health-plan-choice.ts'
import { guide as jobOffer } from './job-offer.ts'
import type { Guide, GuideAbout } from './kit/guide.ts'
import { guide as lostJob } from './lost-a-job.ts'
import { guide as rentOrBuy } from './rent-or-buy.ts'
import { guide as someoneDied } from './someone-died.ts'
import { guide as claimAge } from './when-to-claim-social-security.ts'
import { guide as nextAccount } from './which-account-next.ts'
import { guide as debtFirst } from './which-debt-first.ts'

export const guides: readonly Guide[] = [
  nextAccount,
  debtFirst,
  rentOrBuy,
  claimAge,
  healthPlan,
  jobOffer,
  windfall,
  collectionLetter,
  lostJob,
  someoneDied,
]
export const guideBySlug = (slug: string): Guide | undefined => guides.find(({ about }) => about.slug === slug)
export const guidePath = ({ slug }: Pick<GuideAbout, 'slug'>): string => `/guide/${slug}`
