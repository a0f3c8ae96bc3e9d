import type { Say } from '#calculators/kit/say.ts'

export const ownWords = {
  /** `stretches`: which plan is cheapest up to which bills, from none. */
  plans: (stretches: readonly { readonly name: string; readonly to: number }[], { money }: Say): string => {
    const [first, second, third] = stretches
    if (!first || !second) return `Plan **${first?.name ?? 'A'}** costs less, whatever care you need.`
    const until = `Plan **${first.name}** costs less while the year’s bills stay under **${money(first.to)}**.`
    return third
      ? `${until} Then plan ${second.name} does, up to ${money(second.to)}, and above that plan ${third.name} again.`
      : `${until} Above that, plan **${second.name}** does.`
  },
  planYears: (
    years: { readonly quiet: readonly [number, number]; readonly worst: readonly [number, number] },
    { money }: Say,
  ): string =>
    `With no bills, A costs ${money(years.quiet[0])} and B ${money(years.quiet[1])} for the year. In the worst year it’s ${money(years.worst[0])} and ${money(years.worst[1])}.`,
  garnished: (most: number, { money }: Say): string =>
    most > 0
      ? `Under federal law, at most **${money(most)}** of this week’s pay could be taken.`
      : 'Under federal law, **nothing** could be taken from this week’s pay.',
  garnishedRests: (left: number, { money }: Say): string =>
    `You’d keep at least ${money(left)}. Some states protect more. Support, taxes and federal loans have other limits.`,
  lasts: (weeks: number | null, { number }: Say): string => {
    if (weeks === null) return 'What comes in covers your essentials for years.'
    const months = weeks / (52 / 12)
    return months < 1.5
      ? `Your cash covers essentials for about **${number(Math.floor(weeks), 0)} ${Math.floor(weeks) === 1 ? 'week' : 'weeks'}**.`
      : `Your cash covers essentials for about **${number(Math.floor(months * 2) / 2, 1)} months**.`
  },
  lastsRests: (short: number, { money }: Say): string =>
    short > 0
      ? `Beside what comes in, essentials take ${money(short)} a month from your cash.`
      : 'What comes in covers your essentials while it lasts.',
}
