/** Badges are things a child has done, each earned once. None counts anything. */
export const badges = {
  counted: 'I counted coins',
  plan: 'I made a plan',
  waited: 'I waited',
  shared: 'I shared',
  helpers: 'I met the helpers',
  story: 'I read a story',
  helped: 'I helped at home',
  worked: 'I did a job for pay',
  compared: 'I looked twice',
  shop: 'I ran a stand',
  grew: 'I let it grow',
  trick: 'I found the trick',
  asked: 'I asked first',
  checked: 'I checked the paper',
  cost: 'I know what a loan costs',
  riddles: 'I solved riddles',
  spread: 'I used more than one jar',
} as const
export type Badge = keyof typeof badges
export const isBadge = (name: unknown): name is Badge => typeof name === 'string' && Object.hasOwn(badges, name)
